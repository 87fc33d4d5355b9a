import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { employeesArea } from '../../../src/areas/employees.ts'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import type { HandoverPorts } from '../../../src/machines/employees/accounts/accounts.ports.ts'
import { type ProfileSection, profileSections } from '../../../src/machines/employees/employeeForm.ts'
import type { EmployeesActor } from '../../../src/machines/employees/employees.machine.ts'
import type { EmployeePorts } from '../../../src/machines/employees/employees.ports.ts'
import { employeeId } from '../../fixtures/ids.ts'
import {
  anEmployee,
  ava,
  eve,
  max,
  noor,
  office,
  theAdmin,
  theDirectory,
  theManager,
  yuri,
} from '../../fixtures/people.ts'
import { besideReadiness, type Readings } from '../beside.ts'
import { refused, settled } from '../ports.ts'

type Answers = { [Name in keyof EmployeePorts]?: (...call: Parameters<EmployeePorts[Name]>) => unknown }

/** The area as `areas/employees.ts` provides for it, over ports that say what they were asked. */
const anArea = async (
  answers: Answers = {},
  actor: Actor = theAdmin,
  loadEmployees: NonNullable<Readings['employees']> = () => Result.succeed(theDirectory),
  now = 0,
) => {
  const asked: Array<readonly [string, unknown]> = []
  const usual: Answers = { loadEmployee: () => Result.succeed(anEmployee()) }
  const ports = new Proxy({} as EmployeePorts & HandoverPorts, {
    get: (_, name: keyof EmployeePorts) => async (input: never, signal: never) => {
      asked.push([name, input])
      return (answers[name] ?? usual[name])?.(input as never, signal)
    },
  })
  const beside = await besideReadiness(
    { employees: loadEmployees },
    { employees: { logic: employeesArea(ports), input: { actor, people: [], askedAt: 0, now } } },
  )
  const area = beside.areaOf<EmployeesActor>('employees')
  const at = () => area.getSnapshot()
  const names = () => at().context.rows.map(({ fullName }) => fullName)
  const readings = () => beside.asked.filter((part) => part === 'employees').length
  return { area, asked, at, names, readings, parts: beside.parts, readiness: beside.readiness }
}

describe('The employee list (§ 6)', () => {
  it('shows the people the readiness has read, and those it reads when it is asked again', async () => {
    const people = [theDirectory, theDirectory.slice(0, 2)]
    const { readiness, names } = await anArea({}, theAdmin, () => Result.succeed(people.shift() ?? []))
    expect(names()).toEqual(['Ava Lindqvist', 'Eve Marlowe', 'Max Oduya', 'Noor Haddad', 'Yuri Volkov'])
    readiness.send({ type: 'part.refreshAsked', part: 'employees' })
    await settled()
    expect(names()).toEqual(['Ava Lindqvist', 'Max Oduya'])
  })

  it.each([
    ['60 s ago', 60_000, 1],
    ['60 s and a millisecond ago', 60_001, 2],
  ])('asked for %s is read so often when the area opens, and when its page shows', async (_, now, times) => {
    const opened = await anArea({}, theAdmin, undefined, now)
    expect(opened.readings()).toBe(times)
    const { area, readings } = await anArea()
    area.send({ type: 'page.shown', now })
    await settled()
    expect(readings()).toBe(times)
  })

  it('shows whom the rules let the actor see', async () => {
    expect((await anArea({}, theManager)).names()).toEqual(['Eve Marlowe', 'Max Oduya', 'Yuri Volkov'])
  })

  it('sifts by filter', async () => {
    const { area, names } = await anArea()
    area.send({ type: 'filter.changed', change: { search: 'ODU' } })
    expect(names()).toEqual(['Max Oduya'])
    area.send({ type: 'filter.changed', change: { search: '', departmentId: office.id } })
    expect(names()).toEqual(['Ava Lindqvist', 'Noor Haddad'])
  })

  it('sorts by a column, the other way when asked again; equal ones by name', async () => {
    const { area, names } = await anArea()
    area.send({ type: 'sort.changed', by: 'department' })
    expect(names()).toEqual(['Ava Lindqvist', 'Noor Haddad', 'Eve Marlowe', 'Max Oduya', 'Yuri Volkov'])
    area.send({ type: 'sort.changed', by: 'department' })
    expect(names()).toEqual(['Eve Marlowe', 'Max Oduya', 'Yuri Volkov', 'Ava Lindqvist', 'Noor Haddad'])
  })

  it('sorts as it is told where the direction is named, however often', async () => {
    const { area, at } = await anArea()
    for (const descending of [true, true, false]) {
      area.send({ type: 'sort.changed', by: 'fullName', descending })
      expect(at().context.sort).toEqual({ by: 'fullName', descending })
    }
  })

  it('shows the columns that were chosen last, and leaves them to the browser until then', async () => {
    const { area, at } = await anArea()
    expect(at().context.columns).toBeNull()
    area.send({ type: 'columns.chosen', columns: ['fullName', 'email'] })
    expect(at().context.columns).toEqual(['fullName', 'email'])
  })

  it('selects only what it shows', async () => {
    const { area, at } = await anArea()
    area.send({ type: 'selection.filled' })
    area.send({ type: 'row.toggled', id: eve })
    expect(at().context.selection).toEqual(new Set([ava, max, noor, yuri]))
    area.send({ type: 'filter.changed', change: { search: 'a' } })
    area.send({ type: 'filter.changed', change: { search: 'oduya' } })
    expect(at().context.selection).toEqual(new Set([max]))
    area.send({ type: 'selection.cleared' })
    expect(at().context.selection.size).toBe(0)
  })
})

const noContacts = {
  contactName: null,
  contactRelationship: null,
  contactPhone: null,
  secondName: null,
  secondRelationship: null,
  secondPhone: null,
  medicalNotes: null,
}

describe('A person’s page', () => {
  const open = async (answers: Answers = {}) => {
    const it = await anArea(answers)
    it.area.send({ type: 'person.opened', id: eve, today: '2024-03-01' })
    await settled()
    const profile = () => it.at().children.profile
    const state = () => profile()?.getSnapshot()
    const save = async (section: ProfileSection, change: object) => {
      state()?.children[section]?.send({ type: 'edit.asked' })
      const form = state()?.children[section]?.getSnapshot().children.form
      form?.send({ type: 'field.changed', change })
      form?.send({ type: 'save.asked' })
      await settled()
      return form
    }
    return { ...it, profile, state, save }
  }

  it('reads the emergency contacts when asked for; they stay, whatever is saved after (ours)', async () => {
    const contacts = { ...noContacts, contactName: 'Robin', contactPhone: '000' }
    const { profile, state, asked } = await open({
      loadEmployee: () => Result.succeed(anEmployee({ mayShowEmergency: true })),
      loadEmergency: () => Result.succeed(contacts),
    })
    expect([state()?.context.employee?.emergency, asked.at(-1)?.[0]]).toEqual([null, 'loadEmployee'])
    profile()?.send({ type: 'emergency.asked' })
    expect(state()?.matches({ showing: 'readingEmergency' })).toBe(true)
    await settled()
    expect(state()?.context.employee?.emergency).toEqual(contacts)
    expect(state()?.children.emergency?.getSnapshot().context.employee.emergency).toEqual(contacts)
    profile()?.send({ type: 'employee.saved', employee: anEmployee({ version: 2, mayShowEmergency: true }) })
    expect(state()?.context.employee).toMatchObject({ version: 2, emergency: contacts })
    // No longer for these eyes: then they go.
    profile()?.send({ type: 'employee.saved', employee: anEmployee({ version: 3 }) })
    expect(state()?.context.employee?.emergency).toBeNull()
  })

  it('of emergency contacts that cannot be read the person is told, and the page stays', async () => {
    const { profile, state } = await open({ loadEmergency: () => Result.fail(refused('admin_only', 403)) })
    const toasts: Array<string> = []
    profile()?.on('toast', ({ text }) => toasts.push(text))
    profile()?.send({ type: 'emergency.asked' })
    await settled()
    expect([state()?.matches({ showing: 'usual' }), toasts]).toEqual([true, ['Failed to load the emergency contacts']])
  })

  it.each([
    ['personal', 'savePersonal', { gender: 'Woman' }],
    ['emergency', 'saveEmergency', { contactName: 'Robin', contactPhone: '000' }],
    ['hrPolicies', 'saveHrPolicies', { documentIds: ['p' as never] }],
    ['other', 'saveOther', { notes: 'A note' }],
  ] as const)('saves %s alone, and what was typed elsewhere stays (areas 1.2)', async (section, port, change) => {
    const { state, save, asked } = await open({
      [port]: () => Result.succeed(anEmployee({ version: 2, mayShowEmergency: true })),
      saveTags: () => Result.fail(refused('not_allowed', 403)),
    } as Answers)
    const tags = await save('tags', { tags: ['Mentor'] })
    await save(section, change)
    expect(asked.at(-1)).toMatchObject([port, { id: eve, change: { version: 1, ...change } }])
    expect(state()?.context.employee?.version).toBe(2)
    expect(state()?.children[section]?.getSnapshot().matches('reading')).toBe(true)
    expect(tags?.getSnapshot().context).toMatchObject({ draft: { tags: ['Mentor'] }, base: { version: 2 } })
    if (section === 'emergency') expect(state()?.context.employee?.emergency).toMatchObject(change)
  })

  it('shows the record with each of its sections', async () => {
    const { state } = await open()
    expect(state()?.matches('showing')).toBe(true)
    expect(Object.keys(state()?.children ?? {}).toSorted()).toEqual([...profileSections].toSorted())
  })

  it('somebody who is not there, or not for the caller, is not found; another failure can be tried again', async () => {
    const { state } = await open({ loadEmployee: () => Result.fail(refused('not_found', 404)) })
    expect(state()?.matches('notFound')).toBe(true)

    let isDown = true
    const down = await open({
      loadEmployee: () => (isDown ? Result.fail({ _tag: 'Unreachable' }) : Result.succeed(anEmployee())),
    })
    expect(down.state()?.matches('failed')).toBe(true)
    isDown = false
    down.profile()?.send({ type: 'retry.asked' })
    await settled()
    expect(down.state()?.matches('showing')).toBe(true)
  })

  it('what one section saves stands on the page, in the other sections and in the list', async () => {
    const saved = anEmployee({ firstName: 'Eva', fullName: 'Eva Marlowe', version: 2 })
    const { state, save, names } = await open({ saveBasicInfo: () => Result.succeed(saved) })
    await save('basicInfo', { firstName: 'Eva' })
    expect(state()?.context.employee).toEqual(saved)
    expect(state()?.children.work?.getSnapshot().context.employee.version).toBe(2)
    expect(names()).toContain('Eva Marlowe')
  })

  it.each([
    ['deactivation.asked', 'Deactivate Eve Marlowe', 'danger'],
    ['reactivation.asked', 'Reactivate Eve Marlowe', 'usual'],
    ['removal.asked', 'Delete Eve Marlowe', 'danger'],
  ] as const)('%s: what confirms it says "%s"', async (type, confirmLabel, tone) => {
    const { profile, state } = await open()
    profile()?.send({ type })
    expect(state()?.children.confirmation?.getSnapshot().context).toMatchObject({ confirmLabel, tone })
  })

  it.each([
    ['deactivation.asked', false],
    ['reactivation.asked', true],
  ] as const)('%s asks first, and shows the new status', async (type, isActive) => {
    const { profile, state, asked } = await open({
      saveWork: ({ change }) => Result.succeed(anEmployee({ isActive: change.isActive, version: 2 })),
    })
    profile()?.send({ type })
    expect(asked.some(([name]) => name === 'saveWork')).toBe(false)
    state()?.children.confirmation?.send({ type: 'dialog.confirmed' })
    await settled()
    await settled()
    expect(state()?.context.employee).toMatchObject({ isActive, version: 2 })
    expect(state()?.children.confirmation).toBeUndefined()
  })

  it('a refused deactivation leaves the dialog open and says why', async () => {
    const { profile, state } = await open({ saveWork: () => Result.fail(refused('last_admin', 403)) })
    profile()?.send({ type: 'deactivation.asked' })
    state()?.children.confirmation?.send({ type: 'dialog.confirmed' })
    await settled()
    await settled()
    expect(state()?.children.confirmation?.getSnapshot().context.refusal).toBe('refused: last_admin')
  })

  it('a termination through its dialog shows, in the list too', async () => {
    const gone = anEmployee({
      isActive: false,
      termination: { date: '2024-03-01', kind: 'other', reason: 'x' },
      version: 2,
    })
    const { profile, state, names } = await open({ terminateEmployee: () => Result.succeed(gone) })
    profile()?.send({ type: 'termination.asked' })
    state()?.children.termination?.send({ type: 'termination.changed', change: { kind: 'retirement' } })
    state()?.children.termination?.send({ type: 'dialog.confirmed' })
    await settled()
    expect([state()?.context.employee, names().includes('Eve Marlowe')]).toEqual([gone, false])
  })

  it.each([
    ['ended', null, 'The employment of Eve Marlowe has ended'],
    ['planned', '2027-02-26', 'The last day of Eve Marlowe is 26th Feb 2027'],
  ] as const)('a termination says that it is %s', async (_, lastDay, said) => {
    const leaving = lastDay && {
      lastDay,
      kind: 'retirement' as const,
      reason: '',
      heir: null,
      notes: '',
      plannedBy: null,
    }
    const after = anEmployee({ isActive: leaving !== null, leaving, version: 2 })
    const { profile, state } = await open({ terminateEmployee: () => Result.succeed(after) })
    const toasts: Array<string> = []
    profile()?.on('toast', ({ text }) => toasts.push(text))
    profile()?.send({ type: 'termination.asked' })
    state()?.children.termination?.send({ type: 'termination.changed', change: { kind: 'retirement' } })
    state()?.children.termination?.send({ type: 'dialog.confirmed' })
    await settled()
    expect(toasts).toEqual([said])
  })

  it('a removal, confirmed, takes the person off the list', async () => {
    const { profile, state, names, asked } = await open({ removeEmployee: () => Result.succeed(undefined) })
    profile()?.send({ type: 'removal.asked' })
    state()?.children.confirmation?.send({ type: 'dialog.confirmed' })
    await settled()
    expect([state()?.matches('removed'), names().includes('Eve Marlowe')]).toEqual([true, false])
    expect(asked.at(-1)).toMatchObject(['removeEmployee', { id: eve, version: 1 }])
  })

  it('a picture is uploaded and stands in the list; a refused one is told, with the reason', async () => {
    const withPicture = anEmployee({ avatarId: 'p1', avatarUrl: '/api/x?v=p1', version: 2 })
    const file = new File(['x'], 'eve.png')
    const good = await open({ uploadAvatar: () => Result.succeed(withPicture) })
    good.profile()?.send({ type: 'avatar.chosen', file })
    await settled()
    expect(good.state()?.context.employee).toEqual(withPicture)
    expect(good.parts().employees?.find(({ id }) => id === eve)?.avatarUrl).toBe('/api/x?v=p1')

    const bad = await open({ uploadAvatar: () => Result.fail(refused('too_large', 413)) })
    const toasts: Array<string> = []
    bad.profile()?.on('toast', ({ text }) => toasts.push(text))
    bad.profile()?.send({ type: 'avatar.chosen', file })
    await settled()
    expect(toasts).toEqual(['Failed to upload the picture'])
    expect(bad.state()?.context.picture).toEqual({ file, refusal: 'refused: too_large' })
    bad.profile()?.send({ type: 'avatar.chosen', file })
    expect(bad.state()?.context.picture?.refusal).toBeNull()
  })

  it('another person opened takes its place, the same one does not begin anew, closing ends it', async () => {
    const { area, profile, asked } = await open()
    area.send({ type: 'person.opened', id: eve, today: '2024-03-01' })
    expect(asked.filter(([name]) => name === 'loadEmployee').length).toBe(1)
    area.send({ type: 'person.opened', id: max, today: '2024-03-01' })
    expect(profile()?.getSnapshot().context.id).toBe(max)
    area.send({ type: 'person.closed' })
    expect(profile()).toBeUndefined()
  })
})

describe('A change of one person that others are concerned with', () => {
  const saving = async (saved: Employee, actor?: Actor) => {
    const it = await anArea({ saveWork: () => Result.succeed(saved) }, actor)
    it.area.send({ type: 'person.opened', id: eve, today: '2024-03-01' })
    await settled()
    const before = it.readings()
    const section = it.at().children.profile?.getSnapshot().children.work
    section?.send({ type: 'edit.asked' })
    const work = section?.getSnapshot().children.form
    work?.send({ type: 'field.changed', change: { positionTitle: 'Foreman' } })
    work?.send({ type: 'save.asked' })
    await settled()
    return { ...it, readAnew: it.readings() - before }
  }

  const gone: Partial<Employee> = {
    isActive: false,
    termination: { date: '2024-03-01', kind: 'other', reason: 'x' },
    version: 2,
  }
  it.each([
    ['somebody is changed', anEmployee({ reportsTo: noor, version: 2 }), 0],
    ['somebody without reports leaves', anEmployee(gone), 0],
    ['somebody leaves whose reports have gone to others', anEmployee({ ...gone, id: max }), 1],
  ])('%s: how often the list is read anew', async (_, saved, times) => {
    expect((await saving(saved)).readAnew).toBe(times)
  })

  it('somebody the manager has given away is in their list no longer (§ 6)', async () => {
    const { names, at } = await saving(anEmployee({ reportsTo: noor, version: 2 }), theManager)
    expect([names(), at().context.actor.underlings]).toEqual([['Max Oduya', 'Yuri Volkov'], [yuri]])
  })
})

describe('Creating a person', () => {
  it('puts them on the list and closes the form', async () => {
    const id = employeeId('ida')
    const ida: Employee = anEmployee({ id, fullName: 'Ida Brandt' })
    const { area, at, names } = await anArea({ createEmployee: () => Result.succeed(ida) })
    await settled()
    area.send({ type: 'creation.opened', id })
    const form = at().children.creation
    form?.send({ type: 'field.changed', change: { firstName: 'Ida', lastName: 'Brandt', email: 'ida@tenure.example' } })
    form?.send({ type: 'save.asked' })
    await settled()
    expect([names().includes('Ida Brandt'), at().children.creation]).toEqual([true, undefined])
  })
})
