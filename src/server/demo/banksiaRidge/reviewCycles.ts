import type { DemoReviewCycle } from '../demoReviews.ts'

const stand = 'How do your goals stand?'
const support = 'What support do you need now?'

/** Under way, with people at every step; two of them are late. */
// biome-ignore format: a review per line
export const reviewCycles: readonly DemoReviewCycle[] = [
  {
    name: 'Mid-year Review',
    template: 'Mid-year Review',
    departments: ['Estimating', 'Safety & Quality', 'Finance', 'Business Development'],
    beginsInDays: -12,
    dueInDays: 5,
    reviews: [
      ['priya.raman', 'tomasz.wieczorek', 'Writing', { submitted: 'employee', answers: { [stand]: { employee: 'Two of three bids won, the third is open.' } } }],
      ['noa.bendavid', 'priya.raman', 'Writing'],
      ['oscar.delgado', 'priya.raman', 'Scheduled'],
      ['grace.kimathi', 'tomasz.wieczorek', 'Discussing', { answers: { [stand]: { employee: 'No lost-time injury since March.', reviewer: 'The site walks carry that number.' } }, notes: {} }],
      ['hamish.fraser', 'grace.kimathi', 'Submitted', { answers: { [stand]: { employee: 'All toolbox talks held.', reviewer: 'Held, and noted the same day.' }, [support]: { employee: 'A second tablet on site.' } } }],
      ['mei-ling.chua', 'grace.kimathi', 'Writing', { dueInDays: -2 }],
      ['dylan.roberts', 'grace.kimathi', 'Scheduled'],
      ['siobhan.orourke', 'margaret.okonkwo-hale', 'Report', { answers: { [stand]: { employee: 'The audit closed without findings.', reviewer: 'A first in nine years.' } }, notes: {} }],
      ['chloe.papadopoulos', 'siobhan.orourke', 'Complete', { answers: { [stand]: { employee: 'Month end takes four days, was seven.', reviewer: 'And with fewer corrections.' } }, notes: {}, acknowledged: 'Thank you.' }],
      ['rajesh.menon', 'siobhan.orourke', 'Writing', { submitted: 'reviewer', answers: { [stand]: { reviewer: 'The new payroll runs without overtime.' } } }],
      ['fatima.el-sayed', 'siobhan.orourke', 'Writing'],
      ['daniel.obrien', 'margaret.okonkwo-hale', 'Scheduled', { dueInDays: -1 }],
      ['charlotte.dubois', 'daniel.obrien', 'Writing'],
    ],
  },
]
