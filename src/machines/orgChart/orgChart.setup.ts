import type { Result } from 'effect'
import { assign, emit, enqueueActions, setup } from 'xstate'
import { mayEdit } from '../../domain/employees/access.ts'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Step } from '../../domain/orgChart/moving.ts'
import type { Moved, OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import { denials, wording } from '../../domain/orgChart/wording.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { answerOf, failureOf, isSaved, succeeded } from '../kit/answers.ts'
import { draftMachine } from '../kit/draft.machine.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { refresh } from '../kit/library.ts'
import { port } from '../kit/port.ts'
import {
  allExpanded,
  type Context,
  changesNothing,
  drawn,
  type MoveAsked,
  mayMove,
  nodeIn,
  type OrgChartInput,
  sought,
  stepsAsked,
  successMessage,
  toggled,
  undoDenial,
  undoing,
  withEdited,
  withMoved,
} from './moves.ts'
import { type NodeEdited, nodeForm } from './nodeForm.ts'
import { type OrgChartEvent, type Sought, staleAfterMs } from './orgChart.events.ts'
import type { OrgChartPorts } from './orgChart.ports.ts'

/** What the org chart asks, decides and does (`orgChart.machine.ts`). */
type Read = Result.Result<ReadonlyArray<OrgChartPerson>, Failure>

export const orgChartSetup = setup({
  types: {} as {
    context: Context
    events: OrgChartEvent
    emitted: Toast | Sought
    input: OrgChartInput
    tags: 'loading' | 'refreshing' | 'saving' | 'choosing' | 'conflict'
    children: { draft: 'draft'; form: 'form' }
  },
  actors: {
    loadChart: port<OrgChartPorts['loadChart']>('loadChart'),
    rearrange: port<OrgChartPorts['rearrange']>('rearrange'),
    form: nodeForm.machine,
    draft: draftMachine,
  },
  guards: {
    succeeded,
    isSaved,
    isStale: ({ context }: { context: Context }, { now }: { now: number }) => now - context.askedAt > staleAfterMs,
    isChangedMeanwhile: (_: unknown, answer: Result.Result<unknown, Failure>) =>
      refusedWith(failureOf(answer), 'changed_meanwhile'),
    changesNothing: ({ context }: { context: Context }, asked: MoveAsked) => changesNothing(context, asked),
    mayMove: ({ context }: { context: Context }, steps: ReadonlyArray<Step>) => mayMove(context, steps).allowed,
    mayUndo: ({ context }: { context: Context }) => undoDenial(context) === null,
    mayEdit: ({ context }: { context: Context }, { id }: { id: EmployeeId }) =>
      nodeIn(context, id) !== undefined && mayEdit(context.actor, id).allowed,
  },
  actions: {
    announce: enqueueActions(announce),
    keepVisit: assign((_, { now, actor }: { now: number; actor: Actor }) => ({ askedAt: now, actor })),
    keepActor: assign((_, { actor }: { actor: Actor }) => ({ actor })),
    keepPeople: assign(({ context }, people: ReadonlyArray<OrgChartPerson>) => ({
      ...drawn(context, { people }),
      failure: null,
    })),
    keepVacant: assign((_, { vacant }: { vacant: Context['vacant'] }) => ({ vacant })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    toggle: assign(({ context }, { id }: { id: EmployeeId }) => ({ expanded: toggled(context, id) })),
    expandAll: assign(({ context }) => ({ expanded: allExpanded(context) })),
    collapseAll: assign({ expanded: new Set<EmployeeId>() }),
    select: assign((_, { id }: { id: EmployeeId | null }) => ({ selected: id })),
    seek: assign(({ context }, { id }: { id: EmployeeId }) => sought(context, id)),
    tellSought: emit((_, { id }: { id: EmployeeId }) => ({ type: 'person.sought' as const, id })),
    attempt: assign(({ context }, asked: MoveAsked) => ({
      attempt: { steps: stepsAsked(context, asked), isUndo: false },
      subject: null,
    })),
    attemptUndo: assign(({ context }) => ({ attempt: undoing(context) })),
    draw: assign(({ context }) => drawn(context, { attempt: context.attempt })),
    /** As the server has it, while it is asked what to do. */
    drawTheirs: assign(({ context }, answer: Read) => ({
      ...drawn({ ...context, attempt: null }, { people: answerOf(answer) }),
      attempt: context.attempt,
    })),
    takeBack: assign(({ context }) => drawn(context, { attempt: null })),
    tellMoved: enqueueActions(({ context, enqueue, system }) =>
      announce({ enqueue, system }, { kind: 'success', text: successMessage(context) }),
    ),
    keepMoved: assign(({ context }, answer: Result.Result<ReadonlyArray<Moved>, Failure>) =>
      withMoved(context, answerOf(answer)),
    ),
    /** Who reports to whom stands in the list of employees, and on the actor's own card. */
    tellOthers: enqueueActions(({ enqueue, system }) => refresh({ enqueue, system }, 'employees', 'user')),
    sayDenied: enqueueActions(({ context, enqueue, system }, steps: ReadonlyArray<Step>) => {
      const may = mayMove(context, steps)
      if (!may.allowed) announce({ enqueue, system }, { kind: 'error', text: denials[may.because] })
    }),
    sayMoveFailed: enqueueActions(({ enqueue, system }, failure: Failure) =>
      announce({ enqueue, system }, { kind: 'error', text: `${wording.moveFailed}. ${failureSentence(failure)}` }),
    ),
    openDialog: assign((_, { id }: { id: EmployeeId }) => ({ subject: id })),
    closeDialog: assign({ subject: null }),
    keepEdited: assign(({ context }, edited: NodeEdited) => withEdited(context, edited)),
  },
})
