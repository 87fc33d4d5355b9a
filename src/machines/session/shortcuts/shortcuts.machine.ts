import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import {
  begins,
  completed,
  counts,
  type KeyPress,
  SECOND_KEY_MS,
  type Shortcut,
  type ShortcutTarget,
} from '../../../domain/session/shortcuts.ts'
import { withEvent } from '../../kit/settling.ts'
import { tellParent } from '../../kit/tell.ts'

/**
 * Makes shortcuts of keys: one, or two of them one after the other. Ours.
 *
 * Rules it keeps: those of `domain/session/shortcuts.ts`: nothing fires while somebody types or when single keys are
 * switched off, except with Ctrl; the second key is waited for 1.2 s; another key gives the first up, unless it begins a
 * shortcut itself.
 *
 * Events: `key.pressed {key, withControl, whileTyping}`, `singleKeys.switched {areOn}`.
 * Reads: `context.singleKeysAreOn`; `matches('awaitingSecond')`.
 * Emits `shortcut.followed {target}` and tells its parent the same.
 */
export interface ShortcutFollowed {
  readonly type: 'shortcut.followed'
  readonly target: ShortcutTarget
}

export interface ShortcutsInput {
  /** Those of this person, as things stand now. */
  readonly all: () => ReadonlyArray<Shortcut>
  readonly singleKeysAreOn: boolean
}

interface Context extends ShortcutsInput {
  readonly first: string | null
}

type Event =
  | ({ readonly type: 'key.pressed' } & KeyPress)
  | { readonly type: 'singleKeys.switched'; readonly areOn: boolean }

const found = (context: Context, press: KeyPress): Shortcut | undefined =>
  counts(press, context.singleKeysAreOn) ? completed(context.all(), context.first, press) : undefined

export const shortcutsMachine = setup({
  types: {} as { context: Context; events: Event; input: ShortcutsInput; emitted: ShortcutFollowed },
  delays: { secondKey: SECOND_KEY_MS },
  guards: {
    completes: ({ context }: { context: Context }, press: KeyPress) => found(context, press) !== undefined,
    begins: ({ context }: { context: Context }, press: KeyPress) =>
      counts(press, context.singleKeysAreOn) && begins(context.all(), press),
  },
  actions: {
    keepFirst: assign((_, { key }: KeyPress) => ({ first: key.toLowerCase() })),
    forgetFirst: assign({ first: null }),
    follow: enqueueActions(({ context, enqueue, self }, press: KeyPress) => {
      const shortcut = found(context, press)
      if (!shortcut) return
      const followed: ShortcutFollowed = { type: 'shortcut.followed', target: shortcut.target }
      enqueue.emit(followed)
      tellParent({ enqueue, self }, followed)
    }),
    switchSingleKeys: assign((_, { areOn }: { areOn: boolean }) => ({ singleKeysAreOn: areOn })),
  },
}).createMachine({
  id: 'shortcuts',
  context: ({ input }) => ({ ...input, first: null }),
  on: {
    'singleKeys.switched': { actions: withEvent('switchSingleKeys') },
  },
  initial: 'listening',
  states: {
    listening: {
      entry: 'forgetFirst',
      on: {
        'key.pressed': [
          {
            guard: withEvent('completes'),
            actions: withEvent('follow'),
          },
          {
            guard: withEvent('begins'),
            target: 'awaitingSecond',
            actions: withEvent('keepFirst'),
          },
          {},
        ],
      },
    },
    awaitingSecond: {
      after: { secondKey: 'listening' },
      on: {
        'key.pressed': [
          {
            guard: withEvent('completes'),
            target: 'listening',
            actions: withEvent('follow'),
          },
          {
            guard: withEvent('begins'),
            target: 'awaitingSecond',
            reenter: true,
            actions: withEvent('keepFirst'),
          },
          { target: 'listening' },
        ],
      },
    },
  },
})

export type ShortcutsActor = ActorRefFrom<typeof shortcutsMachine>
