import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { AssetConfiguration, ConfigurationUses } from '../../../src/domain/assets/configuration/nouns.ts'
import type { AssetLocationId } from '../../../src/domain/kernel/ids.ts'
import {
  assetConfigurationMachine,
  configuredRemoval,
} from '../../../src/machines/assets/assetConfiguration.machine.ts'
import type { ConfigurationKind, ConfiguredItem } from '../../../src/machines/assets/assets.ports.ts'
import {
  blankItem,
  configurationForm,
  loadingConfigured,
  savingConfigured,
} from '../../../src/machines/assets/configurationForm.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { assetId, laptops, vehicles, workshop, yard } from '../../fixtures/assets.ts'
import { held, refused, unreachable } from '../ports.ts'

const all: AssetConfiguration = { locations: [yard, workshop], categories: [laptops, vehicles] }
const newId = '00000000-0000-4000-8000-00000000c009' as AssetLocationId
const kinds = [
  ['location', yard],
  ['category', laptops],
] as const

const theConfiguration = async () => {
  const load = held<void, AssetConfiguration>()
  const uses = held<object, ConfigurationUses>()
  const merge = held<object, AssetConfiguration>()
  const save = held<{ draft: object; base: object | null }, ConfiguredItem>()
  const theirs = held<object, object>()
  const remove = held<{ subject: object }, void>()
  const actor = createActor(
    assetConfigurationMachine.provide({
      actors: {
        loadConfiguration: load.logic,
        loadUses: uses.logic,
        mergeConfigured: merge.logic,
        form: configurationForm.machine.provide({ actors: { save: save.logic, loadTheirs: theirs.logic } }),
        confirmation: configuredRemoval.machine.provide({ actors: { run: remove.logic } }),
      },
    }),
  )
  const toasts: Array<string> = []
  const listened = <
    A extends { on: (type: 'toast', hear: (toast: { kind: string; text: string }) => void) => unknown },
  >(
    to: A,
  ) => {
    to.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
    return to
  }
  listened(actor)
  actor.start()
  actor.send({ type: 'configuration.opened' })
  await load.give(all)
  const at = () => actor.getSnapshot()
  const form = () => listened(at().children.form as unknown as RecordFormActor)
  const question = () => at().children.confirmation as unknown as ConfirmActor
  const named = (kind: ConfigurationKind) =>
    at().context.configuration[kind === 'location' ? 'locations' : 'categories'].map(({ name }) => name)
  return { actor, load, uses, merge, save, theirs, remove, toasts, at, form, question, named }
}

describe('The configuration', () => {
  it('is not read before a page of the register opens, and then once', async () => {
    const load = held<void, AssetConfiguration>()
    const actor = createActor(assetConfigurationMachine.provide({ actors: { loadConfiguration: load.logic } })).start()
    expect(load.asked.length).toBe(0)
    actor.send({ type: 'configuration.opened' })
    actor.send({ type: 'configuration.opened' })
    expect(load.asked.length).toBe(1)
    await load.refuse(unreachable)
    expect([actor.getSnapshot().matches({ reading: 'failed' }), actor.getSnapshot().context.failure]).toEqual([
      true,
      unreachable,
    ])
    actor.send({ type: 'retry.asked' })
    await load.give(all)
    expect(actor.getSnapshot().context).toMatchObject({ configuration: all, failure: null })
  })

  it('is read again on news, and what fails to be leaves what is known', async () => {
    const { actor, load, at } = await theConfiguration()
    actor.send({ type: 'news.heard' })
    await load.refuse(unreachable)
    expect([at().matches({ reading: 'showing' }), at().context.configuration]).toEqual([true, all])
  })
})

describe('§ 8 Saving', () => {
  it.each([
    ['location', yard, 'Asset location successfully saved', 'Failed to save asset location'],
    ['category', laptops, 'Asset category successfully saved', 'Failed to save asset category'],
  ] as const)('a %s: what is refused stays typed, what is saved takes its place by name', async (...row) => {
    const [kind, item, done, failed] = row
    const { actor, save, toasts, at, form, named } = await theConfiguration()
    actor.send({ type: 'change.asked', kind, item })
    const opened = form()
    opened.send({ type: 'field.changed', change: { name: 'Zinc' } })
    opened.send({ type: 'save.asked' })
    await save.refuse(refused('name_in_use', 409, 'name'))
    expect([toasts, at().children.form !== undefined]).toEqual([[`error: ${failed}`], true])
    expect(configurationForm.problemsIn(opened.getSnapshot()).name).toBe('refused: name_in_use')
    opened.send({ type: 'field.changed', change: { name: 'Zinc Yard' } })
    opened.send({ type: 'save.asked' })
    await save.give({ ...item, name: 'Zinc Yard', version: 2 } as ConfiguredItem)
    expect([named(kind).at(-1), toasts.at(-1), at().children.form]).toEqual([
      'Zinc Yard',
      `success: ${done}`,
      undefined,
    ])
  })

  it('a new one is there at once', async () => {
    const { actor, save, form, named } = await theConfiguration()
    actor.send({ type: 'addition.asked', kind: 'location', id: newId })
    const opened = form()
    opened.send({ type: 'field.changed', change: { name: 'Annex' } })
    opened.send({ type: 'save.asked' })
    await save.give({ ...yard, id: newId, name: 'Annex' })
    expect(named('location')).toEqual(['Annex', 'Workshop', 'Yard'])
  })

  it('a place is not put into a place within it', async () => {
    const { actor, save, form } = await theConfiguration()
    actor.send({ type: 'change.asked', kind: 'location', item: yard })
    const opened = form()
    opened.send({ type: 'field.changed', change: { parentId: workshop.id } })
    opened.send({ type: 'save.asked' })
    expect([save.asked, configurationForm.problemsIn(opened.getSnapshot()).parentId]).toEqual([
      [],
      'A location cannot be inside itself or one of its own locations.',
    ])
  })

  it('one piece of work at a time: while one is written no other is begun', async () => {
    const { actor, at } = await theConfiguration()
    actor.send({ type: 'change.asked', kind: 'location', item: yard })
    actor.send({ type: 'removal.asked', kind: 'category', item: vehicles })
    actor.send({ type: 'change.asked', kind: 'category', item: laptops })
    expect([at().context.item, at().matches({ working: 'editing' })]).toEqual([yard, true])
  })
})

describe('What nothing names is deleted behind a question', () => {
  it.each([
    ['location', yard, 'Asset location deleted', 'Failed to delete asset location'],
    ['category', laptops, 'Asset category deleted', 'Failed to delete asset category'],
  ] as const)('§ 8 a %s: deleted or failed is said', async (kind, item, done, failed) => {
    const { actor, uses, remove, toasts, question, named } = await theConfiguration()
    actor.send({ type: 'removal.asked', kind, item })
    await uses.give({ total: 0, named: [] })
    expect(remove.asked).toEqual([])
    question().send({ type: 'dialog.confirmed' })
    question().send({ type: 'dialog.confirmed' })
    expect(remove.asked.map(({ subject }) => subject)).toEqual([{ kind, id: item.id, version: 1 }])
    await remove.refuse(refused('changed_meanwhile'))
    expect(question().getSnapshot().context.refusal).toBe(`${failed}. refused: changed_meanwhile`)
    question().send({ type: 'dialog.confirmed' })
    await remove.give(undefined)
    expect([named(kind).includes(item.name), toasts]).toEqual([false, [`success: ${done}`]])
  })

  it.each(kinds)(
    '§ 8 a %s whose uses cannot be asked says so in passing, and nothing is deleted',
    async (kind, item) => {
      const { actor, uses, toasts, at } = await theConfiguration()
      actor.send({ type: 'removal.asked', kind, item })
      await uses.refuse(unreachable)
      expect(toasts[0]).toMatch(new RegExp(`^error: Failed to delete asset ${kind}. The server cannot be reached`))
      expect([at().matches({ working: 'resting' }), at().context.configuration]).toEqual([true, all])
    },
  )
})

describe('What is in use is merged into another of its kind', () => {
  const used = { total: 1, named: [{ id: assetId(1), name: 'BRC-LAP-0001' }] }
  const choosing = async () => {
    const stage = await theConfiguration()
    stage.actor.send({ type: 'removal.asked', kind: 'category', item: laptops })
    await stage.uses.give(used as unknown as ConfigurationUses)
    return stage
  }

  it('what names it is told before; without one to merge into nothing is sent', async () => {
    const { actor, at, merge } = await choosing()
    actor.send({ type: 'merge.asked' })
    expect([at().context.uses, merge.asked, at().matches({ working: 'choosing' })]).toEqual([used, [], true])
  })

  it('at its version, once, and what there is now takes its place', async () => {
    const { actor, at, merge, toasts } = await choosing()
    actor.send({ type: 'into.chosen', id: vehicles.id })
    actor.send({ type: 'merge.asked' })
    actor.send({ type: 'merge.asked' })
    expect(merge.asked).toEqual([{ kind: 'category', id: laptops.id, version: 1, into: vehicles.id }])
    const left = { ...all, categories: [{ ...vehicles, uses: 1 }] }
    await merge.give(left)
    expect([at().context.configuration, toasts, at().context.item]).toEqual([left, ['success: Merged'], null])
  })

  it('a refusal keeps what was chosen and says why, until another is chosen', async () => {
    const { actor, at, merge } = await choosing()
    actor.send({ type: 'into.chosen', id: vehicles.id })
    actor.send({ type: 'merge.asked' })
    await merge.refuse(refused('changed_meanwhile'))
    expect(at().context).toMatchObject({ into: vehicles.id, refusal: 'Failed to merge. refused: changed_meanwhile' })
    actor.send({ type: 'into.chosen', id: vehicles.id })
    expect(at().context.refusal).toBeNull()
  })

  it('given up, everything is as it was', async () => {
    const { actor, at, merge } = await choosing()
    actor.send({ type: 'into.chosen', id: vehicles.id })
    actor.send({ type: 'dialog.cancelled' })
    expect([merge.asked, at().context.uses, at().context.into]).toEqual([[], null, null])
  })
})

describe('What the form asks of the server', () => {
  const signal = new AbortController().signal
  const asking = () => {
    const asked: Array<readonly [string, unknown]> = []
    const port = (name: string) => async (input: unknown) => {
      asked.push([name, input])
      return Result.fail(unreachable)
    }
    const save = savingConfigured({ saveLocation: port('location'), saveCategory: port('category') })
    return { asked, save }
  }
  const scope = (kind: ConfigurationKind) => ({ kind, locations: [], id: newId })

  it.each([
    ['a new location', 'location', null, { draft: { id: newId, version: null, name: 'Annex', parentId: null } }],
    ['a known location', 'location', { ...yard, version: 3 }, { draft: { version: 3 } }],
    ['a known category', 'category', { ...laptops, version: 4 }, { draft: { version: 4, plans: [] } }],
  ] as const)('%s', async (_, kind, base, expected) => {
    const { asked, save } = asking()
    await save({ scope: scope(kind), id: newId, base, draft: { ...blankItem, name: 'Annex' } }, signal)
    expect(asked).toMatchObject([[kind, expected]])
  })

  it.each([
    ['there', laptops.id as string, laptops],
    ['gone', newId as string, null],
  ])('theirs is found among all there are: %s', async (_, id, record) => {
    const theirs = await loadingConfigured(async () => Result.succeed(all))({ scope: scope('category'), id }, signal)
    expect(Result.getOrThrow(theirs).record).toEqual(record)
  })
})
