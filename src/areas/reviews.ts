import { reviewsGateway } from '../infra/gateways/reviews.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { savingReview } from '../machines/reviews/planForm.ts'
import { reviewPlanning } from '../machines/reviews/planning.ts'
import { reviewChoicesReading, reviewWindows } from '../machines/reviews/readings.ts'
import { reviewAreaMachine, reviewDownload } from '../machines/reviews/reviewArea.machine.ts'
import type { ReviewPorts } from '../machines/reviews/reviews.ports.ts'
import { reviewSettings } from '../machines/reviews/settings.ts'
import { reviewTemplatePorts, reviewTemplates } from '../machines/reviews/templates.ts'
import { pages, panel } from '../ui/reviews/group.tsx'
import { areaOf } from './manifest.ts'

/** The area of performance reviews, loaded with its first page: its machines with their ports provided. */
export const reviewsArea = (ports: ReviewPorts) =>
  reviewAreaMachine.provide({
    actors: {
      windows: reviewWindows.provide({ load: ports.loadListed, count: ports.countListed }),
      choices: reviewChoicesReading.provide((_, signal) => ports.loadChoices(undefined, signal)),
      planning: reviewPlanning.provide(savingReview(ports)),
      templates: reviewTemplates.provide(reviewTemplatePorts(ports)),
      settings: reviewSettings.provide(ports.loadSettings, ports.saveSettings),
      download: reviewDownload.provide(ports.downloadList),
    },
  })

/** The area's screens and machines, which come together in one file; a review brings its own (`reviews/review.ts`). */
export const area = areaOf({
  pages,
  panel,
  machine: ({ run }) => reviewsArea(reviewsGateway(run, saveFile)),
})
