import { pathTo } from '../../../domain/session/places.ts'
import type { DemoFeedback } from '../demoFeedback.ts'

export const feedback: readonly DemoFeedback[] = [
  {
    by: 'eve',
    kind: 'idea',
    daysAgo: 1,
    page: pathTo('certifications'),
    message: 'Show on the certification itself where the next course is held.\nI ring the office for it each time.',
  },
  {
    by: 'max',
    kind: 'bug',
    daysAgo: 4,
    page: pathTo('checkIns'),
    message: 'On my phone the list of agreed actions is hard to read in the sun.',
    answered: { by: 'ava', daysAgo: 2, status: 'inProgress', answer: 'We try the dark colours on site this week.' },
  },
  {
    by: 'eve',
    kind: 'praise',
    daysAgo: 12,
    message: 'Signing for tools on the phone takes ten seconds now. Thank you.',
    answered: { by: 'ava', daysAgo: 11, status: 'done', answer: '' },
  },
  {
    by: 'jack.thornbury',
    kind: 'idea',
    daysAgo: 20,
    page: pathTo('goals'),
    message: 'Let everybody see the goals of every other team.',
    answered: {
      by: 'ava',
      daysAgo: 18,
      status: 'declined',
      answer: 'Goals are shared by those whose they are. Ask them, and they can share theirs with you.',
    },
  },
]
