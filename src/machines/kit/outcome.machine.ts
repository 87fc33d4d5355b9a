import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { type Announcement, announce, type Toast } from './announce.ts'
import { succeeded } from './answers.ts'
import { failedBecause } from './failureSentence.ts'
import { type Port, port, provided } from './port.ts'
import { settling, withEvent } from './settling.ts'
import { tellParent } from './tell.ts'

/**
 * What came of something that was done to many records at once.
 *
 * Rules it keeps: it stays until it is dismissed; the whole of it can be taken back once; an undo that fails can be tried
 * again; what comes of a newer act while an older one is being taken back is shown after it.
 *
 * Events: `outcome.arrived {outcome}`, `undo.asked`, `outcome.dismissed`. Reads: `context.{outcome, isUndone}` (by
 * `outcomeOf`'s `outcomeIn`); `matches('resting' | 'told' | 'undoing')`; `hasTag('busy')`. Emits `toast`. Tells its parent
 * what changed once something was taken back.
 */
interface Context {
  readonly outcome: unknown
  /** What is shown is what came of taking back. */
  readonly isUndone: boolean
  /** What came of a newer act meanwhile. */
  readonly next: unknown
}

const nothing: Context = { outcome: null, isUndone: false, next: null }

/** What a kind of acts says of itself. */
interface OutcomeShape<Outcome, Asked, Answer> {
  readonly id: string
  /** What is asked to take it back; null where it cannot be. */
  readonly undoOf: (outcome: Outcome) => Asked | null
  /** What is shown once it was taken back. */
  readonly undone: (answer: Answer) => Outcome
  readonly changed: (answer: Answer) => { readonly type: string }
  /** What is said in passing; `isHidden`: something newer is shown instead. */
  readonly said: (answer: Answer, isHidden: boolean) => Announcement | null
  readonly failed: string
}

export type OutcomeEvent<Outcome = unknown> =
  | { readonly type: 'outcome.arrived'; readonly outcome: Outcome }
  | { readonly type: 'undo.asked' }
  | { readonly type: 'outcome.dismissed' }

type Undo = Port<unknown, unknown, Failure>

const machineOf = ({ id, undoOf, undone, changed, said, failed }: OutcomeShape<unknown, unknown, unknown>) =>
  setup({
    types: {} as { context: Context; events: OutcomeEvent; emitted: Toast; tags: 'busy'; children: { undo: 'undo' } },
    actors: { undo: port<Undo>(`${id}.undo`) },
    guards: {
      succeeded,
      isUndoable: ({ context: { outcome, isUndone } }) => !isUndone && outcome !== null && undoOf(outcome) !== null,
    },
    actions: {
      keep: assign((_, { outcome }: { outcome: unknown }) => ({ outcome, isUndone: false })),
      keepNext: assign((_, { outcome }: { outcome: unknown }) => ({ next: outcome })),
      showNext: assign(({ context: { next } }) =>
        next === null ? {} : { outcome: next, isUndone: false, next: null },
      ),
      forget: assign(nothing),
      keepUndone: enqueueActions(({ context: { next }, enqueue, self, system }, answer: unknown) => {
        enqueue.assign({ outcome: undone(answer), isUndone: true })
        tellParent({ enqueue, self }, changed(answer))
        const words = said(answer, next !== null)
        if (words !== null) announce({ enqueue, system }, words)
      }),
      sayWhy: enqueueActions((speaking, failure: Failure) =>
        announce(speaking, { kind: 'error', text: failedBecause(failed, failure) }),
      ),
    },
  }).createMachine({
    id,
    context: nothing,
    initial: 'resting',
    states: {
      resting: { on: { 'outcome.arrived': { target: 'told', actions: withEvent('keep') } } },
      told: {
        on: {
          'outcome.arrived': { actions: withEvent('keep') },
          'undo.asked': [{ guard: 'isUndoable', target: 'undoing' }, {}],
          'outcome.dismissed': { target: 'resting', actions: 'forget' },
        },
      },
      undoing: {
        tags: 'busy',
        on: { 'outcome.arrived': { actions: withEvent('keepNext') } },
        invoke: {
          id: 'undo',
          src: 'undo',
          input: ({ context }: { context: Context }) => undoOf(context.outcome),
          ...settling<Undo>()({
            to: 'told',
            keep: 'keepUndone',
            and: 'showNext',
            otherwise: 'told',
            why: 'sayWhy',
            also: 'showNext',
          }),
        },
      },
    },
  })

export type OutcomeActor = ActorRefFrom<ReturnType<typeof machineOf>>

/** What came of one kind of acts, under its own types. */
export const outcomeOf = <Outcome, Asked, Answer>(shape: OutcomeShape<Outcome, Asked, Answer>) => {
  const machine = machineOf(shape as unknown as OutcomeShape<unknown, unknown, unknown>)
  return {
    machine,
    outcomeIn: ({ context }: { readonly context: Context }) => context.outcome as Outcome | null,
    provide: (undo: Port<Asked, Answer, Failure>) =>
      machine.provide({ actors: { undo: provided(undo as unknown as Undo) } }),
  }
}
