import type { DemoReviewCycle } from '../demoReviews.ts'
import { overall, values } from './reviewTemplates.ts'

const stand = 'How do your goals stand?'
const support = 'What support do you need now?'

/** How somebody lived the values and how the year was, by steps of the reviewer. */
const rated = (lived: number, year: number) => ({
  answers: { [values]: { reviewer: lived }, [overall]: { reviewer: year } },
  notes: {},
})
const waiting = { submitted: 'reviewer' } as const

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
  // To be calibrated: the scores of some are not shared yet.
  {
    name: 'Year-end Review',
    template: 'Annual Review',
    departments: [],
    beginsInDays: -18,
    dueInDays: 6,
    reviews: [
      ['pita.henare', 'max', 'Complete', rated(4, 4)],
      ['connor.mcallister', 'max', 'Complete', rated(4, 4)],
      ['john.smith2', 'max', 'Complete', rated(3, 4)],
      ['kofi.asante', 'max', 'Writing', { ...rated(4, 4), ...waiting }],
      ['yousef.alhaddad', 'max', 'Writing', { ...rated(4, 3), ...waiting }],
      ['bartholomew', 'max', 'Complete', rated(3, 4)],
      ['emily.zhang', 'max', 'Writing', { ...rated(4, 4), ...waiting }],
      ['tuyet.nguyen', 'max', 'Complete', rated(4, 3)],
      ['beatriz.carvalho', 'ingrid.halvorsen', 'Complete', rated(3, 3)],
      ['goran.petrovic', 'ingrid.halvorsen', 'Complete', rated(3, 3)],
      ['mateo.quispe', 'ingrid.halvorsen', 'Complete', rated(3, 2)],
      ['wulandari', 'ingrid.halvorsen', 'Complete', rated(3, 3)],
      ['tyrone.baxter', 'ingrid.halvorsen', 'Writing', { ...rated(1, 1), ...waiting }],
      ['liam.nguyen', 'ingrid.halvorsen', 'Writing', { ...rated(2, 3), ...waiting }],
      ['kirra.dawson', 'ingrid.halvorsen', 'Writing', { ...rated(3, 3), ...waiting }],
      ['tariq.rahmani', 'bronwyn.griffiths', 'Complete', rated(3, 3)],
      ['sam.whitlock', 'bronwyn.griffiths', 'Writing', { ...rated(2, 2), ...waiting }],
      ['isaac.mwangi', 'leilani.faleolo', 'Complete', rated(3, 4)],
      ['hannah.vogel', 'leilani.faleolo', 'Complete', rated(3, 3)],
      ['ingrid.halvorsen', 'tomasz.wieczorek', 'Complete', rated(3, 3)],
      ['bronwyn.griffiths', 'tomasz.wieczorek', 'Complete', rated(4, 3)],
      ['priya.raman', 'tomasz.wieczorek', 'Complete', rated(2, 3)],
      ['grace.kimathi', 'tomasz.wieczorek', 'Complete', rated(3, 4)],
      ['siobhan.orourke', 'tomasz.wieczorek', 'Complete', rated(3, 3)],
      ['leilani.faleolo', 'margaret.okonkwo-hale', 'Complete', rated(4, 4)],
      ['harriet.blackwood', 'margaret.okonkwo-hale', 'Writing', { ...rated(3, 3), ...waiting }],
      ['tomasz.wieczorek', 'margaret.okonkwo-hale', 'Complete', rated(3, 2)],
      ['charlotte.dubois', 'daniel.obrien', 'Writing'],
      ['rajesh.menon', 'siobhan.orourke', 'Scheduled'],
    ],
  },
]
