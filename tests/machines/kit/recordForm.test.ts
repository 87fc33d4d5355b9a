import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { line, lineOrEmpty, recordOf } from '../../../src/domain/kernel/record.ts'
import { recordForm } from '../../../src/machines/kit/recordForm.ts'
import type { Saving, Theirs } from '../../../src/machines/kit/recordFormShape.ts'
import { held, refused, unreachable } from '../ports.ts'

interface Note {
  readonly id: string
  readonly version: number
  readonly text: string
  readonly place: string
}

type Draft = Pick<Note, 'text' | 'place'>

const noteForm = recordForm<Draft, Note, null, Note>({
  id: 'noteForm',
  ...recordOf({ text: line('Text', 80), place: lineOrEmpty('Place', 80) }),
  messages: { added: 'Note added', saved: 'Note saved', failed: 'Failed to save note' },
})

const aNote = (over: Partial<Note> = {}): Note => ({ id: 'n1', version: 3, text: 'Bread', place: 'Kitchen', ...over })

const aForm = (base: Note | null = aNote()) => {
  const save = held<Saving<Draft, Note, null>, Note>()
  const theirs = held<unknown, Theirs<Note, Note>>()
  const actor = createActor(noteForm.machine.provide({ actors: { save: save.logic, loadTheirs: theirs.logic } }), {
    input: noteForm.inputOf({ scope: null, id: 'n1', base, blank: { text: '', place: '' } }),
  })
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const type = (change: Partial<Draft>) => actor.send({ type: 'field.changed', change })
  const ask = () => actor.send({ type: 'save.asked' })
  return { actor, save, theirs, toasts, at, type, ask, draft: () => noteForm.draftIn(at()) }
}

describe('Unsaved is what would be saved differently', () => {
  it('typing and taking it back is nothing, and neither is a space', () => {
    const { type, at } = aForm()
    type({ text: 'Butter' })
    expect(at().hasTag('dirty')).toBe(true)
    type({ text: 'Bread ' })
    expect(at().hasTag('dirty')).toBe(false)
  })

  it('abandoning ends the form with nothing', () => {
    const { actor, type, at } = aForm()
    type({ text: 'Butter' })
    actor.send({ type: 'form.abandoned' })
    expect([at().status, at().output]).toEqual(['done', null])
  })
})

describe('Saving', () => {
  it('sends the draft with the record it was made from, says so, and ends with the answer', async () => {
    const { type, ask, save, toasts, at } = aForm()
    type({ text: 'Butter' })
    ask()
    const draft = { text: 'Butter', place: 'Kitchen' }
    expect(save.asked).toEqual([{ scope: null, id: 'n1', base: aNote(), draft, also: null }])
    const saved = aNote({ text: 'Butter', version: 4 })
    await save.give(saved)
    expect([at().status, at().output, toasts]).toEqual(['done', saved, ['success: Note saved']])
  })

  it('a new one is said to have been added', async () => {
    const { type, ask, save, toasts } = aForm(null)
    type({ text: 'Butter' })
    ask()
    await save.give(aNote())
    expect(toasts).toEqual(['success: Note added'])
  })

  it('sends nothing invalid, and says what is wrong once somebody has been there, or tried', () => {
    const { actor, type, ask, save, at } = aForm()
    type({ text: '' })
    expect(noteForm.problemsIn(at())).toEqual({})
    actor.send({ type: 'field.left', field: 'text' })
    expect(noteForm.problemsIn(at())).toEqual({ text: 'Required' })
    ask()
    expect(save.asked).toEqual([])
  })

  it('ignores typing, a second save and a cancel while one is under way', () => {
    const { actor, type, ask, save, draft } = aForm()
    type({ text: 'Butter' })
    ask()
    ask()
    type({ text: 'Milk' })
    actor.send({ type: 'form.abandoned' })
    expect([save.asked.length, draft().text]).toEqual([1, 'Butter'])
  })

  it('a refusal stands at its field and as a sentence, what was typed stays, and typing takes it away', async () => {
    const { type, ask, save, toasts, at, draft } = aForm()
    type({ text: 'Butter' })
    ask()
    await save.refuse(refused('already_exists', 409, 'text'))
    expect(noteForm.problemsIn(at())).toEqual({ text: 'refused: already_exists' })
    expect([draft().text, at().context.refusal, toasts]).toEqual([
      'Butter',
      'refused: already_exists',
      ['error: Failed to save note'],
    ])
    type({ text: 'Milk' })
    expect([noteForm.problemsIn(at()), at().context.refusal]).toEqual([{}, null])
  })

  it('a lost connection can be tried again', async () => {
    const { actor, type, ask, save, at } = aForm()
    type({ text: 'Butter' })
    ask()
    await save.refuse(unreachable)
    expect(at().hasTag('offline')).toBe(true)
    actor.send({ type: 'retry.asked' })
    expect(save.asked.length).toBe(2)
  })
})

describe('When somebody else has changed the record meanwhile', () => {
  const conflicting = async (theirNote: Note | null) => {
    const form = aForm()
    form.type({ text: 'Butter' })
    form.ask()
    await form.save.refuse(refused('changed_meanwhile'))
    await form.theirs.give({ record: theirNote, answer: theirNote ?? aNote({ version: 9 }) })
    return form
  }
  const theirs = aNote({ place: 'Cellar', version: 4 })

  it('both are laid beside each other: what was typed, and what is stored now', async () => {
    const { at } = await conflicting(theirs)
    expect(noteForm.bothIn(at())).toEqual({
      theirs: { text: 'Bread', place: 'Cellar' },
      mine: { text: 'Butter', place: 'Cellar' },
      fields: ['text'],
    })
  })

  it('keeping mine saves what was typed over theirs', async () => {
    const { actor, save } = await conflicting(theirs)
    actor.send({ type: 'mine.kept' })
    expect(save.asked[1]).toMatchObject({ base: { version: 4 }, draft: { text: 'Butter', place: 'Cellar' } })
  })

  it('taking theirs ends with it', async () => {
    const { actor, at } = await conflicting(theirs)
    actor.send({ type: 'theirs.taken' })
    expect([at().status, at().output]).toEqual(['done', theirs])
  })

  it('one that was removed can be read, and no longer saved', async () => {
    const { actor, save, at, draft } = await conflicting(null)
    expect([at().hasTag('gone'), draft().text]).toEqual([true, 'Butter'])
    actor.send({ type: 'save.asked' })
    expect(save.asked.length).toBe(1)
    actor.send({ type: 'form.abandoned' })
    expect(at().output).toEqual(aNote({ version: 9 }))
  })

  it('when theirs cannot be fetched it can be tried again', async () => {
    const form = aForm()
    form.type({ text: 'Butter' })
    form.ask()
    await form.save.refuse(refused('changed_meanwhile'))
    await form.theirs.refuse(unreachable)
    expect(form.at().context.refusal).not.toBeNull()
    form.actor.send({ type: 'retry.asked' })
    expect(form.theirs.asked.length).toBe(2)
  })
})
