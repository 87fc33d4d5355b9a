import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import {
  type LeavingKind,
  type TerminationDraft,
  terminationFields,
} from '../../domain/employees/termination.fields.ts'
import {
  isAhead,
  keptReason,
  mayTerminateOn,
  proposedHeir,
  type TerminationReason,
} from '../../domain/employees/termination.ts'
import { denials, wording } from '../../domain/employees/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Problems } from '../../domain/kernel/record.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import { handoverMachine } from './accounts/handover.machine.ts'
import type { EmployeePorts } from './employees.ports.ts'

/**
 * The dialog that ends somebody's employment (§ 4), or plans the last day. A confirmation with a form: it closes only on
 * success.
 *
 * Rules it keeps: the day, the reason and who takes over the reports are judged by the domain before anything is sent;
 * what was planned stands in the form, and the leaver's own manager is proposed for the reports; a refusal is said in the
 * dialog and what was typed stays, and is not left unasked (§ 2.3).
 *
 * Events: `termination.changed {change}`, `dialog.confirmed`, `dialog.cancelled`.
 * Reads: `context.{draft, employee, refusal}`, `terminationProblemsIn(snapshot)`, `isPlanning(snapshot)`; `hasTag('busy')`; `children.handover`
 * (what still stands out with the person).
 * Output: the employee, terminated or with a last day ahead, or null. Emits `toast`.
 */
export interface TerminationInput {
  readonly employee: Employee
  /** Everybody the list knows by now: who reports to whom, and who is active. */
  readonly people: () => ReadonlyArray<EmployeeSummary>
  /** The day it is in the tenant's zone. */
  readonly today: Day
}

interface Context extends TerminationInput {
  /** As the dialog opened: who is proposed may be somebody else once the people are read again. */
  readonly proposal: TerminationDraft
  readonly draft: TerminationDraft
  readonly triedToSend: boolean
  readonly refusal: string | null
  readonly terminated: Employee | null
}

type Event =
  | { readonly type: 'termination.changed'; readonly change: Partial<TerminationDraft> }
  | { readonly type: 'dialog.confirmed' }
  | { readonly type: 'dialog.cancelled' }

const proposed = (input: TerminationInput): TerminationDraft => {
  const { employee, today } = input
  const { leaving } = employee
  const heir = heirProposedBy(input)
  if (leaving === null) return { ...terminationFields.blank, date: today, reassignReportsTo: heir }
  const { lastDay: date, kind, reason, notes } = leaving
  return { date, kind, reason, notes, reassignReportsTo: leaving.heir?.id ?? heir }
}

const heirProposedBy = (input: TerminationInput): EmployeeId | null => {
  const { employee } = input
  const { byId, activeReports } = knownTo(input)
  const manager = employee.reportsTo === null ? undefined : byId.get(employee.reportsTo)
  if (activeReports === 0) return null
  return proposedHeir(employee.id, manager ?? null, (id) => byId.get(id)?.reportsTo)
}

const knownTo = ({ employee, people: read }: TerminationInput) => {
  const people = read()
  return {
    byId: new Map(people.map((person) => [person.id, person])),
    activeReports: people.filter((person) => person.reportsTo === employee.id && person.isActive).length,
  }
}

const isChanged = ({ draft, proposal }: Context): boolean => JSON.stringify(draft) !== JSON.stringify(proposal)

const denialOf = (context: Context): TerminationReason | null => {
  const { employee, today, draft } = context
  const { byId, activeReports } = knownTo(context)
  const heir = draft.reassignReportsTo === null ? undefined : byId.get(draft.reassignReportsTo)
  const decision = mayTerminateOn({
    employeeId: employee.id,
    date: draft.date.trim(),
    today,
    startDate: employee.startDate,
    activeReports,
    reassignTo: draft.reassignReportsTo && { id: draft.reassignReportsTo, isActive: heir?.isActive ?? true },
    reportsToOf: (id) => byId.get(id)?.reportsTo,
  })
  return decision.allowed ? null : decision.because
}

const fieldOf = (reason: TerminationReason): keyof TerminationDraft =>
  reason === 'dateTooFarAhead' || reason === 'dateBeforeStart' ? 'date' : 'reassignReportsTo'

const problemsOf = (context: Context): Problems<TerminationDraft> => {
  const typed = terminationFields.problems(context.draft)
  if (typed.date !== undefined) return typed
  const denial = denialOf(context)
  return denial === null ? typed : { ...typed, [fieldOf(denial)]: denials[denial] }
}

/** Only of a draft without problems, which has a kind. */
const savedOf = (draft: TerminationDraft) => {
  const saved = terminationFields.toSaved(draft)
  return keptReason({ ...saved, kind: saved.kind as LeavingKind })
}

export const terminationMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: TerminationInput
    output: Employee | null
    tags: 'busy'
    children: { unsaved: 'unsaved'; handover: 'handover'; terminateEmployee: 'terminateEmployee' }
  },
  actors: {
    unsaved: unsavedGuard,
    handover: handoverMachine,
    terminateEmployee: port<EmployeePorts['terminateEmployee']>('terminateEmployee'),
  },
  guards: { succeeded, isValid: ({ context }) => Object.keys(problemsOf(context)).length === 0 },
  actions: {
    announce: enqueueActions(announce),
    change: assign(({ context }, { change }: { change: Partial<TerminationDraft> }) => ({
      draft: { ...context.draft, ...change },
    })),
    showProblems: assign({ triedToSend: true }),
    forgetRefusal: assign({ refusal: null, triedToSend: true }),
    keepRefusal: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    keepTerminated: assign((_, terminated: Employee) => ({ terminated })),
  },
}).createMachine({
  id: 'termination',
  context: ({ input }) => {
    const proposal = proposed(input)
    return { ...input, proposal, draft: proposal, triedToSend: false, refusal: null, terminated: null }
  },
  invoke: [
    {
      id: 'handover',
      src: 'handover',
      input: ({ context: { employee } }) => ({ id: employee.id }),
      // The dialog works without the list.
      onError: {},
    },
    {
      id: 'unsaved',
      src: 'unsaved',
      input: { by: 'termination', isUnsaved: ({ context }) => isChanged(context), leave: { type: 'dialog.cancelled' } },
      onError: {},
    },
  ],
  initial: 'asking',
  states: {
    asking: {
      on: {
        'termination.changed': { actions: withEvent('change') },
        'dialog.confirmed': [{ guard: 'isValid', target: 'sending' }, { actions: 'showProblems' }],
        'dialog.cancelled': 'closed',
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'terminateEmployee',
        src: 'terminateEmployee',
        input: ({ context: { employee, draft } }) => ({
          id: employee.id,
          termination: { version: employee.version, ...savedOf(draft) },
        }),
        ...settling<EmployeePorts['terminateEmployee']>()({
          to: 'closed',
          keep: 'keepTerminated',
          otherwise: 'asking',
          why: 'keepRefusal',
          also: { type: 'announce', params: { kind: 'error', text: wording.terminateFailed } },
        }),
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.terminated,
})

export type TerminationActor = ActorRefFrom<typeof terminationMachine>

/** What stands under each field once confirming was tried. */
export const terminationProblemsIn = ({ context }: { readonly context: Context }): Problems<TerminationDraft> =>
  context.triedToSend ? problemsOf(context) : {}

/** With this day nothing ends yet. */
export const isPlanning = ({ context: { draft, today } }: { readonly context: Context }): boolean =>
  isAhead(draft.date.trim(), today)
