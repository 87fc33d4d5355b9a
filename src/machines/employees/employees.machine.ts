import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate'
import { type ProfileDraft, profileFields } from '../../domain/employees/employee.fields.ts'
import { type EmployeeFilter, everyone, type Searchable } from '../../domain/employees/listing.ts'
import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import { sentences, wording } from '../../domain/employees/wording.ts'
import type { EmployeeId, VacancyId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isSaved } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { refresh, watching } from '../kit/library.ts'
import { withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import { consequencesOf, type PersonChange, removed, savedAs } from './consequences.ts'
import { employeeForm, formsOf } from './employeeForm.ts'
import { employeeProfileMachine } from './employeeProfile.machine.ts'
import type { EmployeeSaved } from './profileSection.machine.ts'
import { byName, ordered, rowsFrom, type Sort } from './rows.ts'

/**
 * The employee directory: the list, and the person or the create form opened from it.
 *
 * Rules it keeps: the list is the readiness's, and shows whom the domain lets the actor see, filtered by § 6 and in the
 * chosen order; one grown older than a minute is read anew when its page is shown; the selection never holds somebody the
 * list does not show; whatever an editor saves stands in the list without another reading; where a change moves the
 * reports of somebody who leaves, the list is read anew as well, and where it concerns the actor, the actor too.
 *
 * Events: `filter.changed {change}`, `sort.changed {by, descending?}` (asked for again without it: the other way),
 * `columns.chosen {columns}`, `row.toggled {id}`, `selection.filled`, `selection.cleared`,
 * `page.shown {now}`, `people.changed {people}` (in the readiness), `person.opened {id, today}`, `person.closed`, `creation.opened {id, begun?}` (a new UUID), `creation.closed`.
 * Reads: `context.{rows, candidates, filter, sort, columns, selection}`, `children.profile` (employeeProfile) and
 * `children.creation` (employeeForm) while open.
 * System id: `employees`, given by the root when the area opens.
 */
export interface EmployeesInput {
  /** Who the rules ask about. */
  readonly actor: Actor
  /** As the readiness has them when the area opens. */
  readonly people: ReadonlyArray<EmployeeSummary>
  /** When they were last asked for, as far as is known here. */
  readonly askedAt: number
  readonly now: number
}

interface Context extends Omit<EmployeesInput, 'people'> {
  /** Worked out of the readiness's list: all of them in the order shown, ready to be searched, and those shown. */
  readonly candidates: ReadonlyArray<Searchable<EmployeeSummary>>
  readonly rows: ReadonlyArray<EmployeeSummary>
  readonly filter: EmployeeFilter
  readonly sort: Sort
  /** What the list shows of a person; null until somebody or a view has chosen. */
  readonly columns: ReadonlyArray<string> | null
  readonly selection: ReadonlySet<EmployeeId>
  readonly opened: { readonly id: EmployeeId; readonly today: Day } | null
  readonly newId: EmployeeId | null
  readonly begun: Begun | undefined
}

interface PeopleChanged {
  readonly type: 'people.changed'
  readonly people: ReadonlyArray<EmployeeSummary>
}

/** What a new person's form begins with, and the vacancy that they fill. */
export interface Begun {
  readonly blank: ProfileDraft
  readonly vacancy: VacancyId | null
}

type Event =
  | { readonly type: 'filter.changed'; readonly change: Partial<EmployeeFilter> }
  | { readonly type: 'sort.changed'; readonly by: Sort['by']; readonly descending?: boolean }
  | { readonly type: 'columns.chosen'; readonly columns: ReadonlyArray<string> }
  | { readonly type: 'row.toggled'; readonly id: EmployeeId }
  | { readonly type: 'selection.filled' }
  | { readonly type: 'selection.cleared' }
  | { readonly type: 'page.shown'; readonly now: number }
  | PeopleChanged
  | { readonly type: 'person.opened'; readonly id: EmployeeId; readonly today: Day }
  | { readonly type: 'person.closed' }
  | { readonly type: 'creation.opened'; readonly id: EmployeeId; readonly begun?: Begun }
  | { readonly type: 'creation.closed' }
  | EmployeeSaved
  | { readonly type: 'employee.removed'; readonly id: EmployeeId }

const onlyShown = (
  selection: ReadonlySet<EmployeeId>,
  rows: ReadonlyArray<EmployeeSummary>,
): ReadonlySet<EmployeeId> =>
  selection.size === 0 ? selection : new Set(rows.filter(({ id }) => selection.has(id)).map(({ id }) => id))

const peopleIn = ({ candidates }: Context) => candidates.map(({ employee }) => employee)

const listed = (context: Context, change: Partial<Pick<Context, 'candidates' | 'filter'>>) => {
  const { candidates, filter } = { ...context, ...change }
  const rows = rowsFrom(candidates, filter)
  return { candidates, filter, rows, selection: onlyShown(context.selection, rows) }
}

/** A list read longer ago than this is read again when its page is shown. Ours. */
export const directoryStaleAfterMs = 60_000

export const employeesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: EmployeesInput
    children: { people: 'people'; profile: 'profile'; creation: 'creation' }
  },
  actors: {
    people: watching('employees', (people) => ({ type: 'people.changed', people })),
    profile: employeeProfileMachine,
    creation: employeeForm.machine,
  },
  guards: {
    isStale: ({ context }: { context: Context }, { now }: { now: number }) =>
      now - context.askedAt > directoryStaleAfterMs,
    isSaved,
    isOpenAlready: ({ context }: { context: Context }, { id }: { id: EmployeeId }) => context.opened?.id === id,
  },
  actions: {
    show: assign(({ context }, { people }: PeopleChanged) =>
      listed(context, { candidates: ordered(context.actor, people, context.sort) }),
    ),
    filter: assign(({ context }, { change }: { change: Partial<EmployeeFilter> }) =>
      listed(context, { filter: { ...context.filter, ...change } }),
    ),
    keepColumns: assign((_, { columns }: { columns: ReadonlyArray<string> }) => ({ columns })),
    sort: assign(({ context }, { by, descending }: { by: Sort['by']; descending?: boolean }) => {
      const before = context.sort
      const sort = { by, descending: descending ?? (before.by === by && !before.descending) }
      if (sort.by === before.by && sort.descending === before.descending) return {}
      return { sort, ...listed(context, { candidates: ordered(context.actor, peopleIn(context), sort) }) }
    }),
    toggle: assign(({ context }, { id }: { id: EmployeeId }) => {
      const selection = new Set(context.selection)
      if (!selection.delete(id)) selection.add(id)
      return { selection: onlyShown(selection, context.rows) }
    }),
    selectAll: assign({ selection: ({ context }) => new Set(context.rows.map(({ id }) => id)) }),
    selectNone: assign({ selection: new Set<EmployeeId>() }),
    begin: raise(({ context: { now } }) => ({ type: 'page.shown' as const, now })),
    readAnew: enqueueActions(({ enqueue, system }, { now }: { now: number }) => {
      enqueue.assign({ askedAt: now })
      refresh({ enqueue, system }, 'employees')
    }),
    take: enqueueActions(({ context, enqueue, system }, change: PersonChange) => {
      const part = 'employees'
      const { id, row } = change
      const { actor, isOfActor, movesReports } = consequencesOf(
        { actor: context.actor, people: peopleIn(context) },
        change,
      )
      enqueue.assign({ actor })
      tell(
        { enqueue, system },
        'readiness',
        row ? { type: 'record.arrived', part, record: row } : { type: 'record.left', part, id },
      )
      if (isOfActor) refresh({ enqueue, system }, 'user')
      if (movesReports) refresh({ enqueue, system }, part)
    }),
    open: assign((_, opened: { id: EmployeeId; today: Day }) => ({ opened: { id: opened.id, today: opened.today } })),
    // An actor that is stopped has no last word, so its page speaks for the editors.
    tellClosed: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: formsOf(context.opened?.id ?? null) }),
    ),
    tellFormClosed: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: formsOf(context.newId) }),
    ),
    close: assign({ opened: null }),
    openForm: assign((_, { id, begun }: { id: EmployeeId; begun?: Begun }) => ({ newId: id, begun })),
    closeForm: assign({ newId: null }),
    announce: enqueueActions(announce),
    welcome: enqueueActions(({ enqueue, system }, employee: Employee) => {
      const { id, fullName } = employee
      enqueue.raise({ type: 'employee.saved', employee })
      announce({ enqueue, system }, { kind: 'success', text: sentences.added(fullName) })
      tell({ enqueue, system }, 'navigation', {
        type: 'navigation.asked',
        to: pathTo('employee', { id }),
        replace: true,
      })
    }),
  },
}).createMachine({
  id: 'employees',
  context: ({ input: { people, ...input } }) => {
    const candidates = ordered(input.actor, people, byName)
    return {
      ...input,
      candidates,
      rows: rowsFrom(candidates, everyone),
      filter: everyone,
      sort: byName,
      columns: null,
      selection: new Set(),
      opened: null,
      newId: null,
      begun: undefined,
    }
  },
  type: 'parallel',
  entry: 'begin',
  invoke: { id: 'people', src: 'people', onError: {} },
  on: {
    'filter.changed': { actions: withEvent('filter') },
    'sort.changed': { actions: withEvent('sort') },
    'columns.chosen': { actions: withEvent('keepColumns') },
    'row.toggled': { actions: withEvent('toggle') },
    'selection.filled': { actions: 'selectAll' },
    'selection.cleared': { actions: 'selectNone' },
    'page.shown': [{ guard: withEvent('isStale'), actions: withEvent('readAnew') }, {}],
    'people.changed': { actions: withEvent('show') },
    'employee.saved': { actions: { type: 'take', params: ({ event }) => savedAs(event) } },
    'employee.removed': { actions: { type: 'take', params: ({ event }) => removed(event) } },
  },
  states: {
    person: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'person.opened': { target: 'open', actions: withEvent('open') } },
        },
        open: {
          exit: 'tellClosed',
          invoke: {
            id: 'profile',
            src: 'profile',
            input: ({ context: { opened } }) => opened as NonNullable<Context['opened']>,
            onError: { target: 'closed', actions: 'close' },
          },
          on: {
            'person.opened': [
              { guard: withEvent('isOpenAlready'), actions: [] },
              { target: 'open', reenter: true, actions: withEvent('open') },
            ],
            'person.closed': { target: 'closed', actions: 'close' },
          },
        },
      },
    },
    creation: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'creation.opened': { target: 'open', actions: withEvent('openForm') } },
        },
        open: {
          exit: 'tellFormClosed',
          invoke: {
            id: 'creation',
            src: 'creation',
            input: ({ context: { newId, begun } }) => ({
              scope: { section: 'create', today: null, vacancy: begun?.vacancy },
              id: newId as EmployeeId,
              base: null,
              blank: begun?.blank ?? profileFields.blank,
            }),
            ...concluding<Employee | null>()({
              when: 'isSaved',
              to: 'closed',
              keep: 'welcome',
              and: 'closeForm',
              otherwise: 'closed',
              also: 'closeForm',
              failed: wording.createFailed,
            }),
          },
          on: {
            'creation.closed': { target: 'closed', actions: 'closeForm' },
          },
        },
      },
    },
  },
})

export type EmployeesActor = ActorRefFrom<typeof employeesMachine>

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly employees: Event
  }
}
