import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { CheckInTemplate } from '../../../src/domain/checkIns/nouns.ts'
import { templateForm } from '../../../src/machines/checkIns/templateForm.ts'
import { templateQuestion } from '../../../src/machines/checkIns/templateQuestions.ts'
import { checkInTemplates } from '../../../src/machines/checkIns/templates.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { aTemplate, templateId } from '../../fixtures/checkIns.ts'
import { held, unreachable } from '../ports.ts'

const theTemplates = () => {
  const load = held<void, ReadonlyArray<CheckInTemplate>>()
  const save = held<{ draft: object }, CheckInTemplate>()
  const run = held<{ subject: object }, CheckInTemplate | null>()
  const actor = createActor(
    checkInTemplates.machine.provide({
      actors: {
        form: templateForm.machine.provide({ actors: { save: save.logic } }),
        confirmation: templateQuestion.machine.provide({ actors: { run: run.logic } }),
        loadTemplates: load.logic,
      },
    }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const all = () => checkInTemplates.templatesIn(at())
  const names = () => all().map(({ name }) => name)
  const opened = async (templates: ReadonlyArray<CheckInTemplate> = [aTemplate()]) => {
    actor.send({ type: 'templates.opened' })
    await load.give(templates)
  }
  const form = () => at().children.form as RecordFormActor | undefined
  const question = () => at().children.confirmation as ConfirmActor | undefined
  return { actor, load, save, run, toasts, at, all, names, opened, form, question }
}

describe('The templates of check-ins are read when somebody wants them', () => {
  it('and not before; and again each time', async () => {
    const { actor, load, at, names, opened } = theTemplates()
    expect(load.asked).toHaveLength(0)
    await opened()
    actor.send({ type: 'templates.left' })
    actor.send({ type: 'templates.opened' })
    expect(at().value).toEqual({ reading: 'loading', working: 'resting' })
    await load.give([aTemplate({ name: 'Another' })])
    expect(names()).toEqual(['Another'])
  })

  it('what could not be read can be tried again', async () => {
    const { actor, load, at } = theTemplates()
    actor.send({ type: 'templates.opened' })
    await load.refuse(unreachable)
    expect(at().matches({ reading: 'failed' })).toBe(true)
    actor.send({ type: 'retry.asked' })
    await load.give([])
    expect(at().matches({ reading: 'showing' })).toBe(true)
  })
})

describe('A template is written in a form', () => {
  it('and what was saved stands in its place, by name', async () => {
    const { actor, save, names, opened, form } = theTemplates()
    await opened()
    actor.send({ type: 'addition.asked', id: templateId('new') })
    form()?.send({ type: 'field.changed', change: { name: 'A first talk', sections: aTemplate().sections } })
    form()?.send({ type: 'save.asked' })
    await save.give(aTemplate({ id: templateId('new'), name: 'A first talk' }))
    expect(names()).toEqual(['A first talk', 'The week'])
  })

  it('leaving the page gives up what is written', async () => {
    const { actor, at, opened, form } = theTemplates()
    await opened()
    actor.send({ type: 'change.asked', template: aTemplate() })
    expect(form()).toBeTruthy()
    actor.send({ type: 'templates.left' })
    expect([form(), at().matches({ working: 'resting' })]).toEqual([undefined, true])
  })
})

describe('A template is archived, brought back and removed behind a question', () => {
  it.each([
    ['archiving', false, 'success: Template archived'],
    ['archiving', true, 'success: Template unarchived'],
  ] as const)('%s one that is archived: %s', async (kind, isArchived, said) => {
    const { actor, run, all, toasts, opened, question } = theTemplates()
    const template = aTemplate({ isArchived })
    await opened([template])
    actor.send({ type: 'act.asked', act: { kind, template } })
    question()?.send({ type: 'dialog.confirmed' })
    expect(run.asked[0]?.subject).toMatchObject({
      id: template.id,
      change: { version: 1, isArchived: !isArchived, name: template.name, sections: template.sections },
    })
    await run.give(aTemplate({ isArchived: !isArchived, version: 2 }))
    expect([all(), toasts]).toEqual([[aTemplate({ isArchived: !isArchived, version: 2 })], [said]])
  })

  it('removed, it is gone from the list', async () => {
    const { actor, run, names, toasts, opened, question } = theTemplates()
    await opened()
    actor.send({ type: 'act.asked', act: { kind: 'removal', template: aTemplate() } })
    question()?.send({ type: 'dialog.confirmed' })
    expect(run.asked[0]?.subject).toEqual({ id: aTemplate().id, version: 1 })
    await run.give(null)
    expect([names(), toasts]).toEqual([[], ['success: Template deleted']])
  })
})
