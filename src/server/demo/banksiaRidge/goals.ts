import type { DemoGoal } from '../demoTenant.ts'
import { achieved, counted, dollars, percent } from '../goals.ts'

/** Every state, every kind of progress, one that is late, and some that were talked about. */
export const goals: readonly DemoGoal[] = [
  {
    of: 'eve',
    title: 'Lead the formwork on level three',
    description: 'Set out, brief the crew each morning, and hand over without a defect.',
    state: 'Active',
    dueInDays: 45,
    progress: percent(40),
    comments: [
      ['pita.henare', 20, 'Good start. Take the apprentices with you when you set out.'],
      ['eve', 18, 'Done, Tyrone has set out grid C himself.'],
    ],
  },
  {
    of: 'eve',
    title: 'Ticket for elevated work platforms',
    state: 'Active',
    dueInDays: -6,
    progress: achieved(false),
    comments: [['eve', 9, 'The course was moved twice. Next date is the 14th.']],
  },
  { of: 'eve', title: 'Waste sorted on site', state: 'Active', dueInDays: 120, progress: counted(55, 68, 85, '%') },
  { of: 'eve', title: 'Mentor an apprentice', state: 'Draft', progress: counted(0, 0, 12, 'weeks') },
  { of: 'eve', title: 'First aid renewed', state: 'Done', dueInDays: -30, progress: achieved(true) },
  {
    of: 'jack.thornbury',
    title: 'Lost time injuries at Harbour Street',
    description: 'None, and every near miss closed within a day.',
    state: 'Active',
    dueInDays: 60,
    progress: counted(0, 0, 1, 'quarter'),
  },
  {
    of: 'sione.taufa',
    title: 'Save on hired plant',
    description: 'Return what stands still for more than two days.',
    state: 'Active',
    dueInDays: 30,
    progress: dollars(18_450, 30_000),
    comments: [['max', 4, 'Well on the way. What about the second telehandler?']],
  },
  { of: 'sione.taufa', title: 'Second crew for night shift', state: 'Cancelled', progress: percent(10) },
  {
    of: 'max',
    title: 'Hand over Harbour Street on the day',
    state: 'Active',
    dueInDays: 75,
    progress: percent(62),
    comments: [['tomasz.wieczorek', 12, 'Facade is the long lead item. Shall we talk to the supplier together?']],
  },
  {
    of: 'ava',
    title: 'Position descriptions acknowledged',
    state: 'Active',
    dueInDays: 20,
    progress: counted(0, 44, 48, 'people'),
  },
]
