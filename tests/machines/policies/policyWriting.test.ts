import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PermissionAction } from '../../../src/domain/permissions/nouns.ts'
import type { HrDocument, PolicyReview } from '../../../src/domain/policies/nouns.ts'
import type { PolicyTemplate, TemplateUpdate } from '../../../src/domain/policies/templates/nouns.ts'
import { policyAutosaveMachine } from '../../../src/machines/policies/policyAutosave.machine.ts'
import { policyBeginningMachine } from '../../../src/machines/policies/policyBeginning.machine.ts'
import { policyEditorMachine } from '../../../src/machines/policies/policyEditor.machine.ts'
import type { Compared, KeptText } from '../../../src/machines/policies/policyEditor.ports.ts'
import { policyPublishingMachine } from '../../../src/machines/policies/policyPublishing.machine.ts'
import { policyWritingMachine } from '../../../src/machines/policies/policyWriting.machine.ts'
import { templateUpdateMachine } from '../../../src/machines/policies/templateUpdate.machine.ts'
import { hrDocumentId, itemId } from '../../fixtures/ids.ts'
import { max } from '../../fixtures/people.ts'
import { noImages } from '../../fixtures/policyImages.ts'
import { aDocument, aDraft, aPublished, aTemplate, aText, aVersion } from '../../fixtures/policyTexts.ts'
import { aClock, giving, held, refused, settled, unreachable } from '../ports.ts'

const withVerbs = (...actions: ReadonlyArray<PermissionAction>) => ({
  features: [{ featureId: 'companyPoliciesManage' as const, actions }],
  roles: [],
})

const of = { id: hrDocumentId('Ladders') }

describe('The review of a policy', () => {
  const theReview = (document: HrDocument) => {
    const review = held<{ review: PolicyReview }, HrDocument>()
    const actor = createActor(policyPublishingMachine.provide({ actors: { reviewPolicy: review.logic } }), {
      input: { ...of, document },
    }).start()
    return { actor, review, at: () => actor.getSnapshot() }
  }

  it('of a first version asks nothing: it is a change of substance', async () => {
    const { actor, review, at } = theReview(aDocument())
    actor.send({ type: 'review.confirmed' })
    actor.send({ type: 'review.confirmed' })
    expect(review.asked.map((one) => one.review)).toEqual([{ outcome: 'substantive', changeNote: '', version: 4 }])
    await review.give(aPublished())
    expect(at().output?.versionNo).toBe(1)
  })

  it('of a later one is not done before somebody has said what it is, and why people are asked again', () => {
    const { actor, review, at } = theReview(aPublished({ draft: aDraft() }))
    actor.send({ type: 'review.confirmed' })
    actor.send({ type: 'outcome.chosen', outcome: 'unchanged' })
    expect([at().context.wasAsked, at().context.outcome]).toEqual([true, null])
    actor.send({ type: 'outcome.chosen', outcome: 'substantive' })
    actor.send({ type: 'review.confirmed' })
    expect(review.asked).toEqual([])
    actor.send({ type: 'note.typed', note: ' Rungs too. ' })
    actor.send({ type: 'review.confirmed' })
    expect(review.asked[0]?.review).toEqual({ outcome: 'substantive', changeNote: 'Rungs too.', version: 4 })
  })

  it.each([
    ['§8: the server’s own words', refused('nothing_written', 422), 'refused: nothing_written'],
    ['§8: where it has none', unreachable, /^Failed to review HR Document/],
  ])('that fails says why, and keeps its note. %s', async (_, failure, sentence) => {
    const { actor, review, at } = theReview(aDocument())
    actor.send({ type: 'note.typed', note: 'New.' })
    actor.send({ type: 'review.confirmed' })
    await review.refuse(failure)
    expect(at().context.refusal).toMatch(sentence)
    expect(at().context.note).toBe('New.')
  })
})

describe('The page on which a policy is written', () => {
  const thePage = (document: HrDocument, kept: KeptText | null = null, privileges = withVerbs('Use', 'Modify')) => {
    const clock = aClock()
    const save = held<unknown, HrDocument>()
    const review = held<unknown, HrDocument>()
    const autosave = policyAutosaveMachine.provide({
      actors: { saveDraft: save.logic, keepText: giving(undefined), forgetText: giving(undefined) },
    })
    const actor = createActor(
      policyEditorMachine.provide({
        actors: {
          autosave,
          loadPolicy: giving(document),
          recallText: giving(kept),
          publishing: policyPublishingMachine.provide({ actors: { reviewPolicy: review.logic } }),
        },
      }),
      { clock, input: { ...of, person: max, privileges } },
    )
    const toasts: Array<string> = []
    actor.on('toast', ({ text }) => toasts.push(text))
    actor.start()
    return { actor, clock, save, review, toasts, at: () => actor.getSnapshot() }
  }
  const kept: KeptText = {
    heading: { title: 'Ladders', category: 'Safety' },
    content: aText('Kept.'),
    draftVersion: 4,
    keptUtc: '2026-11-02T02:00:00.000Z',
  }

  it('what the browser kept of an earlier time is offered first', async () => {
    const { actor, at } = thePage(aDocument(), kept)
    await settled()
    expect([at().value, at().context.kept]).toEqual(['recovering', kept])
    actor.send({ type: 'kept.continued' })
    expect(at().children.autosave?.getSnapshot().context.shown.content).toEqual(aText('Kept.'))
  })

  it('but not where the server has it', async () => {
    const { at } = thePage(aDocument({ draft: aDraft({ content: aText('Kept.') }) }), kept)
    await settled()
    expect(at().matches('writing')).toBe(true)
  })

  it('nothing is published before all of it has arrived', async () => {
    const { actor, save, review, toasts, at } = thePage(aDocument())
    await settled()
    at().children.autosave?.send({ type: 'text.changed' })
    actor.send({ type: 'publishing.asked' })
    expect(at().matches({ writing: 'gathering' })).toBe(true)
    await save.give(aDocument({ draft: aDraft({ version: 5 }) }))
    expect(at().matches({ writing: 'publishing' })).toBe(true)
    at().children.publishing?.send({ type: 'review.confirmed' })
    expect(review.asked).toMatchObject([{ review: { version: 5 } }])
    await review.give(aPublished())
    expect([toasts, at().context.document?.versionNo]).toEqual([['Policy published'], 1])
  })

  it('and not at all while it cannot arrive', async () => {
    const { actor, save, at } = thePage(aDocument())
    await settled()
    at().children.autosave?.send({ type: 'text.changed' })
    actor.send({ type: 'publishing.asked' })
    await save.refuse(unreachable)
    expect(at().matches({ writing: 'resting' })).toBe(true)
  })

  it('a file is shown from the draft, and from the version where there is none', async () => {
    const file = { name: 'ladders.pdf', size: 3, sha256: 'b'.repeat(64), pages: 2 }
    const ofFile = async (document: HrDocument) => {
      const { at } = thePage(document)
      await settled()
      return at().children.file?.getSnapshot().context.versionNo
    }
    expect(await ofFile(aDocument({ draft: aDraft({ content: null, file }) }))).toBe(0)
    expect(await ofFile(aPublished({ versionNo: 2, current: aVersion({ content: null, file }) }))).toBe(2)
    expect(await ofFile(aDocument())).toBeUndefined()
  })
})

describe('§ 2.1, § 6 A person who has only Use', () => {
  const opened = (...verbs: ReadonlyArray<PermissionAction>) => {
    const loaded = policyEditorMachine.provide({
      actors: { loadPolicy: giving(aDocument()), recallText: giving(null) },
    })
    const actor = createActor(policyWritingMachine.provide({ actors: { editor: loaded } }), {
      input: { person: max, privileges: withVerbs(...verbs), images: noImages },
    }).start()
    return { actor, at: () => actor.getSnapshot() }
  }

  it('looks at a policy: nothing is kept or saved, and nothing in it is asked for', async () => {
    const { actor, at } = opened('Use')
    actor.send({ type: 'document.opened', id: of.id })
    await settled()
    const editor = at().children.editor
    for (const type of ['publishing.asked', 'settings.asked', 'replacing.asked'] as const) editor?.send({ type })
    expect([editor?.getSnapshot().value, editor?.getSnapshot().children.autosave]).toEqual(['looking', undefined])
  })

  it.each([
    [{ type: 'beginning.opened', id: of.id }, 'Create', 'beginning'],
    [{ type: 'update.opened', id: of.id }, 'Modify', 'updating'],
    [{ type: 'settings.opened', document: aPublished() }, 'Modify', 'settling'],
  ] as const)('$type needs $1', (event, verb, state) => {
    const [without, having] = [opened('Use', verb === 'Create' ? 'Modify' : 'Create'), opened(verb)]
    without.actor.send(event)
    having.actor.send(event)
    expect([without.at().value, having.at().value]).toEqual(['closed', state])
  })
})

describe('A new policy', () => {
  const theBeginning = () => {
    const create = held<{ policy: { id: string; type?: number; title: string } }, HrDocument>()
    const load = held<unknown, ReadonlyArray<PolicyTemplate>>()
    const use = held<{ use: object }, HrDocument>()
    const actor = createActor(
      policyBeginningMachine.provide({
        actors: { createPolicy: create.logic, loadTemplates: load.logic, useTemplate: use.logic },
      }),
      { input: of },
    ).start()
    return { actor, create, load, use, at: () => actor.getSnapshot() }
  }

  it('is made once, under one id, and keeps what was typed when that fails', async () => {
    const { actor, create, at } = theBeginning()
    actor.send({ type: 'way.chosen', way: 'write' })
    actor.send({ type: 'creation.asked' })
    expect(create.asked).toEqual([])
    actor.send({ type: 'heading.changed', change: { title: ' Ladders ' } })
    actor.send({ type: 'creation.asked' })
    actor.send({ type: 'creation.asked' })
    await create.refuse(unreachable)
    expect([at().value, at().context.heading.title]).toEqual(['writing', ' Ladders '])
    actor.send({ type: 'creation.asked' })
    expect(create.asked.map(({ policy }) => [policy.id, policy.title])).toEqual([
      [of.id, 'Ladders'],
      [of.id, 'Ladders'],
    ])
    await create.give(aDocument())
    expect(at().value).toBe('begun')
  })

  it('§ 3 is a document that asks nobody where that is chosen, whatever the way', async () => {
    const { actor, create, load, use, at } = theBeginning()
    actor.send({ type: 'kind.chosen', kind: 1 })
    actor.send({ type: 'way.chosen', way: 'upload' })
    expect(at().children.upload?.getSnapshot().context.subject).toEqual({ ...of, type: 1 })
    actor.send({ type: 'way.left' })
    actor.send({ type: 'way.chosen', way: 'write' })
    actor.send({ type: 'heading.changed', change: { title: 'Handbook' } })
    actor.send({ type: 'creation.asked' })
    await create.refuse(unreachable)
    actor.send({ type: 'way.left' })
    actor.send({ type: 'way.chosen', way: 'template' })
    await load.give([aTemplate()])
    actor.send({ type: 'template.opened', id: itemId('Ladder safety') })
    actor.send({ type: 'use.asked' })
    expect([create.asked[0]?.policy.type, use.asked[0]?.use]).toMatchObject([1, { type: 1 }])
  })

  it('from a template takes its title, and fails in § 8’s words', async () => {
    const { actor, load, use, at } = theBeginning()
    actor.send({ type: 'way.chosen', way: 'template' })
    await load.give([aTemplate()])
    actor.send({ type: 'template.opened', id: itemId('Ladder safety') })
    actor.send({ type: 'use.asked' })
    expect(use.asked[0]?.use).toEqual({ id: of.id, type: 0, title: 'Ladder safety', category: 'Safety' })
    await use.refuse(refused('not_found', 404))
    expect(at().context.refusal).toBe('Failed to use template. refused: not_found')
  })
})

describe('§ 4 A policy brought up to its template', () => {
  const compared: Compared = {
    document: aPublished({ version: 7 }),
    comparison: {
      templateVersion: 1,
      latestVersion: 2,
      ours: [],
      theirs: [],
      merged: aText('Both.'),
      conflicts: [],
    },
  }
  const theUpdate = () => {
    const compare = held<unknown, Compared>()
    const update = held<{ update: TemplateUpdate }, HrDocument>()
    const actor = createActor(
      templateUpdateMachine.provide({ actors: { compareTemplate: compare.logic, updateToTemplate: update.logic } }),
      { input: of },
    ).start()
    return { actor, compare, update, at: () => actor.getSnapshot() }
  }

  it('is published as it stands in the editor, and everybody is asked again', async () => {
    const { actor, compare, update, at } = theUpdate()
    await compare.give(compared)
    actor.send({ type: 'editor.opened', read: () => aText('Both, and more.') })
    actor.send({ type: 'update.asked' })
    expect([update.asked, at().context.wasAsked]).toEqual([[], true])
    actor.send({ type: 'note.typed', note: 'The template has a new chapter.' })
    actor.send({ type: 'update.asked' })
    expect(update.asked[0]?.update).toEqual({
      version: 7,
      draftVersion: null,
      templateVersion: 2,
      content: aText('Both, and more.'),
      changeNote: 'The template has a new chapter.',
      requireReacknowledgement: true,
    })
    await update.refuse(refused('changed_meanwhile'))
    expect([at().context.refusal, at().context.note]).toEqual([
      'Failed to update to latest template. refused: changed_meanwhile',
      'The template has a new chapter.',
    ])
  })

  it('where there is nothing newer, says so', async () => {
    const { compare, at } = theUpdate()
    await compare.refuse(refused('up_to_date'))
    expect(at().value).toBe('nothingNew')
  })
})
