import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { CheckInsChanged } from '../../../src/domain/checkIns/nouns.ts'
import type { Answer } from '../kit/server.ts'
import type { Person } from '../world/world.ts'
import { asOne, checkInStage, strict } from './stage.ts'

const stage = checkInStage()
const { add, ask, one } = stage

const asOutcome = ({ body, text }: Answer) => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(CheckInsChanged, strict)(body.data)
}
const change = async (changes: ReadonlyArray<object>, by?: Person) =>
  asOutcome(await ask('checkIns/changes', by, { method: 'PUT', json: { changes } }))

describe('PUT checkIns/changes', () => {
  test('a later day for all of them, and back', async () => {
    const [first, second] = [asOne(await add()), asOne(await add({ day: '2024-03-07' }))]
    const set = { dueDay: '2024-03-12' }
    const outcome = await change([first, second].map(({ id, version }) => ({ id, version, set })))
    expect(outcome.isApplied).toBe(true)
    for (const { id } of [first, second]) expect((await one(undefined, id)).dueDateUtc).toBe('2024-03-12T13:59:59.999Z')
    await change(outcome.undo?.changes ?? [])
    for (const { id, dueDateUtc } of [first, second]) expect((await one(undefined, id)).dueDateUtc).toBe(dueDateUtc)
  })

  test.each([
    ['before its day', { dueDay: '2024-03-01' }, undefined],
    ['by somebody who is none of the two', { dueDay: '2024-03-12' }, 'colleague'],
    ['by the employee', { dueDay: '2024-03-12' }, 'target'],
  ] as const)('%s: none of them', async (_, set, who) => {
    const [first, second] = [asOne(await add()), asOne(await add())]
    const by = who === undefined ? undefined : stage.own[who]
    const outcome = await change(
      [
        { id: first.id, version: first.version, set: { dueDay: '2024-03-12' } },
        { id: second.id, version: second.version, set },
      ],
      by,
    )
    expect(outcome).toMatchObject({ isApplied: false, undo: null })
    expect(outcome.rows.find(({ id }) => id === second.id)?.why).not.toBe('')
    expect((await one(undefined, first.id)).version).toBe(first.version)
  })

  test('another client’s is not there', async () => {
    const set = { dueDay: '2024-03-12' }
    const outcome = await change([{ id: stage.other.checkIns.single, version: 1, set }], stage.own.admin)
    expect(outcome).toMatchObject({ isApplied: false, rows: [{ outcome: 'refused' }] })
  })
})
