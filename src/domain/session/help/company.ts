/** Help with what administrators set up for the whole company (§ 2.3 help widget). The texts are ours. */
import type { Article } from './article.ts'

export const company: ReadonlyArray<Article> = [
  {
    id: 'features',
    title: 'Switch a part of the product on or off',
    about: ['features'],
    needs: { role: 'admin' },
    body: [
      'Feature Management lists every switch with what it shows: items of the menu, other pages, duties on to-do lists and mails of the morning.',
      [
        'Open Feature Management from the menu.',
        'Press the switch. It counts at once, for everybody.',
        'If the server refuses, the switch goes back and a message says why: perhaps somebody else has switched it meanwhile.',
      ],
      'Nothing is deleted by a switch. What it hides is kept, and comes back when it is switched on again. Under each switch stands who used it last, and the audit has every time before.',
    ],
  },
]
