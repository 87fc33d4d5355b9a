import type { DemoDirectory } from '../demoTenant.ts'

export const directory: DemoDirectory = {
  views: [
    {
      of: 'ava',
      name: 'First aiders by department',
      query: 'tag=first+aider&sort=department&columns=fullName+department+manager+email',
    },
    { of: 'ava', name: 'Casuals, former ones too', query: 'tag=casual&inactive=1' },
    { of: 'ava', list: 'assets', name: 'Service overdue', query: 'sort=due&f.service=overdue', isShared: true },
    { of: 'ava', list: 'assets', name: 'Out with people', query: 'f.state=accepted&f.state=awaitingAcceptance' },
    { of: 'yuri', list: 'assets', name: 'Free in the yard', query: 'f.state=inStock' },
    {
      of: 'ava',
      list: 'reports',
      name: 'Late policies',
      query: 'report=outstandingPolicies&only=late',
      isMailed: true,
    },
    { of: 'ava', list: 'reports', name: 'Site crew', query: 'report=employeeDirectory&department=Site+Operations' },
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
