import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Asset } from '../../../src/domain/assets/nouns.ts'
import {
  type AssetScope,
  type AssetTyped,
  askingForNumber,
  assetForm,
  blankAsset,
  loadingAsset,
  savingAsset,
} from '../../../src/machines/assets/assetForm.ts'
import type { Saving, Theirs } from '../../../src/machines/kit/recordFormShape.ts'
import { uniquenessMachine } from '../../../src/machines/kit/uniqueness.machine.ts'
import { assetId, assetOf, laptops, planOf } from '../../fixtures/assets.ts'
import { aClock, held, refused, settled, unreachable } from '../ports.ts'

const laptop = assetOf()

const aForm = (base: Asset | null = laptop, section: AssetScope['section'] = base === null ? 'whole' : 'about') => {
  const clock = aClock()
  const save = held<Saving<AssetTyped, Asset, AssetScope>, Asset>()
  const load = held<unknown, Theirs<Asset, Asset | null>>()
  const inUse = held<{ id: string | null; text: string }, boolean>()
  const uniqueness = uniquenessMachine.provide({ actors: { isTaken: inUse.logic } })
  const actor = createActor(
    assetForm.machine.provide({ actors: { save: save.logic, loadTheirs: load.logic, uniqueness } }),
    { clock, input: assetForm.inputOf({ scope: { section }, id: base?.id ?? assetId(9), base, blank: blankAsset }) },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const type = (change: Partial<AssetTyped>) => actor.send({ type: 'field.changed', change })
  const ask = () => actor.send({ type: 'save.asked' })
  const paused = () => {
    clock.increment(1_000)
    return settled()
  }
  const problems = () => assetForm.problemsIn(at())
  return { actor, save, load, inUse, toasts, at, type, ask, paused, problems, draft: () => assetForm.draftIn(at()) }
}

const complete = { number: 'BRC-LAP-0009', name: 'Toughbook', categoryId: laptops.id }

describe('§ 5 Asset number must be unique', () => {
  it('is said while it is typed, without a save', async () => {
    const { type, inUse, paused, problems } = aForm()
    type({ number: 'brc-lap-0002' })
    await paused()
    expect(inUse.asked).toMatchObject([{ id: laptop.id, text: 'brc-lap-0002' }])
    await inUse.give(true)
    expect(problems()).toEqual({ number: 'Asset No is already in use' })
  })

  it('its own number, however it is written, is not asked about', async () => {
    const { type, inUse, paused } = aForm()
    type({ number: ' brc-lap-0001 ' })
    await paused()
    expect(inUse.asked).toEqual([])
  })

  it.each([
    ['created', null],
    ['updated', laptop],
  ])(
    "§ 8 a 409 as it is %s is 'Asset No is already in use' at the field, and what was typed stays",
    async (_, base) => {
      const { type, ask, save, problems, toasts, draft, at } = aForm(base)
      type({ ...complete, number: 'BRC-LAP-0002' })
      ask()
      await save.refuse(refused('number_in_use', 409, 'number'))
      expect([problems(), toasts]).toEqual([
        { number: 'Asset No is already in use' },
        ['error: Asset No is already in use'],
      ])
      expect([draft().number, at().hasTag('dirty')]).toEqual(['BRC-LAP-0002', true])
      ask()
      expect(save.asked.length).toBe(1)
      type({ number: 'BRC-LAP-0010' })
      expect(problems()).toEqual({})
      ask()
      expect(save.asked.length).toBe(2)
    },
  )

  it('what could not be asked while typing does not stand in the way of saving', async () => {
    const { type, inUse, ask, save, paused } = aForm(null)
    type(complete)
    await paused()
    await inUse.refuse(unreachable)
    ask()
    expect(save.asked.length).toBe(1)
  })
})

describe('§ 8 What is said of a save', () => {
  it.each([
    ['a new one', null, 'Asset created successfully', 'Failed to create asset'],
    ['a known one', laptop, 'Asset updated successfully', 'Failed to update asset'],
  ])('of %s', async (_, base, done, failed) => {
    const { type, ask, save, toasts, at } = aForm(base)
    type({ ...complete, name: 'Toughbook 40' })
    ask()
    await save.refuse({ _tag: 'Broken', status: 500, requestId: null })
    expect([toasts, at().hasTag('dirty')]).toEqual([[`error: ${failed}`], true])
    ask()
    const saved = assetOf({ name: 'Toughbook 40', version: 2 })
    await save.give(saved)
    expect([toasts.at(-1), at().output]).toEqual([`success: ${done}`, saved])
  })

  it('a double click saves once', () => {
    const { type, ask, save } = aForm(null)
    type(complete)
    ask()
    ask()
    expect(save.asked.length).toBe(1)
  })
})

describe('Nothing invalid is sent', () => {
  it.each<[string, Partial<AssetTyped>, string, string]>([
    ['a cost below nothing', { cost: '-1' }, 'cost', 'Enter an amount of 0 or more, or leave it empty'],
    [
      'a warranty before it was bought',
      { warrantyDay: '2025-01-01' },
      'warrantyDay',
      'The warranty cannot end before the purchase date',
    ],
    ['no category', { categoryId: null }, 'categoryId', 'Choose a category'],
    [
      'a plan that says nothing',
      { plans: [{ ...blankPlan(), name: '' }] },
      'plans',
      'Complete each plan or remove it.',
    ],
  ])('%s', (_, change, field, sentence) => {
    const { type, ask, save, problems } = aForm()
    type(change)
    ask()
    expect([save.asked, (problems() as Record<string, string>)[field]]).toEqual([[], sentence])
  })
})

describe('Somebody else was faster', () => {
  const theirs = assetOf({ make: 'Lenovo', version: 4 })
  const conflict = async () => {
    const form = aForm()
    form.type({ name: 'Toughbook 40' })
    form.ask()
    await form.save.refuse(refused('changed_meanwhile'))
    return form
  }

  it('their record is fetched; keeping mine saves my fields over theirs', async () => {
    const { actor, load, save, at } = await conflict()
    expect(at().hasTag('conflict')).toBe(true)
    await load.give({ record: theirs, answer: theirs })
    actor.send({ type: 'mine.kept' })
    expect(save.asked[1]).toMatchObject({ base: { version: 4 }, draft: { name: 'Toughbook 40', make: 'Lenovo' } })
  })

  it('taking theirs saves nothing more', async () => {
    const { actor, load, save, at } = await conflict()
    await load.give({ record: theirs, answer: theirs })
    actor.send({ type: 'theirs.taken' })
    expect([save.asked.length, at().output]).toEqual([1, theirs])
  })

  it('one that is gone meanwhile leaves what was typed to be read', async () => {
    const { load, at, draft } = await conflict()
    await load.give({ record: null, answer: null })
    expect([at().hasTag('gone'), draft().name]).toEqual([true, 'Toughbook 40'])
  })

  it('theirs that cannot be fetched is asked for again', async () => {
    const { actor, load, at } = await conflict()
    await load.refuse(unreachable)
    expect(at().context.refusal).toContain('cannot be reached')
    actor.send({ type: 'retry.asked' })
    await load.give({ record: theirs, answer: theirs })
    expect(assetForm.bothIn(at())?.fields).toEqual(['name'])
  })
})

it('a lost connection keeps what was typed, and the same asset is tried again', async () => {
  const { actor, type, ask, save, at, toasts } = aForm(null)
  type(complete)
  ask()
  await save.refuse(unreachable)
  expect([at().hasTag('offline'), toasts]).toEqual([true, []])
  actor.send({ type: 'retry.asked' })
  await save.give(assetOf({ id: assetId(9) }))
  expect(save.asked.map(({ id }) => id)).toEqual([assetId(9), assetId(9)])
  expect(toasts).toEqual(['success: Asset created successfully'])
})

describe('Unsaved is what would be saved differently', () => {
  it.each<[string, Partial<AssetTyped>, boolean]>([
    ['a name', { name: 'Toughbook 40' }, true],
    ['a cost written in another way', { cost: '2499.50' }, false],
    ['the reading of a plan', { plans: [{ ...blankPlan(), sinceReading: '900' }] }, true],
    ['the same plan', { plans: [blankPlan()] }, false],
  ])('%s', (_, change, isDirty) => {
    const { type, at } = aForm(assetOf({ plans: [planOf()] }))
    type(change)
    expect(at().hasTag('dirty')).toBe(isDirty)
  })
})

describe('What the form asks of the server', () => {
  const signal = new AbortController().signal
  const typed = { ...blankAsset, ...complete, cost: ' 12.50 ', supplier: '' }

  it('a new one is created under the form’s own id, one that is there is changed at its version', async () => {
    const asked: Array<readonly [string, unknown]> = []
    const port = (name: string) => async (input: unknown) => {
      asked.push([name, input])
      return Result.succeed(laptop)
    }
    const save = savingAsset({ createAsset: port('create'), saveAsset: port('save') })
    const scope = { section: 'whole' as const }
    await save({ scope, id: assetId(9), base: null, draft: typed }, signal)
    await save({ scope, id: laptop.id, base: assetOf({ version: 7 }), draft: typed }, signal)
    expect(asked).toMatchObject([
      ['create', { asset: { id: assetId(9), number: 'BRC-LAP-0009', cost: 12.5, plans: [] } }],
      ['save', { id: laptop.id, change: { version: 7, number: 'BRC-LAP-0009' } }],
    ])
  })

  it('whether a number is in use is asked of all others', async () => {
    const asked: Array<unknown> = []
    const isTaken = askingForNumber(async (input) => {
      asked.push(input)
      return Result.succeed({ isInUse: true, next: null })
    })
    const answer = await isTaken({ scope: { section: 'about' }, id: laptop.id, text: ' A-1 ' }, signal)
    expect([asked, Result.getOrThrow(answer)]).toEqual([
      [{ number: 'A-1', exceptId: laptop.id, categoryId: null }],
      true,
    ])
  })

  it.each([
    ['one that is there', Result.succeed(laptop), { record: laptop, answer: laptop }],
    ['one that is gone', Result.fail(refused('not_found', 404)), { record: null, answer: null }],
  ])('theirs, of %s', async (_, answered, expected) => {
    const theirs = await loadingAsset(async () => answered)({ scope: { section: 'about' }, id: laptop.id }, signal)
    expect(Result.getOrThrow(theirs)).toEqual(expected)
  })
})

function blankPlan() {
  const { id, name, sinceDay } = planOf()
  return { id, name, everyMonths: '6', everyUnits: '', unit: '', sinceDay, sinceReading: '0' }
}
