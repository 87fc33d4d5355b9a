import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { changedIn, type EditorInput, problemsIn } from '../../../src/machines/employees/editing.ts'
import { type EditorEmitted, employeeEditorMachine } from '../../../src/machines/employees/employeeEditor.machine.ts'
import type { SaveInput } from '../../../src/machines/employees/sections.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { anEmployee, eve } from '../../fixtures/people.ts'
import { aClock, held, refused, unreachable } from '../ports.ts'

const anEditor = (over: Partial<EditorInput> = {}) => {
  const clock = aClock()
  const save = held<SaveInput, Employee>()
  const inUse = held<{ email: string; exceptEmployeeId?: string }, boolean>()
  const load = held<unknown, Employee>()
  const actor = createActor(
    employeeEditorMachine.provide({
      actors: { save: save.logic, isEmailInUse: inUse.logic, loadEmployee: load.logic },
    }),
    {
      clock,
      input: {
        section: 'basicInfo',
        id: eve,
        base: anEmployee(),
        today: '2026-11-21',
        ...over,
      },
    },
  )
  const emitted: Array<EditorEmitted> = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const type = (change: Partial<Employee> & { tags?: never; phone?: string }) =>
    actor.send({ type: 'field.changed', change: change as never })
  const at = () => actor.getSnapshot()
  const ask = () => actor.send({ type: 'save.asked' })
  return { actor, clock, save, inUse, load, emitted, type, ask, at, problems: () => problemsIn(at()) }
}

const toasts = (emitted: ReadonlyArray<EditorEmitted>) =>
  emitted.flatMap((event) => (event.type === 'toast' ? [`${event.kind}: ${event.text}`] : []))

describe('Unsaved is what would be saved differently', () => {
  it('typing and taking it back is nothing', () => {
    const { type, at } = anEditor()
    expect(at().hasTag('dirty')).toBe(false)
    type({ firstName: 'Eva' })
    expect([at().hasTag('dirty'), changedIn(at())]).toEqual([true, ['firstName']])
    type({ firstName: 'Eve ' })
    expect(at().hasTag('dirty')).toBe(false)
  })

  it('abandoning gives back what was there', () => {
    const { actor, type, at } = anEditor()
    type({ firstName: 'Eva' })
    actor.send({ type: 'editing.abandoned' })
    expect([at().hasTag('dirty'), at().context.draft.firstName]).toEqual([false, 'Eve'])
  })

  it('a field of another section is not this editor’s', () => {
    const { type, at } = anEditor({ section: 'tags' })
    type({ firstName: 'Eva' })
    expect(at().hasTag('dirty')).toBe(false)
  })
})

describe('Saving', () => {
  it('sends the section with the version it was made from, and is clean again', async () => {
    const { type, ask, save, at, emitted } = anEditor({ base: anEmployee({ version: 7 }) })
    type({ firstName: 'Eva' })
    ask()
    expect(at().hasTag('busy')).toBe(true)
    expect(save.asked[0]).toMatchObject({ section: 'basicInfo', id: eve, version: 7, draft: { firstName: 'Eva' } })
    const saved = anEmployee({ firstName: 'Eva', version: 8 })
    await save.give(saved)
    expect([at().hasTag('saved'), at().hasTag('dirty'), at().context.base?.version]).toEqual([true, false, 8])
    expect(emitted).toEqual([{ type: 'employee.saved', employee: saved, created: false }])
  })

  it('ignores a second save, and a cancel, while one is under way', () => {
    const { actor, type, ask, save, at } = anEditor()
    type({ firstName: 'Eva' })
    ask()
    ask()
    actor.send({ type: 'editing.abandoned' })
    expect([save.asked.length, at().context.draft.firstName]).toEqual([1, 'Eva'])
  })

  it('does not send what is wrong, and says all that is wrong once it was tried', () => {
    const { actor, type, ask, save, at, problems } = anEditor()
    type({ firstName: '', email: 'nowhere' })
    expect(problems()).toEqual({})
    actor.send({ type: 'field.left', field: 'firstName' })
    expect(problems()).toEqual({ firstName: 'Enter a first name' })
    ask()
    expect(problems()).toMatchObject({ firstName: 'Enter a first name', email: expect.any(String) })
    expect([save.asked.length, at().hasTag('dirty')]).toEqual([0, true])
  })

  it("on email_in_use shows 'This email address is already in use' at the field, and keeps what was typed (§ 8)", async () => {
    const { type, ask, save, at, problems, emitted } = anEditor()
    type({ email: 'max@tenure.example', firstName: 'Eva' })
    ask()
    await save.refuse(refused('email_in_use', 409, 'email'))
    expect([at().hasTag('refused'), problems()]).toEqual([true, { email: 'This email address is already in use' }])
    expect(at().context.draft).toMatchObject({ email: 'max@tenure.example', firstName: 'Eva' })
    expect(toasts(emitted)).toEqual(['error: This email address is already in use'])
    ask()
    expect(save.asked.length).toBe(1)
    type({ email: 'eva@tenure.example' })
    expect(problems()).toEqual({})
    ask()
    expect(save.asked.length).toBe(2)
  })

  it('shows a refusal that names a field there, until the field is changed; the save may be tried again', async () => {
    const { type, ask, save, problems, at } = anEditor({ section: 'work' })
    type({ positionTitle: 'Foreman' })
    ask()
    await save.refuse(refused('unknown_manager', 422, 'reportsTo'))
    expect(problems()).toEqual({ reportsTo: 'refused: unknown_manager' })
    expect(at().context.refusal).toBe('refused: unknown_manager')
    type({ reportsTo: null })
    expect([problems(), at().context.refusal]).toEqual([{}, null])
  })

  it.each([
    ['basicInfo', { firstName: 'Eva' }, 'Failed to update employee details'],
    ['work', { positionTitle: 'Foreman' }, 'Failed to save employee'],
    ['tags', { tags: ['Crane'] }, 'Failed to update employee tags'],
  ] as const)('fails with the words of § 8: %s', async (section, change, text) => {
    const { actor, ask, save, emitted } = anEditor({ section })
    actor.send({ type: 'field.changed', change })
    ask()
    await save.refuse({ _tag: 'Broken', status: 500, requestId: 'r1' })
    expect(toasts(emitted)).toEqual([`error: ${text}`])
  })
})

describe('A lost network while saving', () => {
  it('keeps what was typed and can be tried again', async () => {
    const { actor, type, ask, save, at } = anEditor()
    type({ firstName: 'Eva' })
    ask()
    await save.refuse(unreachable)
    expect([at().hasTag('offline'), at().hasTag('dirty'), at().context.draft.firstName]).toEqual([true, true, 'Eva'])
    actor.send({ type: 'retry.asked' })
    await save.give(anEmployee({ firstName: 'Eva', version: 2 }))
    expect(at().hasTag('saved')).toBe(true)
  })
})

describe('A record changed meanwhile', () => {
  const conflict = async () => {
    const editor = anEditor()
    editor.type({ firstName: 'Eva', phone: '1' })
    editor.ask()
    await editor.save.refuse(refused('changed_meanwhile'))
    return editor
  }
  const theirs = anEmployee({ firstName: 'Evelyn', lastName: 'Berg', version: 5 })

  it('is fetched and laid beside what was typed', async () => {
    const { load, at } = await conflict()
    await load.give(theirs)
    expect([at().hasTag('conflict'), at().context.theirs, at().context.draft.firstName]).toEqual([true, theirs, 'Eva'])
  })

  it('keeping mine saves my fields over theirs, and leaves theirs where I changed nothing', async () => {
    const { actor, load, save } = await conflict()
    await load.give(theirs)
    actor.send({ type: 'mine.kept' })
    expect(save.asked[1]).toMatchObject({ version: 5, draft: { firstName: 'Eva', phone: '1', lastName: 'Berg' } })
  })

  it('taking theirs drops mine, and tells everybody who shows the person', async () => {
    const { actor, load, at, emitted } = await conflict()
    await load.give(theirs)
    actor.send({ type: 'theirs.taken' })
    expect([at().hasTag('dirty'), at().context.draft.firstName, at().context.base?.version]).toEqual([
      false,
      'Evelyn',
      5,
    ])
    expect(emitted.at(-1)).toEqual({ type: 'employee.saved', employee: theirs, created: false })
  })

  it('that cannot be fetched just now can be fetched later, nothing typed lost', async () => {
    const { actor, load, at } = await conflict()
    await load.refuse(unreachable)
    actor.send({ type: 'retry.asked' })
    await load.give(theirs)
    expect([at().context.theirs, at().context.draft.firstName]).toEqual([theirs, 'Eva'])
  })
})

describe('An address in use is told while typing', () => {
  it('300 ms after the last key, except the person’s own', async () => {
    const { clock, type, inUse, problems, at } = anEditor()
    type({ email: 'max@tenure.exam' })
    clock.increment(299)
    type({ email: 'max@tenure.example' })
    clock.increment(299)
    expect(inUse.asked).toEqual([])
    clock.increment(1)
    expect([inUse.asked.length, inUse.asked[0]]).toMatchObject([
      1,
      { email: 'max@tenure.example', exceptEmployeeId: eve },
    ])
    expect(at().matches({ email: 'checking' })).toBe(true)
    await inUse.give(true)
    expect(problems()).toEqual({ email: 'This email address is already in use' })
    type({ email: 'maxine@tenure.example' })
    expect(problems()).toEqual({})
  })

  it('a late answer about an older address says nothing about the newer one', () => {
    const { clock, type, inUse, problems } = anEditor()
    type({ email: 'max@tenure.example' })
    clock.increment(300)
    type({ email: 'maxine@tenure.example' })
    return inUse.give(true).then(() => expect(problems()).toEqual({}))
  })

  it('a late answer about an address that was abandoned says nothing about one’s own', async () => {
    const { actor, clock, type, inUse, save, problems, ask } = anEditor()
    type({ email: 'max@tenure.example' })
    clock.increment(300)
    actor.send({ type: 'editing.abandoned' })
    await inUse.give(true)
    type({ firstName: 'Eva' })
    ask()
    expect([problems(), save.asked.length]).toEqual([{}, 1])
  })

  it('and nobody is asked about what is no address, or the address one has', () => {
    const { clock, type, inUse } = anEditor()
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
    const { actor, type, ask, save, emitted } = anEditor({ section: 'create', id, base: null })
    type({ firstName: 'Ida', email: 'ida@tenure.example' })
    ask()
    await save.refuse(unreachable)
    actor.send({ type: 'retry.asked' })
    expect(save.asked.map((asked) => asked.id)).toEqual([id, id])
    await save.give(anEmployee({ id }))
    expect(emitted).toMatchObject([
      { type: 'toast', kind: 'success', text: 'Eve Larsen has been added' },
      { type: 'employee.saved', created: true },
    ])
  })

  it("fails with 'Failed to create employee' (§ 8)", async () => {
    const { type, ask, save, emitted } = anEditor({ section: 'create', base: null })
    type({ firstName: 'Ida', email: 'ida@tenure.example' })
    ask()
    await save.refuse(refused('not_allowed', 403))
    expect(toasts(emitted)).toEqual(['error: Failed to create employee'])
  })
})

describe('A record that another section has saved', () => {
  it('gives this one its version, and leaves what is typed here', () => {
    const { actor, type, ask, save } = anEditor()
    type({ firstName: 'Eva' })
    actor.send({ type: 'record.arrived', employee: anEmployee({ positionTitle: 'Foreman', version: 2 }) })
    ask()
    expect(save.asked[0]).toMatchObject({ version: 2, draft: { firstName: 'Eva' } })
  })

  it('does not when this very section has changed: saving must find the conflict', () => {
    const { actor, type, ask, save } = anEditor()
    type({ firstName: 'Eva' })
    actor.send({ type: 'record.arrived', employee: anEmployee({ firstName: 'Evelyn', version: 2 }) })
    ask()
    expect(save.asked[0]).toMatchObject({ version: 1 })
  })

  it('is simply shown while nothing is typed', () => {
    const { actor, at } = anEditor()
    actor.send({ type: 'record.arrived', employee: anEmployee({ firstName: 'Evelyn', version: 2 }) })
    expect([at().hasTag('dirty'), at().context.draft.firstName]).toEqual([false, 'Evelyn'])
  })
})
