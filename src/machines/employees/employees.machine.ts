import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate'
import { profileFields } from '../../domain/employees/employee.fields.ts'
import { type EmployeeFilter, everyone, type Searchable } from '../../domain/employees/listing.ts'
import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import { sentences, wording } from '../../domain/employees/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isSaved } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import { consequencesOf, type PersonChange, removed, savedAs } from './consequences.ts'
import { directoryMachine } from './directory.ts'
import { employeeForm, formsOf } from './employeeForm.ts'
import { employeeProfileMachine } from './employeeProfile.machine.ts'
import type { EmployeeSaved } from './profileSection.machine.ts'
import { byName, ordered, rowsFrom, type Sort } from './rows.ts'

/**
 * The employee directory: the list, and the person or the create form opened from it.
 *
 * Rules it keeps: the list shows whom the domain lets the actor see, filtered by § 6 and in the chosen order; it starts
 * with the people the readiness has read and reads anew at once; the selection never holds somebody the list does not
 * show; whatever an editor saves stands in the list, and in the readiness, without another reading; where a change moves
 * the reports of somebody who leaves, the list is read anew as well, and where it concerns the actor, the readiness is
 * told to read them anew.
 *
 * Events: `filter.changed {change}`, `sort.changed {by, descending?}` (asked for again without it: the other way),
 * `columns.chosen {columns}`, `row.toggled {id}`, `selection.filled`, `selection.cleared`, `refresh.asked {now}`,
 * `page.shown {now}`, `person.opened {id, today}`, `person.closed`, `creation.opened {id}` (a new UUID), `creation.closed`.
 * Reads: `context.{rows, filter, sort, columns, selection, people}`, `children.directory` (`hasTag('loading')`,
 * `context.failure`), `children.profile` (employeeProfile) and `children.creation` (employeeForm) while open.
 * System id: `employees`, given by the root when the area opens.
 */
export interface EmployeesInput {
  /** Who the rules ask about. */
  readonly actor: Actor
  readonly people: ReadonlyArray<EmployeeSummary>
  /** When `people` was read, so that it is not read again at once. */
  readonly peopleReadAt?: number | null
  readonly now: number
}

interface Context extends EmployeesInput {
  /** All of them in the list's order, ready to be searched. */
  readonly candidates: ReadonlyArray<Searchable<EmployeeSummary>>
  readonly rows: ReadonlyArray<EmployeeSummary>
  readonly filter: EmployeeFilter
  readonly sort: Sort
  /** What the list shows of a person; null until somebody or a view has chosen. */
  readonly columns: ReadonlyArray<string> | null
  readonly selection: ReadonlySet<EmployeeId>
  readonly opened: { readonly id: EmployeeId; readonly today: Day } | null
  readonly newId: EmployeeId | null
}

type Event =
  | { readonly type: 'filter.changed'; readonly change: Partial<EmployeeFilter> }
  | { readonly type: 'sort.changed'; readonly by: Sort['by']; readonly descending?: boolean }
  | { readonly type: 'columns.chosen'; readonly columns: ReadonlyArray<string> }
  | { readonly type: 'row.toggled'; readonly id: EmployeeId }
  | { readonly type: 'selection.filled' }
  | { readonly type: 'selection.cleared' }
  | { readonly type: 'refresh.asked'; readonly now: number }
  | { readonly type: 'page.shown'; readonly now: number }
  | { readonly type: 'person.opened'; readonly id: EmployeeId; readonly today: Day }
  | { readonly type: 'person.closed' }
  | { readonly type: 'creation.opened'; readonly id: EmployeeId }
  | { readonly type: 'creation.closed' }
  | EmployeeSaved
  | { readonly type: 'employee.removed'; readonly id: EmployeeId }

const onlyShown = (
  selection: ReadonlySet<EmployeeId>,
  rows: ReadonlyArray<EmployeeSummary>,
): ReadonlySet<EmployeeId> =>
  selection.size === 0 ? selection : new Set(rows.filter(({ id }) => selection.has(id)).map(({ id }) => id))

const listed = (context: Context, change: Partial<Pick<Context, 'people' | 'sort' | 'filter'>>): Partial<Context> => {
  const { people, sort, filter } = { ...context, ...change }
  const candidates = change.people || change.sort ? ordered(context.actor, people, sort) : context.candidates
  const rows = rowsFrom(candidates, filter)
  return { people, sort, filter, candidates, rows, selection: onlyShown(context.selection, rows) }
}

export const employeesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: EmployeesInput
    children: { directory: 'directory'; profile: 'profile'; creation: 'creation' }
  },
  actors: { directory: directoryMachine, profile: employeeProfileMachine, creation: employeeForm.machine },
  guards: {
    isNews: ({ context }: { context: Context }, people: ReadonlyArray<EmployeeSummary>) => context.people !== people,
    isSaved,
    isOpenAlready: ({ context }: { context: Context }, { id }: { id: EmployeeId }) => context.opened?.id === id,
  },
  actions: {
    keepPeople: assign(({ context }, people: ReadonlyArray<EmployeeSummary>) => listed(context, { people })),
    filter: assign(({ context }, { change }: { change: Partial<EmployeeFilter> }) =>
      listed(context, { filter: { ...context.filter, ...change } }),
    ),
    keepColumns: assign((_, { columns }: { columns: ReadonlyArray<string> }) => ({ columns })),
    sort: assign(({ context }, { by, descending }: { by: Sort['by']; descending?: boolean }) => {
      const before = context.sort
      const sort = { by, descending: descending ?? (before.by === by && !before.descending) }
      return sort.by === before.by && sort.descending === before.descending ? {} : listed(context, { sort })
    }),
    toggle: assign(({ context }, { id }: { id: EmployeeId }) => {
      const selection = new Set(context.selection)
      if (!selection.delete(id)) selection.add(id)
      return { selection: onlyShown(selection, context.rows) }
    }),
    selectAll: assign({ selection: ({ context }) => new Set(context.rows.map(({ id }) => id)) }),
    selectNone: assign({ selection: new Set<EmployeeId>() }),
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    refresh: sendTo('directory', (_, { now }: { now: number }) => ({ type: 'refresh.asked', now })),
    showAgain: sendTo('directory', (_, { now }: { now: number }) => ({ type: 'page.shown', now })),
    take: enqueueActions(({ context, enqueue, system }, change: PersonChange) => {
      const { actor, isOfActor, movesReports } = consequencesOf(context, change)
      const news = change.row ? { type: 'item.arrived', item: change.row } : { type: 'item.left', id: change.id }
      enqueue.assign({ actor })
      enqueue.sendTo('directory' as never, news as never)
      if (isOfActor) tell({ enqueue, system }, 'readiness', { type: 'part.refreshAsked', part: 'user' })
      // The time is the last one told: at worst the list is read once more than needed.
      if (movesReports) enqueue.sendTo('directory' as never, { type: 'refresh.asked', now: context.now } as never)
    }),
    tellReadiness: enqueueActions(({ enqueue, system }, people: ReadonlyArray<EmployeeSummary>) =>
      tell({ enqueue, system }, 'readiness', { type: 'part.changed', part: 'employees', data: people }),
    ),
    open: assign((_, opened: { id: EmployeeId; today: Day }) => ({ opened: { id: opened.id, today: opened.today } })),
    // An actor that is stopped has no last word, so its page speaks for the editors.
    tellClosed: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: formsOf(context.opened?.id ?? null) }),
    ),
    tellFormClosed: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: formsOf(context.newId) }),
    ),
    close: assign({ opened: null }),
    openForm: assign((_, { id }: { id: EmployeeId }) => ({ newId: id })),
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
  context: ({ input }) => {
    const candidates = ordered(input.actor, input.people, byName)
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
    }
  },
  type: 'parallel',
  on: {
    'filter.changed': { actions: withEvent('filter') },
    'sort.changed': { actions: withEvent('sort') },
    'columns.chosen': { actions: withEvent('keepColumns') },
    'row.toggled': { actions: withEvent('toggle') },
    'selection.filled': { actions: 'selectAll' },
    'selection.cleared': { actions: 'selectNone' },
    'refresh.asked': {
      actions: [withEvent('keepTime'), withEvent('refresh')],
    },
    'page.shown': {
      actions: [withEvent('keepTime'), withEvent('showAgain')],
    },
    'employee.saved': { actions: { type: 'take', params: ({ event }) => savedAs(event) } },
    'employee.removed': { actions: { type: 'take', params: ({ event }) => removed(event) } },
  },
  states: {
    list: {
      initial: 'browsing',
      invoke: {
        id: 'directory',
        src: 'directory',
        input: ({ context: { people, peopleReadAt, now } }) => ({
          first: people,
          firstReadAt: peopleReadAt ?? null,
          now,
        }),
        onSnapshot: [
          {
            guard: { type: 'isNews', params: ({ event }) => event.snapshot.context.items },
            actions: [
              { type: 'keepPeople', params: ({ event }) => event.snapshot.context.items },
              { type: 'tellReadiness', params: ({ event }) => event.snapshot.context.items },
            ],
          },
          {},
        ],
        onError: { target: '.broken' },
      },
      states: {
        browsing: {},
        // A bug in the directory: what was read stays on the screen, and whatever is open beside it stays open.
        broken: {},
      },
    },
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
            input: ({ context: { people, opened } }) => ({
              people,
              ...(opened as NonNullable<Context['opened']>),
            }),
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
            input: ({ context: { newId } }) => ({
              scope: { section: 'create', today: null },
              id: newId as EmployeeId,
              base: null,
              blank: profileFields.blank,
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
