import type { NewsPorts } from '../../../machines/home/news/news.ports.ts'
import type { Run } from '../../http/run.ts'

export const newsGateway = (run: Run): NewsPorts => ({
  loadOccasions: (_, signal) => run('news', 'occasions', { signal }),
  visitHome: (_, signal) => run('news', 'visit', { signal }),
  loadOccasionChoices: (_, signal) => run('news', 'choices', { signal }),
  saveOccasionChoices: ({ hidesBirthday, hidesAnniversary }, signal) =>
    run('news', 'choose', { payload: { hidesBirthday, hidesAnniversary }, signal }),
})
