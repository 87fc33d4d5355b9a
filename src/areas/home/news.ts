import { newsGateway } from '../../infra/gateways/home/news.gateway.ts'
import type { NewsPorts } from '../../machines/home/news/news.ports.ts'
import { newsAreaMachine } from '../../machines/home/news/newsArea.machine.ts'
import { occasionChoices, occasions, sinceVisit } from '../../machines/home/news/parts.ts'
import { areaOf } from '../manifest.ts'

/** What the home page tells of people, with its ports provided. */
export const newsArea = ({ loadOccasions, visitHome, loadOccasionChoices, saveOccasionChoices }: NewsPorts) =>
  newsAreaMachine.provide({
    actors: {
      occasions: occasions.provide(loadOccasions),
      since: sinceVisit.provide(visitHome),
      choices: occasionChoices.provide(loadOccasionChoices, saveOccasionChoices),
    },
  })

/** Loaded with the home page, beside what stands on it. */
export const area = areaOf({ machine: ({ run }) => newsArea(newsGateway(run)) })
