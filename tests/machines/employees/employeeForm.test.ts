import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type ProfileDraft, profileFields } from '../../../src/domain/employees/employee.fields.ts'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { type EmployeeScope, employeeForm } from '../../../src/machines/employees/employeeForm.ts'
import type { Saving, Theirs } from '../../../src/machines/kit/recordFormShape.ts'
import { uniquenessMachine } from '../../../src/machines/kit/uniqueness.machine.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { anEmployee, eve } from '../../fixtures/people.ts'
import { aClock, held, refused, unreachable } from '../ports.ts'

interface Opened {
  readonly section?: EmployeeScope['section']
  readonly id?: string
  readonly base?: Employee | null
}

const aForm = ({ section = 'basicInfo', id = eve, base = anEmployee() }: Opened = {}) => {
  const clock = aClock()
  const save = held<Saving<ProfileDraft, Employee, EmployeeScope>, Employee>()
  const inUse = held<{ id: string | null; text: string }, boolean>()
  const load = held<unknown, Theirs<Employee, Employee>>()
  const uniqueness = uniquenessMachine.provide({ actors: { isTaken: inUse.logic } })
  const actor = createActor(
    employeeForm.machine.provide({ actors: { save: save.logic, loadTheirs: load.logic, uniqueness } }),
    {
      clock,
      input: employeeForm.inputOf({ scope: { section, today: '2026-11-21' }, id, base, blank: profileFields.blank }),
    },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const type = (change: Partial<ProfileDraft>) => actor.send({ type: 'field.changed', change })
  const ask = () => actor.send({ type: 'save.asked' })
  const problems = () => employeeForm.problemsIn(at())
  return { actor, clock, save, inUse, load, toasts, type, ask, at, problems, draft: () => employeeForm.draftIn(at()) }
}

it('a field of another section is not this form’s', () => {
  const { type, at } = aForm({ section: 'tags' })
  type({ firstName: 'Eva' })
  expect(at().hasTag('dirty')).toBe(false)
})

describe('Saving', () => {
  it("on email_in_use shows 'This email address is already in use' at the field, and keeps what was typed (§ 8)", async () => {
    const { type, ask, save, draft, problems, toasts } = aForm()
    type({ email: 'max@tenure.example', firstName: 'Eva' })
    ask()
    await save.refuse(refused('email_in_use', 409, 'email'))
    expect(problems()).toEqual({ email: 'This email address is already in use' })
    expect(draft()).toMatchObject({ email: 'max@tenure.example', firstName: 'Eva' })
    expect(toasts).toEqual(['error: This email address is already in use'])
    ask()
    expect(save.asked.length).toBe(1)
    type({ email: 'eva@tenure.example' })
    expect(problems()).toEqual({})
    ask()
    expect(save.asked.length).toBe(2)
  })

  it('shows a refusal that names a field there, until the field is changed', async () => {
    const { type, ask, save, problems, at } = aForm({ section: 'work' })
    type({ positionTitle: 'Foreman' })
    ask()
    await save.refuse(refused('unknown_manager', 422, 'reportsTo'))
    expect([problems(), at().context.refusal]).toEqual([
      { reportsTo: 'refused: unknown_manager' },
      'refused: unknown_manager',
    ])
    type({ reportsTo: null })
    expect([problems(), at().context.refusal]).toEqual([{}, null])
  })

  it.each([
    ['basicInfo', { firstName: 'Eva' }, 'Failed to update employee details'],
    ['work', { positionTitle: 'Foreman' }, 'Failed to save employee'],
    ['tags', { tags: ['Crane'] }, 'Failed to update employee tags'],
  ] as const)('fails with the words of § 8: %s', async (section, change, text) => {
    const { type, ask, save, toasts } = aForm({ section })
    type(change)
    ask()
    await save.refuse({ _tag: 'Broken', status: 500, requestId: 'r1' })
    expect(toasts).toEqual([`error: ${text}`])
  })

  it('says nothing of a section that is saved: it stands there', async () => {
    const { type, ask, save, toasts, at } = aForm()
    type({ firstName: 'Eva' })
    ask()
    const saved = anEmployee({ firstName: 'Eva', version: 2 })
    await save.give(saved)
    expect([toasts, at().output]).toEqual([[], saved])
  })
})

describe('A record changed meanwhile', () => {
  const theirs = anEmployee({ firstName: 'Evelyn', lastName: 'Berg', version: 5 })
  const conflict = async () => {
    const form = aForm()
    form.type({ firstName: 'Eva', phone: '1' })
    form.ask()
    await form.save.refuse(refused('changed_meanwhile'))
    await form.load.give({ record: theirs, answer: theirs })
    return form
  }

  it('keeping mine saves my fields over theirs, and leaves theirs where I changed nothing', async () => {
    const { actor, save } = await conflict()
    actor.send({ type: 'mine.kept' })
    expect(save.asked[1]).toMatchObject({
      base: { version: 5 },
      draft: { firstName: 'Eva', phone: '1', lastName: 'Berg' },
    })
  })

  it('taking theirs drops mine, and ends with the record as it is', async () => {
    const { actor, at } = await conflict()
    actor.send({ type: 'theirs.taken' })
    expect(at().output).toEqual(theirs)
  })

  it('only the fields of the section that differ lie beside each other; spaces alone are no difference', async () => {
    const { at } = await conflict()
    expect(employeeForm.bothIn(at())?.fields).toEqual(['firstName', 'phone'])
    const spaced = aForm()
    spaced.type({ firstName: 'Eva', lastName: ` ${anEmployee().lastName} ` })
    spaced.ask()
    await spaced.save.refuse(refused('changed_meanwhile'))
    await spaced.load.give({ record: anEmployee({ version: 2, positionTitle: 'Foreman' }), answer: theirs })
    expect(employeeForm.bothIn(spaced.at())?.fields).toEqual(['firstName'])
  })
})

describe('An address in use is told while typing', () => {
  it('300 ms after the last key, except the person’s own', async () => {
    const { clock, type, inUse, problems } = aForm()
    type({ email: 'max@tenure.exam' })
    clock.increment(299)
    type({ email: 'max@tenure.example' })
    clock.increment(299)
    expect(inUse.asked).toEqual([])
    clock.increment(1)
    expect(inUse.asked).toMatchObject([{ text: 'max@tenure.example', id: eve }])
    await inUse.give(true)
    expect(problems()).toEqual({ email: 'This email address is already in use' })
    type({ email: 'maxine@tenure.example' })
    expect(problems()).toEqual({})
  })

  it('a late answer about an older address says nothing about the newer one', async () => {
    const { clock, type, inUse, problems } = aForm()
    type({ email: 'max@tenure.example' })
    clock.increment(300)
    type({ email: 'maxine@tenure.example' })
    await inUse.give(true)
    expect(problems()).toEqual({})
  })

  it('a late answer about an address that was taken back says nothing about one’s own', async () => {
    const { clock, type, inUse, save, problems, ask } = aForm()
    type({ email: 'max@tenure.example' })
    clock.increment(300)
    type({ email: anEmployee().email, firstName: 'Eva' })
    await inUse.give(true)
    ask()
    expect([problems(), save.asked.length]).toEqual([{}, 1])
  })

  it('goes on being looked for while other fields are typed, and says nothing when nobody answers', async () => {
    const { clock, type, inUse, problems, save, ask } = aForm()
    type({ email: 'max@tenure.example' })
    clock.increment(200)
    type({ firstName: 'Eva' })
    clock.increment(100)
    expect(inUse.asked.length).toBe(1)
    await inUse.refuse(unreachable)
    ask()
    expect([problems(), save.asked.length]).toEqual([{}, 1])
  })

  it('and nobody is asked about what is no address, or the address one has', () => {
    const { clock, type, inUse } = aForm()
    type({ email: 'max@' })
    clock.increment(300)
    type({ email: 'EVE@tenure.example' })
    clock.increment(300)
    expect(inUse.asked).toEqual([])
  })
})

describe('A new person', () => {
  it('is asked for with one id, however often', async () => {
    const id = employeeId('new')
    const { actor, type, ask, save, at } = aForm({ section: 'create', id, base: null })
    type({ firstName: 'Ida', email: 'ida@tenure.example' })
    ask()
    await save.refuse(unreachable)
    actor.send({ type: 'retry.asked' })
    expect(save.asked.map((asked) => asked.id)).toEqual([id, id])
    await save.give(anEmployee({ id }))
    expect(at().output).toMatchObject({ id })
  })

  it("fails with 'Failed to create employee' (§ 8)", async () => {
    const { type, ask, save, toasts } = aForm({ section: 'create', base: null })
    type({ firstName: 'Ida', email: 'ida@tenure.example' })
    ask()
    await save.refuse(refused('not_allowed', 403))
    expect(toasts).toEqual(['error: Failed to create employee'])
  })

  it('is not said to be gone where the client is closed meanwhile, and may be tried again', async () => {
    const { type, ask, save, at } = aForm({ section: 'create', base: null })
    type({ firstName: 'Ida', email: 'ida@tenure.example' })
    ask()
    await save.refuse(refused('not_found', 404))
    expect(at().hasTag('conflict')).toBe(false)
    ask()
    expect(save.asked.length).toBe(2)
  })

  it('may have no address that somebody has: nobody is left out', () => {
    const { clock, type, inUse } = aForm({ section: 'create', id: employeeId('new'), base: null })
    type({ email: 'eve@tenure.example' })
    clock.increment(300)
    expect(inUse.asked).toMatchObject([{ text: 'eve@tenure.example', id: null }])
  })
})

describe('A record that another section has saved', () => {
  it('gives this one its version, and leaves what is typed here', () => {
    const { actor, type, ask, save } = aForm()
    type({ firstName: 'Eva' })
    actor.send({ type: 'record.arrived', record: anEmployee({ positionTitle: 'Foreman', version: 2 }) })
    ask()
    expect(save.asked[0]).toMatchObject({ base: { version: 2 }, draft: { firstName: 'Eva' } })
  })

  it('does not when this very section has changed: saving must find the conflict', () => {
    const { actor, type, ask, save } = aForm()
    type({ firstName: 'Eva' })
    actor.send({ type: 'record.arrived', record: anEmployee({ firstName: 'Evelyn', version: 2 }) })
    ask()
    expect(save.asked[0]).toMatchObject({ base: { version: 1 } })
  })

  it('is simply shown while nothing is typed', () => {
    const { actor, at, draft } = aForm()
    actor.send({ type: 'record.arrived', record: anEmployee({ firstName: 'Evelyn', version: 2 }) })
    expect([at().hasTag('dirty'), draft().firstName]).toEqual([false, 'Evelyn'])
  })
})
