import type { DemoReviewCycle } from '../demoReviews.ts'

const outcome = 'Which outcome for a client are you proud of?'

/** Condensed, as this client has it. */
// biome-ignore format: a review per line
export const reviewCycles: readonly DemoReviewCycle[] = [
  {
    name: 'Spring reviews',
    template: 'Annual Review',
    departments: ['Allied Health', 'Support Coordination'],
    beginsInDays: -9,
    dueInDays: 8,
    reviews: [
      ['nadia.kovac', 'catherine.moreau', 'Scheduled'],
      ['lucas.ferreira', 'nadia.kovac', 'Complete', { answers: { [outcome]: { employee: 'Mrs Lam cooks for herself again.', reviewer: 'Three months ahead of the plan.' } } }],
      ['sarah.whitford', 'nadia.kovac', 'Report', { answers: { [outcome]: { employee: 'The ramp at number nine.', reviewer: 'Built in a week, and used every day.' } } }],
      ['haruka.tanaka', 'nadia.kovac', 'Writing', { submitted: 'employee', answers: { [outcome]: { employee: 'Two clients off the waiting list.' } } }],
      ['imogen.price', 'nadia.kovac', 'Writing'],
      ['omar.farouk', 'nadia.kovac', 'Writing', { dueInDays: -3 }],
      ['elena.petrova', 'nadia.kovac', 'Scheduled'],
      ['michael.tui', 'catherine.moreau', 'Writing', { submitted: 'reviewer', answers: { [outcome]: { reviewer: 'No plan lapsed this quarter.' } } }],
      ['claire.beaumont', 'michael.tui', 'Submitted', { answers: { [outcome]: { employee: 'The siblings share one plan now.', reviewer: 'Two agencies said it could not be done.' } } }],
      ['ethan.walsh', 'claire.beaumont', 'Complete', { answers: { [outcome]: { employee: 'A home in reach of the train.', reviewer: 'He works there now.' } } }],
      ['gurpreet.kaur', 'claire.beaumont', 'Writing'],
      ['melissa.ortiz', 'claire.beaumont', 'Writing'],
      ['thabo.nkosi', 'claire.beaumont', 'Scheduled', { dueInDays: -1 }],
      ['wendy.liu', 'michael.tui', 'Scheduled'],
      ['patrick.odonnell', 'michael.tui', 'Writing', { submitted: 'employee', answers: { [outcome]: { employee: 'Intake within two days, each of them.' } } }],
    ],
  },
]
