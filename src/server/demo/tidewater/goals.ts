import type { DemoGoal } from '../demoTenant.ts'
import { achieved, counted, percent } from '../goals.ts'

/** Care: certificates, families, supervision. */
export const goals: readonly DemoGoal[] = [
  {
    of: 'ruth.goldberg',
    title: 'Clinical supervision every month',
    description: 'Each registered nurse, with a note of what was agreed.',
    state: 'Active',
    dueInDays: 40,
    progress: counted(0, 8, 12, 'months'),
    updates: [
      ['ruth.goldberg', 48, 6, ''],
      ['ruth.goldberg', 15, 8, 'Caught up after the holidays.'],
    ],
  },
  { of: 'tess', title: 'Obtain HLTAID011', state: 'Active', dueInDays: 5, progress: achieved(false) },
  {
    of: 'tess',
    title: 'Mentor two graduates',
    state: 'Done',
    dueInDays: -20,
    progress: counted(0, 3, 2, 'graduates'),
    comments: [['ruth.goldberg', 18, 'Three, even. Thank you.']],
  },
  {
    of: 'michael.tui',
    title: 'Lift family satisfaction to 4.6',
    state: 'Active',
    dueInDays: 90,
    progress: counted(4.1, 4.4, 4.6, 'of 5'),
  },
  {
    of: 'peter.lindgren',
    title: '95 % of timesheets by Monday noon',
    state: 'Active',
    dueInDays: -3,
    progress: counted(72, 91, 95, '%'),
  },
  { of: 'ava', title: 'Overdue policies under 3 %', state: 'Active', dueInDays: 30, progress: counted(18, 6, 3, '%') },
  { of: 'nadia.kovac', title: 'Waiting list under four weeks', state: 'Draft', progress: percent(0) },
  { of: 'omar.farouk', title: 'Second language line', state: 'Cancelled', progress: percent(20) },
]
