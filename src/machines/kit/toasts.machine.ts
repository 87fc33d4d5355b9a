import { assign, cancel, enqueueActions, raise, setup } from 'xstate'
import type { Announcement } from './announce.ts'
import { withEvent } from './settling.ts'

/**
 * Everything the app has to say in passing.
 *
 * Rules it keeps: a success stays 5 s and an error 10 s (§ 9), and what is neither as long as a success; the time stands
 * still while somebody looks (pointer or focus on them) and begins anew after that; what is said twice stands once, with its
 * count; at most five at a time.
 *
 * Events: `toast.announced {kind, text}`, `toast.dismissed {id}`, `toasts.attended` (pointer or focus came),
 * `toasts.left`. Reads: `context.toasts`. System id: `toasts`; machines reach it through `announce`.
 * Not here: position and looks, which are the view's.
 */
export interface ShownToast extends Announcement {
  readonly id: string
  /** How often it was said while it stood. */
  readonly times: number
}

const lifetimeMs = ({ kind }: Announcement): number => (kind === 'error' ? 10_000 : 5_000)
const atMost = 5

interface Context {
  readonly toasts: ReadonlyArray<ShownToast>
  readonly nextId: number
}

type Event =
  | ({ readonly type: 'toast.announced' } & Announcement)
  | { readonly type: 'toast.dismissed'; readonly id: string }
  | { readonly type: 'toast.expired'; readonly id: string }
  | { readonly type: 'toasts.attended' }
  | { readonly type: 'toasts.left' }

const says = (announcement: Announcement) => (toast: ShownToast) =>
  toast.kind === announcement.kind && toast.text === announcement.text

const withAnnounced = ({ toasts, nextId }: Context, { kind, text }: Announcement): Context => {
  const before = toasts.find(says({ kind, text }))
  if (!before)
    return { toasts: [...toasts, { id: `toast-${nextId}`, kind, text, times: 1 }].slice(-atMost), nextId: nextId + 1 }
  return { toasts: toasts.map((toast) => (toast === before ? { ...toast, times: toast.times + 1 } : toast)), nextId }
}

export const toastsMachine = setup({
  types: {} as { context: Context; events: Event },
  actions: {
    show: assign(({ context }, announcement: Announcement) => withAnnounced(context, announcement)),
    remove: assign(({ context }, { id }: { id: string }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    startTime: enqueueActions(({ context, enqueue }) => {
      for (const toast of context.toasts) {
        enqueue(raise({ type: 'toast.expired', id: toast.id }, { id: toast.id, delay: lifetimeMs(toast) }))
      }
    }),
    startTimeOf: enqueueActions(({ context, enqueue }, announcement: Announcement) => {
      const toast = context.toasts.find(says(announcement))
      if (!toast) return
      enqueue(cancel(toast.id))
      enqueue(raise({ type: 'toast.expired', id: toast.id }, { id: toast.id, delay: lifetimeMs(toast) }))
    }),
    stopTime: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue(cancel(id))
    }),
    stopTimeOf: cancel((_, { id }: { id: string }) => id),
  },
  guards: {
    isTheLast: ({ context }, { id }: { id: string }) => context.toasts.every((toast) => toast.id === id),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], nextId: 1 },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'toast.announced': {
          target: 'showing',
          actions: [withEvent('show'), withEvent('startTimeOf')],
        },
      },
    },
    showing: {
      on: {
        'toast.announced': {
          actions: [withEvent('show'), withEvent('startTimeOf')],
        },
        'toast.expired': [
          {
            guard: withEvent('isTheLast'),
            target: 'quiet',
            actions: withEvent('remove'),
          },
          { actions: withEvent('remove') },
        ],
        'toast.dismissed': [
          {
            guard: withEvent('isTheLast'),
            target: 'quiet',
            actions: [withEvent('stopTimeOf'), withEvent('remove')],
          },
          {
            actions: [withEvent('stopTimeOf'), withEvent('remove')],
          },
        ],
        'toasts.attended': { target: 'attended', actions: 'stopTime' },
      },
    },
    attended: {
      on: {
        'toast.announced': { actions: withEvent('show') },
        // The last one takes the pointer's target with it, so nobody would ever say `toasts.left`.
        'toast.dismissed': [
          {
            guard: withEvent('isTheLast'),
            target: 'quiet',
            actions: withEvent('remove'),
          },
          { actions: withEvent('remove') },
        ],
        'toasts.left': { target: 'showing', actions: 'startTime' },
      },
    },
  },
})

declare module './tell.ts' {
  interface Neighbours {
    readonly toasts: Event
  }
}
