import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { HrDocument, HrDocumentSummary, PolicyCategory } from '../../../src/domain/policies/nouns.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import { type AgreementActor, agreementMachine } from '../../../src/machines/policies/agreement.machine.ts'
import { failingAs } from '../../../src/machines/policies/failingAs.ts'
import { policiesMachine } from '../../../src/machines/policies/policies.machine.ts'
import { draftDeletion } from '../../../src/machines/policies/policiesContext.ts'
import {
  categoryRemoval,
  type PolicyCategoriesActor,
  policyCategoriesMachine,
} from '../../../src/machines/policies/policyCategories.machine.ts'
import { policyVersionsMachine } from '../../../src/machines/policies/policyVersions.machine.ts'
import { itemId } from '../../fixtures/ids.ts'
import { eve } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aDocument } from '../../fixtures/policyDocuments.ts'
import { noImages } from '../../fixtures/policyImages.ts'
import { held, refused } from '../ports.ts'

const conduct = aPolicy()
const leave = aPolicy({ title: 'Leave' })

const thePolicies = () => {
  const load = held<{ id: string }, HrDocument>()
  const agree = held<unknown, HrDocumentSummary>()
  const remove = held<{ subject: unknown }, unknown>()
  const categories = held<unknown, ReadonlyArray<PolicyCategory>>()
  const removeCategory = held<{ subject: unknown }, unknown>()
  const actor = createActor(
    policiesMachine.provide({
      actors: {
        agreement: agreementMachine.provide({ actors: { loadPolicy: load.logic, agree: agree.logic } }),
        versions: policyVersionsMachine,
        people: createMachine({}) as never,
        file: createMachine({}) as never,
        categories: policyCategoriesMachine.provide({
          actors: {
            loadCategories: categories.logic,
            confirmation: categoryRemoval.machine.provide({ actors: { run: removeCategory.logic } }),
          },
        }),
        download: createMachine({}) as never,
        deletion: draftDeletion.machine.provide({ actors: { run: remove.logic } }),
      },
    }),
    { input: { employeeId: eve, now: () => Date.parse('2026-11-21T00:00:00Z'), images: noImages } },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  return { actor, load, agree, remove, categories, removeCategory, toasts, at }
}

describe('One policy is open at a time', () => {
  it('opening it twice reads it once; another one replaces it', () => {
    const { actor, load } = thePolicies()
    actor.send({ type: 'document.opened', id: conduct.id })
    actor.send({ type: 'document.opened', id: conduct.id })
    actor.send({ type: 'document.opened', id: leave.id })
    expect(load.asked.map(({ id }) => id)).toEqual([conduct.id, leave.id])
  })

  it('what is saved elsewhere shows on the open page, and only there', async () => {
    const { actor, load, at } = thePolicies()
    actor.send({ type: 'document.opened', id: conduct.id })
    await load.give(aDocument())
    actor.send({ type: 'document.arrived', document: aDocument({ title: 'Leave', id: leave.id }) })
    actor.send({ type: 'document.arrived', document: aDocument({ version: 4 }) })
    const agreement = at().children.agreement as unknown as AgreementActor
    expect(agreement.getSnapshot().context.document).toMatchObject({ title: 'Code of Conduct', version: 4 })
  })

  it('a tab’s reading goes with the tab', () => {
    const { actor, at } = thePolicies()
    actor.send({ type: 'document.opened', id: conduct.id })
    actor.send({ type: 'versions.opened' })
    expect(at().children.versions).toBeDefined()
    actor.send({ type: 'tab.closed' })
    expect(at().children.versions).toBeUndefined()
  })
})

describe('Only a draft that never was published is deleted', () => {
  const draft = aDocument({ status: 'draft', versionNo: 0, current: null, versions: [] })

  it('behind a question, and is gone', async () => {
    const { actor, remove, toasts, at } = thePolicies()
    actor.send({ type: 'deletion.asked', document: draft })
    const question = at().children.deletion as unknown as ConfirmActor
    question.send({ type: 'dialog.confirmed' })
    expect(remove.asked).toMatchObject([{ subject: { id: draft.id, version: draft.version } }])
    await remove.give(undefined)
    expect(toasts).toEqual(['success: Code of Conduct was deleted'])
  })

  it('a published one is not even asked about', () => {
    const { actor, at } = thePolicies()
    actor.send({ type: 'deletion.asked', document: aDocument() })
    expect(at().children.deletion).toBeUndefined()
  })

  it('§ 8 a refusal begins with the specification’s sentence and says why', async () => {
    const port = failingAs('Failed to delete HR Document', async () => {
      const { fail } = await import('effect/Result')
      return fail(refused('has_versions'))
    })
    const answer = await port({}, new AbortController().signal)
    expect(answer).toMatchObject({ failure: { message: 'Failed to delete HR Document. refused: has_versions' } })
  })
})

describe('Categories', () => {
  const safety: PolicyCategory = { id: itemId('safety'), name: 'Safety', uses: 2 }
  const unused: PolicyCategory = { id: itemId('old'), name: 'Old', uses: 0 }

  const opened = async () => {
    const all = thePolicies()
    all.actor.send({ type: 'categories.opened' })
    await all.categories.give([safety, unused])
    return { ...all, machine: all.at().children.categories as unknown as PolicyCategoriesActor }
  }

  it('one in use stays', async () => {
    const { machine } = await opened()
    machine.send({ type: 'removal.asked', category: safety })
    expect(machine.getSnapshot().matches('shown')).toBe(true)
  })

  it('one that no policy has is removed behind a question', async () => {
    const { machine, removeCategory } = await opened()
    machine.send({ type: 'removal.asked', category: unused })
    const question = machine.getSnapshot().children.confirmation as unknown as ConfirmActor
    question.send({ type: 'dialog.confirmed' })
    expect(removeCategory.asked).toMatchObject([{ subject: { name: 'Old' } }])
    await removeCategory.give(undefined)
    expect(machine.getSnapshot().context.categories).toEqual([safety])
  })

  it('one that somebody began to use meanwhile is seen to be used', async () => {
    const { machine, removeCategory, categories } = await opened()
    machine.send({ type: 'removal.asked', category: unused })
    const question = machine.getSnapshot().children.confirmation as unknown as ConfirmActor
    question.send({ type: 'dialog.confirmed' })
    await removeCategory.refuse(refused('in_use'))
    question.send({ type: 'dialog.cancelled' })
    await categories.give([safety, { ...unused, uses: 1 }])
    expect(machine.getSnapshot().context.categories[1]?.uses).toBe(1)
  })
})

it('opening a file leaves the open policy as it is', async () => {
  const { actor, load, at } = thePolicies()
  actor.send({ type: 'document.opened', id: conduct.id })
  await load.give(aDocument())
  actor.send({ type: 'file.opened', id: conduct.id, versionNo: 1, name: 'Conduct.pdf' })
  actor.send({ type: 'file.opened', id: conduct.id, versionNo: 2, name: 'Conduct.pdf' })
  expect(at().value).toMatchObject({ document: { open: 'reading' }, file: 'open' })
  expect(load.asked.length).toBe(1)
})
