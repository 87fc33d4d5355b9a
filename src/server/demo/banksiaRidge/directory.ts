import type { DemoDirectory } from '../demoTenant.ts'

export const directory: DemoDirectory = {
  views: [
    {
      of: 'ava',
      name: 'First aiders by department',
      query: 'tag=first+aider&sort=department&columns=fullName+department+manager+email',
    },
    { of: 'ava', name: 'Casuals, former ones too', query: 'tag=casual&inactive=1' },
  ],
  imports: [
    {
      fileName: 'site-crew-september.csv',
      by: 'ava',
      daysAgo: 75,
      made: ['john.smith2', 'tyrone.baxter'],
      unchanged: 3,
    },
    { fileName: 'apprentices-draft.csv', by: 'ava', daysAgo: 76, made: [], unchanged: 0, reverted: { people: 4 } },
  ],
}
