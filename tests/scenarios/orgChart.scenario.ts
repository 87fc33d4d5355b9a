import type { AnyMachineSnapshot } from 'xstate'
import type { EmployeeId } from '../../src/domain/kernel/ids.ts'
import type { Step } from '../../src/domain/orgChart/moving.ts'
import { type NodeDraft, nodeFields } from '../../src/domain/orgChart/node.fields.ts'
import type { Moved, OrgChartPerson } from '../../src/domain/orgChart/nouns.ts'
import { nodeForm as nodeRecordForm } from '../../src/machines/orgChart/nodeForm.ts'
import { staleAfterMs } from '../../src/machines/orgChart/orgChart.events.ts'
import { orgChartMachine } from '../../src/machines/orgChart/orgChart.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { vacancyId } from '../fixtures/vacancies.ts'
import { answers, anyFailure, changedMeanwhile, ends, notFound, notValid, says } from './outcomes.ts'
import { actors, employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'

const now = 3_600_000
const { admin, manager, employee } = employeeIds

const personOf = (id: EmployeeId, fullName: string, managerId: EmployeeId | null): OrgChartPerson => ({
  id,
  fullName,
  positionTitle: 'Clerk',
  department: null,
  note: '',
  tags: [],
  avatarUrl: null,
  isActive: true,
  managerId,
  isMovedUp: false,
  version: 1,
})

/** Ava above Max above Eve. */
const people = [
  personOf(admin, samples.ava.fullName, null),
  personOf(manager, samples.max.fullName, admin),
  personOf(employee, samples.eve.fullName, manager),
]
const eve = people[2] as OrgChartPerson

/** Somebody else has put Eve at the top, and everybody below her. */
const turnedOver = people.map((one) => ({ ...one, managerId: one.id === employee ? null : employee }))

/** What the server makes of what was sent: everybody where they were wanted. */
const movedAs = ({ context: { attempt, people: known } }: AnyMachineSnapshot): ReadonlyArray<Moved> =>
  (attempt?.steps ?? []).map(({ id, reportsTo }: Step) => {
    const before = (known as ReadonlyArray<OrgChartPerson>).find((one) => one.id === id) ?? eve
    return { person: { ...before, managerId: reportsTo }, reportedTo: before.managerId }
  })

const eveStandsBelow = ({ context: { members } }: AnyMachineSnapshot): EmployeeId | null =>
  (members as ReadonlyArray<OrgChartPerson> | null)?.find(({ id }) => id === employee)?.managerId ?? null

const linesIn = (known: ReadonlyArray<OrgChartPerson> | null) => known?.map(({ managerId }) => managerId)

/** A step back and a step forth are all the history that matters, or there would be no end to it. */
const mayMoveOn = ({ context: { done } }: AnyMachineSnapshot): boolean => done.length < 2

const theChart = (role: keyof typeof actors, label: string): Variant => {
  const actor = actors[role]
  return {
    label,
    role,
    input: { actor, now },
    cases: {
      ...says('page.shown', ({ context: { askedAt } }) => ({
        'a minute after it was read': { now: askedAt + staleAfterMs, actor },
        'later than that': { now: askedAt + staleAfterMs + 1, actor },
      })),
      ...says('news.heard', { 'people were moved elsewhere': {} }),
      ...says('vacancies.heard', {
        'one of Max': { vacant: [{ vacancy: vacancyId, person: { ...eve, id: vacancyId } }] },
      }),
      ...says('node.toggled', { 'the team of Max': { id: manager } }),
      ...says('person.selected', { Eve: { id: employee } }),
      ...says('person.sought', { Eve: { id: employee } }),
      ...says('move.asked', (snapshot) => ({
        ...(mayMoveOn(snapshot) && { 'Eve to Ava': { id: employee, managerId: admin } }),
        'Eve to herself': { id: employee, managerId: employee },
        'Eve to whom she reports to': { id: employee, managerId: eveStandsBelow(snapshot) },
      })),
      ...says('choosing.opened', { 'for Eve': { id: employee }, 'for oneself': { id: actor.employeeId } }),
      ...says('editing.opened', { 'for Eve': { id: employee }, 'for oneself': { id: actor.employeeId } }),
      ...answers('loadChart', { 'the chart': people, 'the chart turned over': turnedOver }, anyFailure),
      ...answers('rearrange', (snapshot) => ({ moved: movedAs(snapshot) }), {
        ...changedMeanwhile,
        ...notFound,
        ...notValid,
        ...anyFailure,
      }),
      ...ends('draft', { 'it was left': undefined }),
      ...ends('form', {
        'saved with a note': { person: { ...eve, note: 'Away' }, people: null },
        'theirs taken': { person: null, people: turnedOver },
        cancelled: null,
      }),
    },
    project: ({ context: { people: known, members, done, attempt, actor } }) => [
      linesIn(known),
      linesIn(members),
      done,
      attempt?.isUndo,
      attempt?.steps[0]?.reportsTo,
      actor.underlings.length,
    ],
  }
}

export const orgChart: Scenario = {
  machine: orgChartMachine,
  variants: [
    theChart('admin', 'an admin, who may move everybody'),
    theChart('manager', 'a manager, who may move their reports'),
    theChart('employee', 'an employee, who may move nobody'),
  ],
}

export const nodeForm: Scenario = {
  machine: nodeRecordForm.machine,
  variants: [
    aForm<NodeDraft, OrgChartPerson>(nodeRecordForm, {
      label: 'the note and the tags of somebody',
      scope: null,
      base: eve,
      blank: nodeFields.blank,
      typed: {
        'a note': { note: 'Away until Friday' },
        'a note that is too long': { note: 'x'.repeat(281) },
        'the note as it was': { note: eve.note },
      },
      field: 'note',
      saved: { person: { ...eve, note: 'Away until Friday', version: 2 }, people: null },
      theirs: { ...eve, note: 'Back on Monday', version: 2 },
    }),
  ],
}
