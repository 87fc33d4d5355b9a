import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate'
import type { BulkChange, BulkOutcome, BulkRow } from '../../../domain/employees/directory/nouns.ts'
import { bulkSummary, bulkWording } from '../../../domain/employees/directory/wording.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { defect, succeeded } from '../../kit/answers.ts'
import { type DraftDone, draftMachine } from '../../kit/draft.machine.ts'
import { draftOf } from '../../kit/drafts.ts'
import { failureSentence } from '../../kit/failureSentence.ts'
import { refresh } from '../../kit/library.ts'
import { port } from '../../kit/port.ts'
import { settling, withAnswer, withEvent, withFailure, withOutput } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import type { DirectoryToolsPorts } from './directoryTools.ports.ts'

/**
 * Several people changed at once: what, with whom, and what became of each.
 *
 * Rules it keeps: one call for all of them; a failure keeps what was chosen and can be tried again; what came of it stays
 * until it is dismissed, and can be taken back once, as a whole; taking back passes over people changed since, and
 * says so; the list is read anew after either. What was chosen in the dialog is not left unasked (§ 2.3).
 *
 * Events: `change.begun {kind, people}`, `change.abandoned`, `change.confirmed {change}`, `undo.asked`,
 * `outcome.dismissed`. Reads: `context.{kind, people, refusal, rows, undo, isUndone}`;
 * `matches('resting' | 'asking' | 'changing' | 'told' | 'undoing')`; `hasTag('busy')`; `children.draft` of what is to be
 * chosen (`tagsDraft`, `departmentDraft`). Emits `toast`.
 */
export type BulkKind = 'tags' | 'department' | 'deactivate' | 'reactivate'

export const tagsDraft = draftOf<{ readonly added: ReadonlyArray<string>; readonly removed: ReadonlyArray<string> }>(
  'bulkChange/tags',
)
export const departmentDraft = draftOf<{ readonly departmentId: string }>('bulkChange/department')

const beginnings = {
  tags: () => tagsDraft.inputOf({ added: [], removed: [] }),
  department: () => departmentDraft.inputOf({ departmentId: '' }),
}

interface Begun {
  readonly kind: BulkKind
  readonly people: ReadonlyArray<EmployeeId>
}

interface Context extends Begun {
  readonly changes: ReadonlyArray<BulkChange>
  readonly refusal: string | null
  readonly rows: ReadonlyArray<BulkRow>
  readonly undo: ReadonlyArray<BulkChange>
  readonly isUndone: boolean
  /** What was chosen was given up while the answer was awaited. */
  readonly isGivenUp: boolean
}

type Event =
  | ({ readonly type: 'change.begun' } & Begun)
  | { readonly type: 'change.abandoned' }
  | { readonly type: 'change.confirmed'; readonly change: Omit<BulkChange, 'people'> }
  | { readonly type: 'undo.asked' }
  | { readonly type: 'outcome.dismissed' }
  | DraftDone

const nothing = { changes: [], refusal: null, rows: [], undo: [], isUndone: false, isGivenUp: false }

export const bulkChangeMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    tags: 'busy'
    children: { draft: 'draft'; changeMany: 'changeMany'; undoMany: 'changeMany' }
  },
  actors: { draft: draftMachine, changeMany: port<DirectoryToolsPorts['changeMany']>('changeMany') },
  guards: {
    succeeded,
    isUndoable: ({ context }) => context.undo.length > 0,
    isGivenUp: ({ context }) => context.isGivenUp,
  },
  actions: {
    announce: enqueueActions(announce),
    begin: enqueueActions(({ enqueue }, { kind, people }: Begun) => {
      enqueue.assign({ ...nothing, kind, people })
      enqueue.stopChild('draft')
      if (kind === 'tags' || kind === 'department')
        enqueue.spawnChild('draft', { id: 'draft', input: beginnings[kind]() })
    }),
    keepChange: assign(({ context }, { change }: { change: Omit<BulkChange, 'people'> }) => ({
      changes: [{ ...change, people: context.people.map((id) => ({ id })) }],
      refusal: null,
    })),
    keepOutcome: assign((_, outcome: BulkOutcome) => ({ ...outcome, isUndone: false })),
    keepUndone: assign((_, { rows }: BulkOutcome) => ({ rows, undo: [], isUndone: true })),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    sayInPassing: enqueueActions(({ enqueue, system }, failure: Failure) =>
      announce({ enqueue, system }, { kind: 'error', text: failureSentence(failure) }),
    ),
    giveUp: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isGivenUp: true })
      enqueue.stopChild('draft')
    }),
    closeDraft: stopChild('draft'),
    forget: assign(nothing),
    tellPeopleChanged: enqueueActions(({ enqueue, system }) => {
      refresh({ enqueue, system }, 'employees', 'bootstrap')
    }),
    unselect: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'employees', { type: 'selection.cleared' }),
    ),
  },
}).createMachine({
  id: 'bulkChange',
  context: { ...nothing, kind: 'tags', people: [] },
  initial: 'resting',
  states: {
    resting: {
      on: { 'change.begun': { target: 'asking', actions: withEvent('begin') } },
    },
    asking: {
      on: {
        'change.abandoned': { target: 'resting', actions: ['closeDraft', 'forget'] },
        'xstate.done.actor.draft': { target: 'resting', actions: ['closeDraft', 'forget'] },
        'change.confirmed': { target: 'changing', actions: withEvent('keepChange') },
      },
    },
    changing: {
      tags: 'busy',
      on: { 'xstate.done.actor.draft': { actions: 'giveUp' } },
      invoke: {
        id: 'changeMany',
        src: 'changeMany',
        input: ({ context: { changes } }) => ({ changes }),
        onDone: [
          {
            guard: withOutput('succeeded'),
            target: 'told',
            actions: [withAnswer('keepOutcome'), 'closeDraft', 'unselect', 'tellPeopleChanged'],
          },
          {
            guard: 'isGivenUp',
            target: 'resting',
            actions: [withFailure('sayInPassing'), 'closeDraft', 'forget'],
          },
          { target: 'asking', actions: withFailure('sayWhy') },
        ],
        onError: [
          {
            guard: 'isGivenUp',
            target: 'resting',
            actions: [{ type: 'sayInPassing', params: defect }, 'closeDraft', 'forget'],
          },
          { target: 'asking', actions: { type: 'sayWhy', params: defect } },
        ],
      },
    },
    told: {
      on: {
        'undo.asked': [{ guard: 'isUndoable', target: 'undoing' }, {}],
        'outcome.dismissed': { target: 'resting', actions: 'forget' },
        'change.begun': { target: 'asking', actions: withEvent('begin') },
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undoMany',
        src: 'changeMany',
        input: ({ context: { undo } }) => ({ changes: undo }),
        ...settling<DirectoryToolsPorts['changeMany']>()({
          to: 'told',
          keep: 'keepUndone',
          and: 'tellPeopleChanged',
          otherwise: 'told',
          also: { type: 'announce', params: { kind: 'error', text: bulkWording.undoFailed } },
        }),
      },
    },
  },
})

export type BulkChangeActor = ActorRefFrom<typeof bulkChangeMachine>

/** What came of it, in one line. */
export const summaryIn =
  (locale: Locale) =>
  ({ context }: { readonly context: Context }): string =>
    bulkSummary(locale, context.rows, context.isUndone)
