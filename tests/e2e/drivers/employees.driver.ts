import type { Employee, EmployeeSummary } from '../../../src/domain/employees/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { samples } from '../../../src/samples/people.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  busy,
  button,
  clicks,
  clicksIfThere,
  dialog,
  done,
  fills,
  gone,
  heading,
  labelled,
  link,
  main,
  menuitem,
  region,
  searchbox,
  tab,
  text,
  there,
  until,
  waits,
  waitsFor,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { employeeIds, people } from '../../scenarios/people.ts'
import { recordOf } from '../../scenarios/records.ts'

/** A list read longer ago is read again when its page is shown (`directoryStaleAfterMs`). */
const staleMs = 61_000

const search = searchbox('Search people', main())
/** Somebody’s manager is named in that row too. */
const nameIn = (name: string) => any(link(name, main()))
const rowOf = (name: string) => labelled(`Select ${name}`, main())
const outOfDate = text(/The list may be out of date/, main())
const basic = region('Basic')
const phone = '07 5550 0000'
const profileOf = (name: string) => heading(name)
const newEmployee = heading('New employee')

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as {
    readonly candidates: ReadonlyArray<{ readonly employee: EmployeeSummary }>
    readonly rows: ReadonlyArray<EmployeeSummary>
    readonly selection: ReadonlySet<string>
    readonly filter: { readonly search: string }
    readonly opened: { readonly id: string } | null
  }

/** One page shows at a time: the list, somebody’s, or the form of a new person. */
const isOnList = ({ snapshot }: Moment): boolean => snapshot.matches({ person: 'closed', creation: 'closed' })
const hasOpened = (moment: Moment, id: string): boolean =>
  moment.snapshot.matches({ person: 'open' }) && contextOf(moment).opened?.id === id

const onList =
  (acts: (moment: Moment) => ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    isOnList(moment) ? acts(moment) : null

const peopleIn = (moment: Moment) => (moment.event as unknown as { readonly people: unknown }).people

const nameOf = (id: string): string => people.find((person) => person.id === id)?.fullName ?? ''

/** The record of the person opened, with whom they report to. */
const recordFor = (id: string): Employee => {
  const person = people.find((one) => one.id === id)
  const manager = people.find((one) => one.id === person?.reportsTo)
  return recordOf({
    id: id as Employee['id'],
    fullName: nameOf(id),
    firstName: nameOf(id).split(' ')[0] ?? '',
    reportsTo: manager?.id ?? null,
    manager: manager ? { id: manager.id, fullName: manager.fullName } : null,
  })
}

/** Away from the list and back. */
const comesBack: ReadonlyArray<Act> = [
  clicks(link('New employee', main())),
  until(there(newEmployee)),
  clicks(link('Back to employees')),
  until(there(search)),
]
/** Later than the list was read: it is asked for anew, and what was read stays meanwhile. */
const comesBackLater: ReadonlyArray<Act> = [waits(staleMs), ...comesBack]

const isRead = (moment: Moment): Act =>
  answers('loadEmployees', done(contextOf(moment).candidates.map(({ employee }) => employee)))

const opens = (moment: Moment): ReadonlyArray<Act> | null => {
  const { id } = moment.event as unknown as { readonly id: string }
  if (isOnList(moment) && !contextOf(moment).candidates.some(({ employee }) => employee.id === id)) return null
  // From one person to another leads the name of the manager alone.
  if (!isOnList(moment) && !(hasOpened(moment, employeeIds.employee) && id === employeeIds.manager)) return null
  const reads = answers('loadEmployee', done(recordFor(id)))
  if (!isOnList(moment)) return [clicks(nameIn(nameOf(id))), reads]
  // One of them is not found at once.
  const fails: ReadonlyArray<Act> = [
    answers('loadEmployee', { kind: 'absent' }),
    until(there(text('This profile could not be loaded'))),
    clicks(button('Try again', main())),
  ]
  return [
    // A person the search hides is looked for first, and rows that come back move those below them.
    fills(search, ''),
    ...contextOf(moment).candidates.map(({ employee }) => until(there(rowOf(employee.fullName)))),
    clicks(nameIn(nameOf(id))),
    until(gone(search)),
    ...(id === employeeIds.manager ? fails : []),
    reads,
  ]
}

const creates = (moment: Moment): ReadonlyArray<Act> => {
  const { output: employee } = moment.event as unknown as { readonly output: Employee }
  return [
    fills(labelled(/^First name/, basic), employee.firstName),
    fills(labelled(/^Last name/, basic), employee.lastName),
    fills(labelled(/^Email/, basic), employee.email),
    clicks(button('Create employee')),
    until(busy(button('Create employee'))),
    answers('createEmployee', done(employee)),
    answers('loadEmployee', done(employee)),
  ]
}

const saves = (moment: Moment): ReadonlyArray<Act> | null => {
  const { employee } = moment.event as unknown as { readonly employee: Employee }
  if (!hasOpened(moment, employee.id)) return null
  const save = button('Save', basic)
  return [
    clicks(tab('Details')),
    waitsFor(button('Edit', basic)),
    clicks(button('Edit', basic)),
    fills(labelled(/^Phone/, basic), phone),
    clicks(save),
    until(busy(save)),
    // What was typed is still there when nobody answers.
    answers('saveBasicInfo', { kind: 'absent' }),
    until(there(labelled(/^Phone/, basic), { holding: phone })),
    clicks(button('Try again', main())),
    answers('saveBasicInfo', done({ ...employee, phone })),
  ]
}

const removes = (moment: Moment): ReadonlyArray<Act> | null => {
  if (!hasOpened(moment, employeeIds.employee)) return null
  const question = dialog(`Delete ${samples.eve.fullName}?`)
  const confirm = button(`Delete ${samples.eve.fullName}`, question)
  return [
    clicks(button('More actions')),
    clicks(menuitem('Delete…')),
    clicks(confirm),
    until(busy(confirm)),
    answers('removeEmployee', done(null)),
  ]
}

/** Whom the list shows, and how many of them are chosen. */
const listed = (moment: Moment): ReadonlyArray<Sight> => {
  // A person just saved is shown on a page of their own.
  if (!isOnList(moment) || moment.event.type === 'employee.saved' || moment.label === 'the new person') return []
  const { rows, selection, filter } = contextOf(moment)
  const shown = new Set(rows.map(({ fullName }) => fullName))
  const names = [...new Set([...people, ...rows].map(({ fullName }) => fullName))]
  return [
    there(heading('Employees')),
    there(search, { holding: filter.search }),
    ...names.map((name) => (shown.has(name) ? there(rowOf(name)) : gone(rowOf(name)))),
    selection.size === 0
      ? gone(region('Selection'))
      : there(region('Selection'), { saying: `${selection.size} selected` }),
  ]
}

/** The directory: the list, and the person or the form of a new one opened from it. */
export const employeesDriver: Driver = {
  machine: 'employees',
  scenes: {
    'an admin, who sees everybody': {
      who: 'ava',
      path: pathTo('employees'),
      begin: [answers('loadEmployees', done(people)), until(there(rowOf(samples.eve.fullName)))],
      stopsClock: true,
    },
  },
  calls: {
    loadEmployees: { method: 'GET', url: /\/api\/[^/]+\/employeeMini$/ },
    loadEmployee: { method: 'GET', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/ },
    createEmployee: { method: 'POST', url: /\/api\/[^/]+\/employees$/ },
    saveBasicInfo: { method: 'PUT', url: /\/profile\/basicInfo$/ },
    removeEmployee: { method: 'DELETE', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/ },
  },
  successes: {},
  acts: {
    'filter.changed: a name': onList(() => [fills(search, 'Eve')]),
    'filter.changed: everybody': onList(() => [fills(search, '')]),
    'sort.changed': onList(() => [clicks(button('Email', main()))]),
    'row.toggled': onList(() => [clicksIfThere(rowOf(samples.eve.fullName))]),
    'selection.filled': onList((moment) => {
      const { rows, selection } = contextOf(moment)
      const all = clicks(labelled('Select all shown', main()))
      // Where all are chosen already, the first time takes them away.
      return rows.length === selection.size ? [all, all] : [all]
    }),
    'selection.cleared': onList(() => [clicksIfThere(button('Clear selection', main()))]),
    'page.shown: a minute after it was asked for': onList(() => comesBack),
    'page.shown: later than that': onList((moment) => [
      ...comesBackLater,
      // At first nobody answers.
      answers('loadEmployees', { kind: 'absent' }),
      until(there(outOfDate)),
      clicks(button('Try again', main())),
      isRead(moment),
      until(gone(outOfDate)),
    ]),
    'people.changed': onList((moment) => [
      ...comesBackLater,
      answers('loadEmployees', done(peopleIn(moment))),
      until(gone(outOfDate)),
    ]),
    'person.opened': opens,
    'person.closed': (moment) => [clicks(link('Back to employees')), fills(search, contextOf(moment).filter.search)],
    'creation.opened': onList(() => [clicks(link('New employee', main()))]),
    'creation.closed': [clicks(button('Cancel', main()))],
    'employee.saved': saves,
    'xstate.done.actor.creation: the new person': creates,
    'employee.removed': removes,
  },
  sights: {
    'employees.person.closed': listed,
    'employees.person.open': (moment) => {
      switch (moment.event.type) {
        case 'employee.removed':
          return [there(heading('Employees')), gone(rowOf(samples.eve.fullName))]
        case 'employee.saved':
          return [gone(button('Save', basic)), there(text(phone, basic))]
        default:
          return [there(profileOf(nameOf(contextOf(moment).opened?.id ?? ''))), gone(search)]
      }
    },
    'employees.creation.closed': (moment) =>
      moment.label === 'the new person' ? [there(profileOf(samples.noor.fullName)), there(text(/ added$/))] : [],
    'employees.creation.open': [there(newEmployee), there(button('Create employee')), gone(search)],
  },
  // Saving or removing a person leads on to another page by itself.
  startsAnew: ['employee.saved', 'xstate.done.actor.creation', 'employee.removed'],
  beyond: {
    'columns.chosen': 'Columns are chosen one by one in the options of the table, or all at once by a view.',
    'employees.person.open · person.opened [isOpenAlready] → stays':
      'A page is opened once; only another time zone of the client would open it again.',
    'employees.creation.open · xstate.done.actor.creation → employees.creation.closed':
      'Cancel leaves the page, and so closes it.',
  },
}
