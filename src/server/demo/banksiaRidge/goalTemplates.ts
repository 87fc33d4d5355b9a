import type { DemoGoalTemplate } from '../demoTenant.ts'
import { achieved, counted, dollars, percent } from '../goals.ts'

/** What everybody on site shares, what somebody new begins with, and what leads to the next tender. */
export const goalTemplates: readonly DemoGoalTemplate[] = [
  {
    name: 'Safe site, this quarter',
    description: 'For everybody who works on site.',
    goals: [
      ['Close out defects within ten days', percent(0), 90],
      ['No lost time injuries', achieved(false), 90],
      ['Toolbox talks led', counted(0, 0, 3, 'talks'), 90],
    ],
  },
  {
    name: 'First 90 days',
    description: 'For somebody new, from their first day on.',
    goals: [
      ['Know the site rules and who to ask', percent(0), 14],
      ['White card and tickets handed in', achieved(false), 7],
      ['Work a full cycle without supervision', achieved(false), 60],
      ['Say what you would do differently here', achieved(false), 90],
    ],
  },
  {
    name: 'Apprentices, half-year',
    description: 'On the tools and at TAFE.',
    goals: [
      ['Log book up to date every Friday', percent(0), 180],
      ['Set out on your own', achieved(false), 120],
      ['TAFE modules passed', counted(0, 0, 4, 'modules'), 180],
    ],
  },
  {
    name: 'Estimators',
    description: 'Tenders worth winning.',
    goals: [
      ['Projects won over two million', counted(0, 0, 2, 'projects'), 365],
      ['Margin kept on what was won', dollars(0, 250_000), 365],
    ],
  },
  {
    name: 'Timesheets on time',
    description: 'One goal for each crew leader.',
    goals: [['Timesheets in by Monday noon', counted(0, 0, 95, '%'), null]],
  },
  {
    name: 'Move to the new yard',
    description: 'While the yard moved. It stands where it should now.',
    isArchived: true,
    goals: [
      ['Everything of yours labelled and packed', achieved(false), 21],
      ['Plant moved without damage', percent(0), 30],
    ],
  },
]
