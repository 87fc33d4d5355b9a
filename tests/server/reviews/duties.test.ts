import { describe, expect, test } from 'vitest'
import type { Person } from '../world/world.ts'
import { asOne, reviewStage } from './stage.ts'

const stage = reviewStage()
const { act, add, ask, condensed, submit } = stage
const day = 86_400_000
const start = Date.parse('2024-03-01T00:00:00Z')

interface Duty {
  readonly type: string
  readonly id: string
  readonly title: string
  readonly detail: string
}

const about = async (by: Person, id: string) =>
  ((await ask('employees/me/toDoList', by)).body.data as ReadonlyArray<Duty>).filter((duty) => duty.id === id)
const titles = async (by: Person, id: string) => (await about(by, id)).map(({ title }) => title)
/** The target's, the manager's, an admin's who takes no part. */
const asked = async (id: string) => {
  const { target, manager, admin } = stage.own
  return [await titles(target, id), await titles(manager, id), await titles(admin, id)]
}

describe('7 GET employees/me/toDoList: performance reviews', () => {
  test('asks whoever has the next step, from the day it begins until it is complete', async () => {
    const { own } = stage
    const { id } = asOne(await add())
    expect(await asked(id)).toEqual([[], [], []])
    await stage.server.clock?.set(start + 4 * day)
    expect(await asked(id)).toEqual([[], ['Review to start'], []])
    await act('begin', own.manager, id)
    expect(await asked(id)).toEqual([['Review to write'], ['Review to write'], []])
    await submit(own.target, id)
    expect(await asked(id)).toEqual([[], ['Review to write'], []])
    await submit(own.manager, id)
    expect(await asked(id)).toEqual([[], ['Review to discuss'], []])
    await act('discuss', own.manager, id)
    await act('report', own.manager, id)
    expect(await asked(id)).toEqual([['Review to acknowledge'], [], []])
    await act('acknowledge', own.target, id)
    expect(await asked(id)).toEqual([[], ['Review to complete'], []])
    await act('complete', own.manager, id)
    expect(await asked(id)).toEqual([[], [], []])
    await stage.server.clock?.set(start)
  })

  test('under the flag as the shorter way goes', async () => {
    const { own } = stage
    await submit(own.target)
    await submit(own.manager)
    await condensed(true)
    expect(await titles(own.manager, own.reviews.writing)).toEqual(['Report to write'])
    await act('report')
    expect(await asked(own.reviews.writing)).toEqual([[], ['Review to complete'], []])
  })

  test('says with whom, and nothing to another client', async () => {
    const { own, other } = stage
    expect(await about(own.target, own.reviews.writing)).toMatchObject([
      { type: 'reviewToWrite', detail: expect.stringContaining(' with ') },
    ])
    const theirs = await stage.server.ask(`/api/${other.tenantId}/employees/me/toDoList`, { as: other.manager.userId })
    const ids = (theirs.body.data as ReadonlyArray<Duty>).map(({ id }) => id)
    expect(ids).not.toContain(own.reviews.writing)
  })
})
