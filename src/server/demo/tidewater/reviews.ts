import type { DemoReview } from '../demoReviews.ts'

const outcome = 'Which outcome for a client are you proud of?'

/** Condensed, as this client has it: no discussion and no acknowledgement on the way. */
export const reviews: readonly DemoReview[] = [
  {
    of: 'tess',
    by: 'ruth.goldberg',
    name: 'Annual Review',
    template: 'Annual Review',
    beginsInDays: -60,
    dueInDays: -46,
    stage: 'Complete',
    answers: {
      [outcome]: {
        employee: 'Mr Howell walks to the shop again.',
        reviewer: 'The wound care round that you built up is what others copy.',
      },
      'What are your goals for the next year?': { employee: 'Wound care certificate.', reviewer: 'We pay for it.' },
    },
  },
  {
    of: 'joseph.mensah',
    by: 'ruth.goldberg',
    name: 'Annual Review',
    template: 'Annual Review',
    beginsInDays: -20,
    dueInDays: -3,
    stage: 'Report',
    answers: {
      [outcome]: { employee: 'Nobody in hospital over winter.', reviewer: 'Nights are calm since you lead them.' },
    },
  },
  {
    of: 'linh.pham',
    by: 'ruth.goldberg',
    name: 'Annual Review',
    template: 'Annual Review',
    beginsInDays: -10,
    dueInDays: 4,
    stage: 'Writing',
    submitted: 'employee',
    answers: { [outcome]: { employee: 'The new medication charts.' } },
  },
  {
    of: 'karen.mitchell',
    by: 'aroha.ngata',
    name: 'Annual Review',
    template: 'Annual Review',
    beginsInDays: -45,
    dueInDays: -20,
    stage: 'Writing',
  },
]
