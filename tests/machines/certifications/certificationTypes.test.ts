import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { CertificationType } from '../../../src/domain/certifications/nouns.ts'
import { certificationTypesMachine } from '../../../src/machines/certifications/certificationTypes.machine.ts'
import { archiving } from '../../../src/machines/certifications/typeArchiving.ts'
import { certificationTypeForm } from '../../../src/machines/certifications/typeForm.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { aCertificationType } from '../../fixtures/certifications.ts'
import { certificationId, certificationTypeId } from '../../fixtures/ids.ts'
import { held, refused, unreachable } from '../ports.ts'

const theTypes = async (types: ReadonlyArray<CertificationType> = [aCertificationType()]) => {
  const load = held<object, ReadonlyArray<CertificationType>>()
  const save = held<{ draft: object; base: object | null }, CertificationType>()
  const run = held<{ subject: { draft: { isDeleted: boolean } } }, unknown>()
  const actor = createActor(
    certificationTypesMachine.provide({
      actors: {
        loadTypes: load.logic,
        form: certificationTypeForm.machine.provide({ actors: { save: save.logic } }),
        confirmation: archiving.machine.provide({ actors: { run: run.logic } }),
      },
    }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  await load.give(types)
  const at = () => actor.getSnapshot()
  const form = () => {
    const opened = at().children.form as unknown as RecordFormActor
    opened.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
    return opened
  }
  const question = () => at().children.confirmation as unknown as ConfirmActor
  return { actor, load, save, run, toasts, at, form, question }
}

describe('The types are read as soon as the area is there', () => {
  it('and again when something changes that they count', async () => {
    const { actor, load, at } = await theTypes()
    actor.send({ type: 'news.heard' })
    expect(at().context.types.length).toBe(1)
    await load.give([aCertificationType({ references: [certificationId('a')] })])
    expect(at().context.types[0]?.references.length).toBe(1)
  })

  it('what fails to be read again leaves what is known', async () => {
    const { actor, load, at } = await theTypes()
    actor.send({ type: 'news.heard' })
    await load.refuse(unreachable)
    expect([at().matches({ reading: 'showing' }), at().context.types.length]).toEqual([true, 1])
  })
})

describe('A type is created and renamed in a form', () => {
  it('§ 8 a new one takes its place by name', async () => {
    const { actor, save, toasts, at, form } = await theTypes()
    actor.send({ type: 'addition.asked', id: certificationTypeId('first aid') })
    const opened = form()
    opened.send({ type: 'field.changed', change: { name: 'First aid HLTAID011' } })
    opened.send({ type: 'save.asked' })
    await save.give(aCertificationType({ id: certificationTypeId('first aid'), name: 'First aid HLTAID011' }))
    expect(at().context.types.map(({ name }) => name)).toEqual(['First aid HLTAID011', 'White Card'])
    expect(toasts).toEqual(['success: Certification type created successfully'])
  })

  it.each([
    ['a new one', null, 'Failed to create certification type'],
    ['a known one', aCertificationType(), 'Failed to update certification type'],
  ])('§ 8 %s that is refused is told in its own words, and stays typed', async (_, known, text) => {
    const { actor, save, toasts, at, form } = await theTypes()
    if (known === null) actor.send({ type: 'addition.asked', id: certificationTypeId('new') })
    else actor.send({ type: 'change.asked', certificationType: known })
    const opened = form()
    opened.send({ type: 'field.changed', change: { name: 'Forklift LF' } })
    opened.send({ type: 'save.asked' })
    await save.refuse(refused('name_taken', 409, 'name'))
    expect([toasts, at().children.form !== undefined]).toEqual([[`error: ${text}`], true])
  })
})

describe('§ 4 A type is archived and brought back', () => {
  it('with everything else as it was', async () => {
    const { actor, run, toasts, at, question } = await theTypes()
    actor.send({ type: 'archiving.asked', certificationType: aCertificationType() })
    question().send({ type: 'dialog.confirmed' })
    expect(run.asked[0]?.subject.draft).toMatchObject({ name: 'White Card', isDeleted: true, version: 1 })
    await run.give(aCertificationType({ isDeleted: true, version: 2 }))
    expect([at().context.types[0]?.isDeleted, toasts]).toEqual([
      true,
      ['success: Certification type archived successfully'],
    ])
    actor.send({ type: 'archiving.asked', certificationType: aCertificationType({ isDeleted: true, version: 2 }) })
    question().send({ type: 'dialog.confirmed' })
    expect(run.asked[1]?.subject.draft.isDeleted).toBe(false)
    await run.give(aCertificationType({ version: 3 }))
    expect(toasts.at(-1)).toBe('success: Certification type unarchived successfully')
  })

  it.each([
    [0, 'No one holds it.'],
    [1, '1 certification of this type is kept as it is.'],
    [3, '3 certifications of this type are kept as they are.'],
  ])('and says what holds on to it (%d)', async (count, words) => {
    const { actor, question } = await theTypes()
    const references = Array.from({ length: count }, (_, at) => certificationId(String(at)))
    actor.send({
      type: 'archiving.asked',
      certificationType: aCertificationType({ references, referenceCount: count }),
    })
    expect(question().getSnapshot().context.text).toContain(words)
  })

  it('§ 8 a refusal is said in the question', async () => {
    const { actor, run, at, question } = await theTypes()
    actor.send({ type: 'archiving.asked', certificationType: aCertificationType() })
    question().send({ type: 'dialog.confirmed' })
    await run.refuse(refused('changed_meanwhile'))
    expect(question().getSnapshot().context.refusal).toBe(
      'Failed to delete certification type. refused: changed_meanwhile',
    )
    expect(at().context.types[0]?.isDeleted).toBe(false)
  })
})
