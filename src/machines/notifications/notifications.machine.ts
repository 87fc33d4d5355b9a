import { type ActorRefFrom, assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Notifications, NotificationsRead } from '../../domain/notifications/nouns.ts'
import { marked } from '../../domain/notifications/reading.ts'
import { wording } from '../../domain/notifications/wording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { refresh } from '../kit/library.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import type { FollowNews, NotificationPorts } from './notifications.ports.ts'

/**
 * What somebody is told of, for the bell and its page, from the first page until they leave the client.
 *
 * Rules it keeps: what was read stays in sight while it is read again; news is read at once, and after it the to-do
 * list where something came; what is marked counts before the server has answered, one after the other, and is read anew where it
 * is refused, with the reason.
 *
 * Events: `news.heard`, `retry.asked`, `mark.asked {marks}`. Reads: `context.{found, failure}`;
 * `matches({ reading: 'loading' | 'showing' | 'renewing' | 'failed' })`. Emits `toast`. System id: `ownNotifications`.
 */
interface Context {
  readonly found: Notifications | null
  readonly failure: Failure | null
  /** What the server has not heard yet, in the order it was marked. */
  readonly marks: ReadonlyArray<NotificationsRead>
}

type Event =
  | { readonly type: 'news.heard' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'mark.asked'; readonly marks: NotificationsRead }

type Load = NotificationPorts['loadNotifications']
type Mark = NotificationPorts['markNotifications']

/** With what the server has not heard yet laid over it. */
const withMarks = (found: Notifications, marks: Context['marks']) => marks.reduce(marked, found)

export const notificationsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { follow: 'follow'; loadNotifications: 'loadNotifications'; markNotifications: 'markNotifications' }
  },
  actors: {
    follow: fromCallback<{ readonly type: string }>(() => undefined),
    loadNotifications: port<Load>('loadNotifications'),
    markNotifications: port<Mark>('markNotifications'),
  },
  guards: {
    succeeded,
    hasMarks: ({ context }) => context.marks.length > 0,
  },
  actions: {
    keep: assign(({ context }, found: Notifications) => ({ found: withMarks(found, context.marks), failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    mark: assign(({ context }, { marks }: { marks: NotificationsRead }) => ({
      found: context.found && marked(context.found, marks),
      marks: [...context.marks, marks],
    })),
    keepMarked: assign(({ context }, found: Notifications) => {
      const marks = context.marks.slice(1)
      return { marks, found: withMarks(found, marks) }
    }),
    giveUp: enqueueActions(({ context, enqueue, system }, failure: Failure) => {
      enqueue.assign({ marks: context.marks.slice(1) })
      enqueue.raise({ type: 'news.heard' })
      announce({ enqueue, system }, { kind: 'error', text: failedBecause(wording.notMarked, failure) })
    }),
    // The first word of a connection is often of what is known.
    readDuties: enqueueActions(({ context, enqueue, system }, found: Notifications) => {
      if (found.newest[0]?.id !== context.found?.newest[0]?.id) refresh({ enqueue, system }, 'toDo')
    }),
  },
}).createMachine({
  id: 'notifications',
  context: { found: null, failure: null, marks: [] },
  type: 'parallel',
  // Without it news comes with the next page that is loaded.
  invoke: { id: 'follow', src: 'follow', onError: {} },
  states: {
    reading: {
      initial: 'loading',
      states: {
        ...loadingStates<Load>()({ load: 'loadNotifications', keep: 'keep' }),
        showing: { on: { 'news.heard': 'renewing' } },
        renewing: {
          on: { 'news.heard': { target: 'renewing', reenter: true } },
          invoke: {
            id: 'loadNotifications',
            src: 'loadNotifications',
            ...settling<Load>()({ to: 'showing', keep: ['readDuties', 'keep'], otherwise: 'showing' }),
          },
        },
      },
    },
    marking: {
      initial: 'resting',
      on: { 'mark.asked': { actions: withEvent('mark') } },
      states: {
        resting: { always: { guard: 'hasMarks', target: 'marking' } },
        marking: {
          invoke: {
            id: 'markNotifications',
            src: 'markNotifications',
            input: ({ context }) => context.marks[0] as NotificationsRead,
            ...settling<Mark>()({ to: 'resting', keep: 'keepMarked', otherwise: 'resting', why: 'giveUp' }),
          },
        },
      },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>

/** Fills `follow`. */
export const following = (follow: FollowNews) =>
  fromCallback<{ readonly type: string }>(({ sendBack }) => follow(() => sendBack({ type: 'news.heard' })))
