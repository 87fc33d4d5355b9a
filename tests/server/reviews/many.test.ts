import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { ReviewsChanged } from '../../../src/domain/reviews/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import type { Answer } from '../kit/server.ts'
import { auditOf, type Person } from '../world/world.ts'
import { asOne, reviewStage, strict } from './stage.ts'

const stage = reviewStage()
const { act, add, one, put, submit } = stage

const asOutcome = ({ body, text }: Answer) => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(ReviewsChanged, strict)(body.data)
}
type Change = { readonly id: string; readonly version: number; readonly set: object }
const send = (changes: ReadonlyArray<Change>, by?: Person) => put('performancereviews/changes', { changes }, by)
const change = async (changes: ReadonlyArray<Change>, by?: Person) => asOutcome(await send(changes, by))
const two = async () => [asOne(await add()), asOne(await add({ dueDay: '2024-03-20' }))] as const
const to = (review: { readonly id: string; readonly version: number }, set: object): Change => ({
  id: review.id,
  version: review.version,
  set,
})

describe('PUT performancereviews/changes', () => {
  test('all of them at once, each written down, and taken back by what is answered', async () => {
    const [first, second] = await two()
    const due = { dueDay: '2024-03-20' }
    const outcome = await change([to(first, due), to(second, due)])
    expect(outcome.isApplied).toBe(true)
    // In the order it was asked.
    expect(outcome.rows.map(({ id, outcome: came }) => [id, came])).toEqual([
      [first.id, 'changed'],
      [second.id, 'same'],
    ])
    expect((await one(undefined, first.id)).dueDay).toBe('2024-03-20')
    expect((await one(undefined, second.id)).version).toBe(second.version)
    const written = (await auditOf(stage.server, stage.own)).filter(({ action }) => action === 'updated')
    expect(written.map(({ fields }) => fields)).toEqual([['due']])
    const back = await change(outcome.undo?.changes ?? [])
    expect(back.rows).toEqual([{ id: first.id, outcome: 'changed', why: '' }])
    expect(await one(undefined, first.id)).toMatchObject({ dueDay: first.dueDay, version: 3 })
  })

  test('who reviews: a submitted side is the next one’s to submit anew', async () => {
    const { own } = stage
    const review = asOne(await add())
    await act('begin', own.manager, review.id)
    await submit(own.manager, review.id)
    const { version } = await one(own.admin, review.id)
    const outcome = await change([{ id: review.id, version, set: { reviewerId: own.admin.employeeId } }], own.admin)
    expect(outcome.isApplied).toBe(true)
    expect(await one(own.admin, review.id)).toMatchObject({
      reviewer: { id: own.admin.employeeId },
      submittedBy: { reviewer: false },
    })
  })

  test.each<
    [
      string,
      (own: typeof stage.own) => { readonly by?: Person; readonly set?: object; readonly stale?: boolean },
      string,
    ]
  >([
    [
      'an older version',
      () => ({ stale: true }),
      'Someone else changed this in the meantime. The list shows it as it is now.',
    ],
    ['due before it begins', () => ({ set: { dueDay: '2024-03-01' } }), 'before'],
    ['reviewed by the employee', (own) => ({ set: { reviewerId: own.target.employeeId } }), 'themselves'],
    ['one’s own', (own) => ({ by: own.target }), 'own'],
    ['of somebody else', (own) => ({ by: own.colleague }), 'There is nothing here'],
  ])('%s: none of them, and why', async (_, over, why) => {
    const { own } = stage
    const [first, second] = await two()
    const { by, set = { dueDay: '2024-03-25' }, stale = false } = over(own)
    const usual = { dueDay: '2024-03-25' }
    const outcome = await change([to(first, usual), to(stale ? { ...second, version: 7 } : second, set)], by)
    expect(outcome).toMatchObject({ isApplied: false, undo: null })
    expect(outcome.rows.find(({ id }) => id === second.id)).toMatchObject({ outcome: 'refused' })
    expect(outcome.rows.find(({ id }) => id === second.id)?.why.toLowerCase()).toContain(why.toLowerCase())
    expect(await one(own.admin, first.id)).toMatchObject({ dueDay: first.dueDay, version: first.version })
    expect((await auditOf(stage.server, own)).filter(({ action }) => action === 'updated')).toEqual([])
  })

  test('another client’s is as unknown as none', async () => {
    const { own, other } = stage
    const set = { dueDay: '2024-03-25' }
    const [known, unknown] = await Promise.all(
      [other.reviews.writing, newId<string>()].map((id) => change([{ id, version: 1, set }], own.admin)),
    )
    expect(known?.rows[0]?.why).toBe(unknown?.rows[0]?.why)
    expect(known?.isApplied).toBe(false)
  })

  test('none, or more than 200: 400', async () => {
    const review = asOne(await add())
    const set = { dueDay: '2024-03-25' }
    expect(codeOf(await send([])).slice(0, 3)).toBe('400')
    expect(codeOf(await send(Array.from({ length: 201 }, () => to(review, set)))).slice(0, 3)).toBe('400')
  })

  test('of two acts at once one wins, whole', async () => {
    const [first, second] = await two()
    const came = await Promise.all(
      ['2024-03-26', '2024-03-27'].map((dueDay) => change([to(first, { dueDay }), to(second, { dueDay })])),
    )
    expect(came.map(({ isApplied }) => isApplied).toSorted()).toEqual([false, true])
    const [a, b] = [await one(undefined, first.id), await one(undefined, second.id)]
    expect(a.dueDay).toBe(b.dueDay)
  })
})
