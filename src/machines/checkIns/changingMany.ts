import * as Result from 'effect/Result'
import { enqueueActions, setup } from 'xstate'
import { type ManyField, manyFields } from '../../domain/checkIns/many.fields.ts'
import type { ManyChanges, ManyOutcome } from '../../domain/checkIns/many.ts'
import type { ManySet } from '../../domain/checkIns/nouns.ts'
import type { Draft } from '../../domain/kernel/record.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { draftOf } from '../kit/drafts.ts'
import { kept } from '../kit/kept.ts'
import { type OutcomeEvent, outcomeOf } from '../kit/outcome.machine.ts'
import { dialogsOf, type Succeeded } from '../kit/recordDialogs.machine.ts'
import { withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { ManyPorts } from './checkIns.ports.ts'

/** One thing of many check-ins or reviews, chosen in a dialog: what it is about, what is sent, and what came of it. */
export interface ManyChosen {
  readonly id: string
  readonly rows: ReadonlyArray<{ readonly id: string; readonly version: number; readonly name: string }>
}

/** One field at a time: `of` names it. */
export interface ManyForm extends Draft<typeof manyFields.fields> {
  readonly of: ManyField
}

/** With the names by which each was chosen: some may be gone since. */
export interface ManyDone {
  readonly names: Readonly<Record<string, string>>
  readonly outcome: ManyOutcome
}

interface Undo {
  readonly names: ManyDone['names']
  readonly update: ManyChanges
}

export const manyDraft = draftOf<ManyForm>('changingMany')

export const manyProblem = (form: ManyForm): string | undefined => manyFields.problems(form)[form.of]

const setOf = ({ of, ...draft }: ManyForm): ManySet => {
  const { dueDay, reviewerId } = manyFields.toSaved(draft)
  return of === 'dueDay' ? { dueDay } : { reviewerId: reviewerId as NonNullable<typeof reviewerId> }
}

interface ManyShape {
  /** Before the ids of its machines. */
  readonly of: 'checkIn' | 'review'
  /** Tells the area that some have changed. */
  readonly spread: (speaking: Parameters<typeof tell>[0]) => void
  readonly undone: string
  readonly failed: string
}

interface ManyChanged {
  readonly type: 'many.changed'
}

/**
 * The dialog over many, and what came of it with its undo, under the names of one area.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the other (`kit/kept.ts`); what came of many
 * stays in sight with its undo, and every change is told to the area.
 *
 * Events: `dialog.succeeded`, from the dialog; `many.changed`, from what came of it. Reads: `children.{dialogs, outcome}`.
 * System ids: its part's, and `checkInDialogs` and `checkInOutcome`, or `reviewDialogs` and `reviewOutcome`.
 */
export const changingMany = <Id extends string>({ of, spread, undone, failed }: ManyShape) => {
  const dialogs = dialogsOf<ManyChosen, 'change', ManyForm, ManyDone>({
    id: `${of}Dialogs`,
    dialogs: { change: { hasDraft: true, rule: 'mayChange' } },
    rules: { mayChange: (form: ManyForm) => manyProblem(form) === undefined },
    // What came of it stays on the page, so nothing is said in passing.
    messages: { done: () => '', failed: () => failed },
  })
  const outcome = outcomeOf<ManyDone, Undo, ManyDone>({
    id: `${of}Outcome`,
    undoOf: ({ names, outcome: { undo } }) => (undo === null ? null : { names, update: undo }),
    undone: (done) => ({ ...done, outcome: { ...done.outcome, undo: null } }),
    changed: (): ManyChanged => ({ type: 'many.changed' }),
    said: ({ outcome: { isApplied } }, isHidden) => {
      if (!isHidden) return null
      return isApplied ? { kind: 'success', text: undone } : { kind: 'error', text: failed }
    },
    failed,
  })
  const machine = setup({
    types: {} as {
      context: object
      events: ManyChanged | Succeeded
      emitted: Toast
      children: { dialogs: 'dialogs'; outcome: 'outcome' }
    },
    actors: { dialogs: dialogs.machine, outcome: outcome.machine },
    actions: {
      announce: enqueueActions(announce),
      spread: enqueueActions(spread),
      spreadDone: enqueueActions(({ enqueue, system }, { answer }: Succeeded) => {
        tell({ enqueue, system }, `${of}Outcome`, { type: 'outcome.arrived', outcome: answer })
        spread({ enqueue, system })
      }),
    },
  }).createMachine({
    id: `${of}Many`,
    context: {},
    type: 'parallel',
    on: { 'many.changed': { actions: 'spread' }, 'dialog.succeeded': { actions: withEvent('spreadDone') } },
    states: {
      asking: kept({ id: 'dialogs', src: 'dialogs', systemId: `${of}Dialogs` }),
      answering: kept({ id: 'outcome', src: 'outcome', systemId: `${of}Outcome` }),
    },
  })
  return {
    machine,
    dialogs,
    outcome,
    provide: ({ changeMany }: ManyPorts<Id>) => {
      const changing = async ({ names, update }: Undo, signal: AbortSignal) =>
        Result.map(
          await changeMany({ update: update as ManyChanges<Id> }, signal),
          (came): ManyDone => ({ names, outcome: came }),
        )
      const actors = {
        dialogs: dialogs.provide(({ record: { rows }, form }, signal) =>
          changing(
            {
              names: Object.fromEntries(rows.map(({ id, name }) => [id, name])),
              update: { changes: rows.map(({ id, version }) => ({ id, version, set: setOf(form) })) },
            },
            signal,
          ),
        ),
        outcome: outcome.provide(changing),
      }
      return machine.provide({ actors })
    },
  }
}

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly checkInOutcome: OutcomeEvent
    readonly reviewOutcome: OutcomeEvent
  }
}
