import { Schema } from 'effect'
import { beforeEach, describe, expect, test } from 'vitest'
import { ReviewAction } from '../../../src/domain/reviews/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { type Person, rows } from '../world/world.ts'
import { reviewStage, strict } from './stage.ts'

const stage = reviewStage()
const { act, ask, one } = stage
/** Of the one that is discussed, with the colleague: their action, or a new one. */
let id: string
const path = (of = id) => `performancereviews/${stage.own.reviews.discussing}/actions/${of}`
const agree = (over: object = {}, by: Person = stage.own.manager, of = id) =>
  stage.put(path(of), { text: 'Train two more', owner: 'employee', dueDay: '2024-06-28', version: 0, ...over }, by)
const agreed = async (by: Person = stage.own.manager) =>
  (await one(by, stage.own.reviews.discussing)).actions.filter((action) => action.id === id)
const goal = (by: Person, of: Person) =>
  ask(`employees/${of.employeeId}/goals`, by, {
    json: {
      id,
      title: 'Train two more',
      description: '',
      dueDate: '2024-06-28',
      state: 'Draft',
      progress: { kind: 'percent', start: 0, current: 0, target: 100, unit: '' },
      servesId: null,
      sharedWith: 'manager',
    },
  })

beforeEach(() => {
  id = newId<string & { readonly brand: 'Action' }>()
})

describe('What is agreed is kept with the review', () => {
  test('by either of the two, and read by both', async () => {
    const { own } = stage
    const saved = await agree()
    expect(Schema.decodeUnknownSync(ReviewAction, strict)(saved.body.data)).toMatchObject({ version: 1, isGoal: false })
    expect(codeOf(await agree({ version: 1, owner: 'reviewer' }, own.colleague))).toBe('200')
    expect(await agreed(own.colleague)).toMatchObject([{ text: 'Train two more', owner: 'reviewer', version: 2 }])
    expect(codeOf(await agree({}, own.admin))).toBe('403 not_a_side')
  })

  test('under versions: the same again is no conflict, another is', async () => {
    await agree()
    expect(codeOf(await agree())).toBe('200')
    expect(codeOf(await agree({ text: 'Train three more' }))).toBe('409 changed_meanwhile')
    expect(codeOf(await agree({ text: 'Train three more', version: 1 }))).toBe('200')
  })

  test('taken away at the version one has seen; what is gone comes back by no late keystroke', async () => {
    await agree()
    const remove = (version: number) =>
      ask(path(), stage.own.manager, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })
    expect(codeOf(await remove(2))).toBe('409 changed_meanwhile')
    expect((await remove(1)).status).toBeLessThan(300)
    expect(await agreed()).toEqual([])
    expect(codeOf(await agree({ version: 1 }))).toBe('404 not_found')
  })

  test('while it is discussed, and not once it has gone on or is complete', async () => {
    const { own } = stage
    await agree()
    await act('report', own.manager, own.reviews.discussing)
    expect(codeOf(await agree({ version: 1, text: 'Other' }))).toBe('409 not_discussing')
    expect(await agreed()).toMatchObject([{ text: 'Train two more' }])
  })

  test.each([
    ['no text', { text: ' ' }],
    ['more than a title takes', { text: 'x'.repeat(161) }],
    ['nobody of the two', { owner: 'admin' }],
    ['no day', { dueDay: '2024-13-01' }],
  ])('not with %s', async (_, over) => expect((await agree(over)).status).toBe(400))

  test('one of another review, or of another client, is not there', async () => {
    const { own, other } = stage
    for (const of of [other.reviews.action, own.reviews.point])
      expect(codeOf(await agree({ version: 1 }, own.manager, of))).toBe('404 not_found')
    await agree()
    const elsewhere = `performancereviews/${own.reviews.writing}/actions/${id}`
    expect(codeOf(await ask(elsewhere, own.manager, { method: 'DELETE', headers: { 'if-match': '"1"' } }))).not.toBe(
      '200',
    )
    expect(await agreed()).toHaveLength(1)
  })
})

describe('What an action has become has its id', () => {
  test('a goal of the employee, made once however often it is asked for, and by both', async () => {
    const { own } = stage
    await agree()
    expect(codeOf(await goal(own.colleague, own.colleague))).toBe('200')
    expect(codeOf(await goal(own.admin, own.colleague))).toBe('200')
    expect(await agreed()).toMatchObject([{ isGoal: true }])
    const made = await rows(stage.server, 'select from goals where tenant_id = $1 and id = $2', [own.tenantId, id])
    expect(made).toHaveLength(1)
  })

  test('a goal of somebody else under that id is none of it', async () => {
    const { own } = stage
    await agree()
    expect(codeOf(await goal(own.target, own.target))).toBe('200')
    expect(await agreed()).toMatchObject([{ isGoal: false }])
  })

  test('an item of a check-in of theirs', async () => {
    const { own, server } = stage
    await agree()
    await rows(server, 'update check_ins set employee_id = $2 where tenant_id = $1', [
      own.tenantId,
      own.colleague.employeeId,
    ])
    const item = {
      kind: 'action',
      text: 'Train two more',
      ownerId: own.colleague.employeeId,
      dueDay: null,
      isDone: false,
      version: 0,
    }
    expect(codeOf(await stage.put(`checkIns/${own.checkIns.single}/items/${id}`, item, own.manager))).toBe('200')
    expect(await agreed()).toMatchObject([{ checkInId: own.checkIns.single, isGoal: false }])
  })
})
