import type { DemoPraise } from '../demoPraise.ts'

export const praise: readonly DemoPraise[] = [
  {
    by: 'tess',
    to: ['dilani.perera'],
    daysAgo: 5,
    text: 'Rang about the swollen ankle the same evening. The doctor was there before breakfast.',
    values: ['Speak Up Early'],
  },
  {
    by: 'dilani.perera',
    to: ['marco.bellini'],
    daysAgo: 25,
    text: 'Mr Okafor makes his own tea again. Marco only stood beside him.',
    values: ['Do With, Not For'],
  },
]
