import type { DemoPraise } from '../demoPraise.ts'

/** On site and in the office. */
export const praise: readonly DemoPraise[] = [
  {
    by: 'max',
    to: ['eve'],
    daysAgo: 3,
    text: 'Stopped the lift of the façade panels when the wind came up, and rang the crane crew herself. Nobody was under it.',
    values: ['Safe Every Day', 'Say It Straight'],
  },
  {
    by: 'jack.thornbury',
    to: ['eve', 'sione.taufa'],
    daysAgo: 16,
    text: 'Between them they had level 1 ready for the inspector a day early, and swept.',
    values: ['Finish What We Start'],
  },
  {
    by: 'eve',
    to: ['jack.thornbury'],
    daysAgo: 30,
    text: 'Took a whole lunch to show me how to read the reinforcement drawings.',
    values: ['Look After Each Other'],
  },
  {
    by: 'ava',
    to: ['max'],
    daysAgo: 44,
    text: 'The permits folder for Kangaroo Point is the best handed over I have seen. The next site starts from it.',
    values: ['Leave It Better'],
  },
  {
    by: 'max',
    to: ['sione.taufa'],
    daysAgo: 61,
    text: 'A hard month at home, and not one toolbox talk missed. Thank you.',
    values: ['Look After Each Other'],
    isForLine: true,
  },
]
