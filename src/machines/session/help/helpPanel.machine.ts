import { type ActorRefFrom, assign, setup } from 'xstate'
import { answerOf } from '../../kit/answers.ts'
import { type PortAnswer, port } from '../../kit/port.ts'
import { withEvent, withOutput } from '../../kit/settling.ts'
import type { HelpPorts } from './help.ports.ts'

/**
 * What the vertical Support button opens (§ 2.3): the hosted widget where one is configured, else the local panel with
 * its articles.
 *
 * Rules it keeps: a widget that cannot be opened is no reason to leave somebody without help, so the panel opens; what was
 * searched for is still there after an article was read.
 *
 * Events: `search.typed {text}`, `article.opened {id}`, `article.left`, `help.closed`.
 * Reads: `context.{search, articleId}`; `matches('browsing' | 'reading')`.
 */
interface Context {
  /** The address it was opened on. */
  readonly page: string
  readonly search: string
  readonly articleId: string | null
}

type Event =
  | { readonly type: 'search.typed'; readonly text: string }
  | { readonly type: 'article.opened'; readonly id: string }
  | { readonly type: 'article.left' }
  | { readonly type: 'help.closed' }

type Opened = PortAnswer<HelpPorts['openWidget']>

export const helpPanelMachine = setup({
  types: {} as { context: Context; events: Event; input: { readonly page: string } },
  actors: { openWidget: port<HelpPorts['openWidget']>('openWidget') },
  guards: {
    isElsewhere: (_: unknown, answer: Opened) => answerOf(answer) === 'elsewhere',
  },
  actions: {
    keepSearch: assign((_, { text }: { text: string }) => ({ search: text.slice(0, 200) })),
    openArticle: assign((_, { id }: { id: string }) => ({ articleId: id })),
    leaveArticle: assign({ articleId: null }),
  },
}).createMachine({
  id: 'helpPanel',
  context: ({ input: { page } }) => ({ page, search: '', articleId: null }),
  initial: 'opening',
  on: { 'help.closed': '.closed' },
  states: {
    opening: {
      invoke: {
        id: 'openWidget',
        src: 'openWidget',
        input: ({ context: { page } }) => ({ page }),
        onDone: [{ guard: withOutput('isElsewhere'), target: 'closed' }, { target: 'browsing' }],
        onError: 'browsing',
      },
    },
    browsing: {
      on: {
        'search.typed': { actions: withEvent('keepSearch') },
        'article.opened': { target: 'reading', actions: withEvent('openArticle') },
      },
    },
    reading: {
      exit: 'leaveArticle',
      on: {
        'article.opened': {
          target: 'reading',
          reenter: true,
          actions: withEvent('openArticle'),
        },
        'article.left': 'browsing',
      },
    },
    closed: { type: 'final' },
  },
})

export type HelpPanelActor = ActorRefFrom<typeof helpPanelMachine>
