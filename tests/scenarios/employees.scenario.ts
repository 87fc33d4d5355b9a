import { mayCreate, mayEdit, mayRemove, mayTerminate } from '../../src/domain/employees/access.ts'
import { mayKeep } from '../../src/domain/employees/leaving.ts'
import { mayDo, stateOf } from '../../src/domain/employees/lifecycle.ts'
import { visibleTo } from '../../src/domain/employees/listing.ts'
import type { Emergency, Employee } from '../../src/domain/employees/nouns.ts'
import { employeeProfileMachine } from '../../src/machines/employees/employeeProfile.machine.ts'
import { directoryStaleAfterMs, employeesMachine } from '../../src/machines/employees/employees.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { fileNamed } from './files.ts'
import { answers, anyFailure, ends, notFound, notValid, says } from './outcomes.ts'
import { actors, employeeIds, people } from './people.ts'
import { recordOf, today } from './records.ts'

const minute = 60_000
const now = 60 * minute

const aNewcomer = recordOf({
  id: employeeIds.admin,
  firstName: samples.noor.firstName,
  fullName: samples.noor.fullName,
})
const fewer = people.slice(0, 2)

/** The page offers what the domain allows. */
const theList = (role: keyof typeof actors, label: string): Variant => {
  const actor = actors[role]
  return {
    label,
    role,
    input: { actor, people: visibleTo(actor, people), askedAt: now, now },
    cases: {
      ...says('filter.changed', {
        'a name': { change: { search: 'Eve' } },
        everybody: { change: { search: '' } },
      }),
      ...says('sort.changed', { 'by address': { by: 'email' } }),
      ...says('row.toggled', { 'a row': { id: employeeIds.employee } }),
      ...says('columns.chosen', { 'the names alone': { columns: ['fullName'] } }),
      ...says('page.shown', ({ context: { askedAt } }) => ({
        'a minute after it was asked for': { now: askedAt + directoryStaleAfterMs },
        'later than that': { now: askedAt + directoryStaleAfterMs + 1 },
      })),
      ...says('people.changed', { everybody: { people }, 'other people': { people: fewer } }),
      ...says(
        'person.opened',
        Object.fromEntries(visibleTo(actor, people).map(({ id, fullName }) => [fullName, { id, today }])),
      ),
      ...says('creation.opened', mayCreate(actor).allowed ? { 'a new person': { id: aNewcomer.id } } : {}),
      // Only what is open can tell that it has saved or removed somebody.
      ...says('employee.saved', (snapshot) => ({
        ...(snapshot.matches({ person: 'open' }) && {
          'a person who was there before': { employee: recordOf() },
        }),
      })),
      ...says('employee.removed', (snapshot) =>
        snapshot.matches({ person: 'open' }) && mayRemove(actor, employeeIds.employee).allowed
          ? { 'the person': { id: employeeIds.employee } }
          : {},
      ),
      ...ends('creation', { 'the new person': aNewcomer, 'given up': null }),
    },
    project: ({ context: { opened } }) => opened?.id ?? null,
  }
}

export const employees: Scenario = {
  machine: employeesMachine,
  variants: [
    theList('admin', 'an admin, who sees everybody'),
    theList('manager', 'a manager, who sees their reports'),
    theList('employee', 'an employee, who sees themself'),
  ],
}

const picture = fileNamed('portrait.png')
const contacts: Emergency = {
  contactName: 'Robin Marlowe',
  contactRelationship: 'Partner',
  contactPhone: '07 5550 0002',
  secondName: null,
  secondRelationship: null,
  secondPhone: null,
  medicalNotes: null,
}

const terminated = { date: today, kind: 'other', reason: 'Moved away' } as const
const planned = {
  lastDay: '2026-12-31',
  kind: 'retirement',
  reason: '',
  heir: null,
  notes: '',
  plannedBy: null,
} as const

const isKeeping = (value: unknown): boolean => JSON.stringify(value).includes('keeping')

/** The page offers what the domain allows; what is asked of a person depends on where their employment stands. */
const thePage = (role: keyof typeof actors, label: string): Variant => {
  const actor = actors[role]
  const offered = (may: (employee: Employee) => boolean, what: string) => ({
    [what]: ({ context: { employee } }: { context: { employee: Employee | null } }) =>
      employee !== null && may(employee) ? [{ label: what, event: { type: what } }] : [],
  })
  const edits = mayEdit(actor, employeeIds.employee).allowed
  return {
    label,
    role,
    input: { id: employeeIds.employee, today },
    cases: {
      ...offered((employee) => mayDo(actor, employee, 'deactivate').allowed, 'deactivation.asked'),
      ...offered((employee) => mayDo(actor, employee, 'activate').allowed, 'reactivation.asked'),
      ...offered(
        (employee) => mayTerminate(actor, employee.id).allowed && mayDo(actor, employee, 'terminate').allowed,
        'termination.asked',
      ),
      ...offered((employee) => mayKeep(actor, employee.id, employee.leaving !== null).allowed, 'keeping.asked'),
      ...offered(
        (employee) => mayRemove(actor, employee.id).allowed && mayDo(actor, employee, 'remove').allowed,
        'removal.asked',
      ),
      ...says(
        'picture.offered',
        edits
          ? {
              'a picture': { file: picture, problem: null },
              'one that is too large': { file: picture, problem: 'chosenTooLarge' },
            }
          : {},
      ),
      ...says('avatar.chosen', edits ? { 'a picture': { file: picture } } : {}),
      ...says('employee.saved', ({ context: { employee } }) =>
        edits ? { 'a section of the record': { employee: { ...employee, phone: '07 5550 0000' } } } : {},
      ),
      ...answers(
        'loadEmployee',
        { 'the record': recordOf({ mayShowEmergency: role === 'admin' }) },
        { ...notFound, ...notValid, ...anyFailure },
      ),
      ...says('emergency.asked', ({ context: { employee } }) =>
        employee?.mayShowEmergency && employee.emergency === null ? { 'the emergency contacts': {} } : {},
      ),
      ...answers('loadEmergency', { 'the contacts': contacts }, { ...notFound, ...anyFailure }),
      ...answers(
        'uploadAvatar',
        ({ context: { employee } }) => ({ 'the picture is taken': { ...employee, avatarId: 'portrait' } }),
        { ...notValid, ...anyFailure },
      ),
      ...ends('termination', ({ context: { employee } }) => ({
        terminated: { ...employee, isActive: false, leaving: null, termination: terminated },
        planned: { ...employee, leaving: planned },
        cancelled: null,
      })),
      ...ends('confirmation', ({ context: { employee }, value }) => ({
        'confirmed and done': {
          confirmed: true,
          answer: isKeeping(value) ? { ...employee, leaving: null } : { ...employee, isActive: !employee.isActive },
        },
        cancelled: { confirmed: false, answer: null },
      })),
    },
    project: ({ context: { employee } }) =>
      employee && [stateOf(employee), employee.emergency !== null, employee.leaving !== null],
  }
}

export const employeeProfile: Scenario = {
  machine: employeeProfileMachine,
  variants: [
    thePage('admin', 'an admin on the page of an employee'),
    thePage('manager', 'a manager on the page of a report'),
    thePage('employee', 'an employee on their own page'),
  ],
}
