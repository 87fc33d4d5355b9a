import type { DemoChartPlan } from '../demoChartPlans.ts'

/** One that is being drafted, and one that was published in the spring. */
export const chartPlans: readonly DemoChartPlan[] = [
  {
    name: 'Site teams after Vikram',
    note: 'Vikram does not come back before winter. His two supervisors go to Ingrid, and Grace’s quality lead moves closer to the sites.',
    state: 'Draft',
    by: 'ava',
    daysAgo: 1,
    effectiveInDays: 21,
    moves: [
      ['liam.nguyen', 'vikram.shetty', 'ingrid.halvorsen'],
      ['kirra.dawson', 'vikram.shetty', 'ingrid.halvorsen'],
      ['mei-ling.chua', 'grace.kimathi', 'tomasz.wieczorek'],
    ],
  },
  {
    name: 'Bids to Business Development',
    note: 'Charlotte writes the bids with Daniel from now on.',
    state: 'Published',
    by: 'ava',
    approvedBy: 'margaret.okonkwo-hale',
    daysAgo: 60,
    effectiveInDays: null,
    moves: [['charlotte.dubois', 'margaret.okonkwo-hale', 'daniel.obrien']],
  },
]
