import type { DemoPolicy } from '../demoTenant.ts'

/** One policy for each state a person can be asked about. The audience is the 46 active people unless named. */
export const policies: readonly DemoPolicy[] = [
  { title: 'Code of Conduct', category: 'Conduct', publishedDaysAgo: 420, agreed: 'everybody' },
  { title: 'Workplace Behaviour', category: 'Conduct', publishedDaysAgo: 400, agreed: 'everybody' },
  // 28 of 46: 61 %.
  { title: 'Work Health and Safety', category: 'Health & Safety', publishedDaysAgo: 25, agreed: 28, notYet: ['max'] },
  // Changed in substance: everybody agreed to version 1, few to version 2 so far.
  {
    title: 'Drug and Alcohol',
    category: 'Health & Safety',
    version: 2,
    publishedDaysAgo: 6,
    dueInDays: 20,
    agreed: 9,
    notYet: ['eve', 'max', 'ava'],
  },
  {
    title: 'Heat and Sun',
    category: 'Health & Safety',
    publishedDaysAgo: 11,
    dueInDays: 3,
    agreed: 30,
    notYet: ['eve', 'yuri'],
  },
  {
    title: 'Psychosocial Safety',
    category: 'Health & Safety',
    publishedDaysAgo: 45,
    dueInDays: -9,
    agreed: 41,
    notYet: ['eve', 'john.smith2'],
  },
  {
    title: 'Mobile Plant',
    category: 'Vehicles & Plant',
    publishedDaysAgo: 60,
    onlyFor: ['bronwyn.griffiths', 'yuri', 'tariq.rahmani', 'sam.whitlock', 'sione.taufa', 'pita.henare'],
    agreed: 4,
    notYet: ['yuri'],
  },
  {
    title: 'Right to Disconnect',
    category: 'Leave & Hours',
    publishedDaysAgo: 380,
    newVersionAvailable: true,
    agreed: 'everybody',
  },
  { title: 'Leave', category: 'Leave & Hours', publishedDaysAgo: 700, agreed: 'everybody' },
  { title: 'Privacy', category: 'Privacy & IT', publishedDaysAgo: 650, agreed: 'everybody' },
  {
    title: 'Use of AI Tools',
    category: 'Privacy & IT',
    publishedDaysAgo: 1,
    dueInDays: 30,
    newVersionAvailable: true,
    agreed: 'nobody',
  },
  { title: 'Remuneration and Overtime', category: 'Employment', publishedDaysAgo: 300, agreed: 'everybody' },
]
