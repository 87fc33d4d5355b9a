import type { DemoGoalTemplate } from '../demoTenant.ts'
import { achieved, counted, percent } from '../goals.ts'

/** What carers share in a year, and what somebody new begins with. */
export const goalTemplates: readonly DemoGoalTemplate[] = [
  {
    name: 'Carers, yearly',
    description: 'For everybody who works with clients.',
    goals: [
      ['Complete clinical supervision every month', counted(0, 0, 12, 'months'), 365],
      ['Renew HLTAID011', achieved(false), 180],
      ['Care plans reviewed on time', percent(0), 365],
    ],
  },
  {
    name: 'New carer, first three months',
    description: 'Beside somebody experienced, then alone.',
    goals: [
      ['Shadow shifts done', counted(0, 0, 6, 'shifts'), 30],
      ['Medication competency signed off', achieved(false), 60],
      ['Know the families of your clients', achieved(false), 90],
    ],
  },
  {
    name: 'Team leaders',
    description: 'What families and the roster notice.',
    goals: [
      ['Lift family satisfaction', counted(4.1, 4.1, 4.6, 'of 5'), 270],
      ['Reduce unfilled shifts', counted(12, 12, 3, '% of shifts'), 180],
    ],
  },
]
