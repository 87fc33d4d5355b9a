import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Employee, EmployeeSummary } from '../../../domain/employees/nouns.ts'
import {
  type ReinstatementDraft,
  reinstatementFields,
} from '../../../domain/employees/starting/reinstatement.fields.ts'
import {
  mayReinstateOn,
  proposedFirstDay,
  proposedManager,
  type ReinstatementReason,
} from '../../../domain/employees/starting/reinstating.ts'
import { denials, failures } from '../../../domain/employees/starting/wording.ts'
import { daysAfter } from '../../../domain/kernel/days.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import type { Problems } from '../../../domain/kernel/record.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { succeeded } from '../../kit/answers.ts'
import { failureSentence } from '../../kit/failureSentence.ts'
import { port } from '../../kit/port.ts'
import { settling, withEvent } from '../../kit/settling.ts'
import { unsavedGuard } from '../../kit/unsaved.ts'
import type { StartingPorts } from './starting.ports.ts'

/**
 * The dialog in which somebody whose employment ended is reinstated. A confirmation with a form: it closes only on success.
 *
 * Rules it keeps: the day and the manager are judged by the domain before anything is sent; the department of before is
 * proposed, and the manager of before where they still work here; a refusal is said in the dialog and what was chosen
 * stays, and is not left unasked (§ 2.3).
 *
 * Events: `reinstatement.changed {change}`, `dialog.confirmed`, `dialog.cancelled`.
 * Reads: `context.{draft, employee, refusal}`, `reinstatementProblemsIn(snapshot)`; `hasTag('busy')`.
 * Output: the employee, employed again, or null. Emits `toast`.
 */
interface ReinstatementInput {
  readonly employee: Employee
  /** Everybody the list knows by now: who reports to whom, and who is active. */
  readonly people: () => ReadonlyArray<EmployeeSummary>
  /** The day it is in the tenant's zone. */
  readonly today: Day
}

interface Context extends ReinstatementInput {
  /** As the dialog opened. */
  readonly proposal: ReinstatementDraft
  readonly draft: ReinstatementDraft
  readonly triedToSend: boolean
  readonly refusal: string | null
  readonly reinstated: Employee | null
}

type Event =
  | { readonly type: 'reinstatement.changed'; readonly change: Partial<ReinstatementDraft> }
  | { readonly type: 'dialog.confirmed' }
  | { readonly type: 'dialog.cancelled' }

const knownTo = ({ people }: ReinstatementInput) => new Map(people().map((person) => [person.id, person]))

/** Behind the dialog there is an employment that ended. */
const lastDayOf = ({ employee, today }: ReinstatementInput): Day => employee.termination?.date ?? today

const proposed = (input: ReinstatementInput): ReinstatementDraft => {
  const { employee, today } = input
  const byId = knownTo(input)
  const manager = employee.reportsTo === null ? undefined : byId.get(employee.reportsTo)
  const lastDay = lastDayOf(input)
  return {
    ...reinstatementFields.blank,
    firstDay: proposedFirstDay(lastDay, today, daysAfter(lastDay, 1)),
    departmentId: employee.department?.id ?? null,
    reportsTo: proposedManager(employee.id, manager ?? null, (id) => byId.get(id)?.reportsTo),
  }
}

const denialOf = (context: Context): ReinstatementReason | null => {
  const { employee, today, draft } = context
  const byId = knownTo(context)
  const decision = mayReinstateOn({
    employeeId: employee.id,
    firstDay: draft.firstDay.trim(),
    lastDay: lastDayOf(context),
    today,
    manager: draft.reportsTo && { id: draft.reportsTo, isActive: byId.get(draft.reportsTo)?.isActive ?? true },
    reportsToOf: (id: EmployeeId) => byId.get(id)?.reportsTo,
  })
  return decision.allowed ? null : decision.because
}

const fieldOf = (reason: ReinstatementReason): keyof ReinstatementDraft =>
  reason === 'backBeforeLastDay' || reason === 'backTooFarAhead' ? 'firstDay' : 'reportsTo'

const problemsOf = (context: Context): Problems<ReinstatementDraft> => {
  const typed = reinstatementFields.problems(context.draft)
  if (typed.firstDay !== undefined) return typed
  const denial = denialOf(context)
  return denial === null ? typed : { ...typed, [fieldOf(denial)]: denials[denial] }
}

export const reinstatementMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: ReinstatementInput
    output: Employee | null
    tags: 'busy'
    children: { unsaved: 'unsaved'; reinstateEmployee: 'reinstateEmployee' }
  },
  actors: {
    unsaved: unsavedGuard,
    reinstateEmployee: port<StartingPorts['reinstateEmployee']>('reinstateEmployee'),
  },
  guards: { succeeded, isValid: ({ context }) => Object.keys(problemsOf(context)).length === 0 },
  actions: {
    announce: enqueueActions(announce),
    change: assign(({ context }, { change }: { change: Partial<ReinstatementDraft> }) => ({
      draft: { ...context.draft, ...change },
    })),
    showProblems: assign({ triedToSend: true }),
    forgetRefusal: assign({ refusal: null, triedToSend: true }),
    keepRefusal: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    keepReinstated: assign((_, reinstated: Employee) => ({ reinstated })),
  },
}).createMachine({
  id: 'reinstatement',
  context: ({ input }) => {
    const proposal = proposed(input)
    return { ...input, proposal, draft: proposal, triedToSend: false, refusal: null, reinstated: null }
  },
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: {
      by: 'reinstatement',
      isUnsaved: ({ context: { draft, proposal } }) => JSON.stringify(draft) !== JSON.stringify(proposal),
      leave: { type: 'dialog.cancelled' },
    },
    onError: {},
  },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'reinstatement.changed': { actions: withEvent('change') },
        'dialog.confirmed': [{ guard: 'isValid', target: 'sending' }, { actions: 'showProblems' }],
        'dialog.cancelled': 'closed',
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'reinstateEmployee',
        src: 'reinstateEmployee',
        input: ({ context: { employee, draft } }) => ({
          id: employee.id,
          reinstatement: { version: employee.version, ...reinstatementFields.toSaved(draft) },
        }),
        ...settling<StartingPorts['reinstateEmployee']>()({
          to: 'closed',
          keep: 'keepReinstated',
          otherwise: 'asking',
          why: 'keepRefusal',
          also: { type: 'announce', params: { kind: 'error', text: failures.reinstate } },
        }),
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.reinstated,
})

export type ReinstatementActor = ActorRefFrom<typeof reinstatementMachine>

/** What stands under each field once confirming was tried. */
export const reinstatementProblemsIn = ({ context }: { readonly context: Context }): Problems<ReinstatementDraft> =>
  context.triedToSend ? problemsOf(context) : {}
