import { describe, expect, test } from 'vitest'
import { newId } from '../kit/people.ts'
import type { Person } from '../world/world.ts'
import { asOne, checkInStage } from './stage.ts'

const stage = checkInStage()
const { act, add, ask } = stage
const day = 86_400_000
const start = Date.parse('2024-03-01T00:00:00Z')

interface Duty {
  readonly type: string
  readonly id: string
  readonly title: string
  readonly detail: string
}

const dutiesOf = async (by: Person) =>
  ((await ask('employees/me/toDoList', by)).body.data as ReadonlyArray<Duty>).filter(({ type }) =>
    type.startsWith('checkIn'),
  )
const about = async (by: Person, id: string) => (await dutiesOf(by)).filter((duty) => duty.id === id)
const atDay = async (days: number, then: () => Promise<void>) => {
  await stage.server.clock?.set(start + days * day)
  await then()
  await stage.server.clock?.set(start)
}

describe('7 GET employees/me/toDoList: check-ins', () => {
  test('both are asked to prepare one of the coming days, and each no longer once prepared', async () => {
    const { own } = stage
    const id = asOne(await add({ day: '2024-03-04', reviewerId: own.manager.employeeId })).id
    expect(await about(own.target, id)).toMatchObject([
      {
        type: 'checkInToPrepare',
        detail: `Fortnightly 1:1 with ${(await stage.one(own.manager, id)).reviewer.fullName}`,
      },
    ])
    expect(await about(own.manager, id)).toMatchObject([{ type: 'checkInToPrepare' }])
    expect(await about(own.admin, id)).toEqual([])
    await ask(`checkIns/${id}/act`, own.target, { json: { version: 1, action: 'prepare', reason: '' } })
    expect([await about(own.target, id), (await about(own.manager, id)).length]).toEqual([[], 1])
  })

  test('the reviewer is asked about one that lies behind until it is complete', async () => {
    const { own } = stage
    const id = asOne(await add({ day: '2024-03-04' })).id
    await atDay(5, async () => {
      expect(await about(own.manager, id)).toMatchObject([{ title: 'Did this check-in take place?' }])
      expect(await about(own.target, id)).toEqual([])
      const send = (version: number, action: string) =>
        ask(`checkIns/${id}/act`, own.manager, { json: { version, action, reason: '' } })
      await send(1, 'hold')
      expect(await about(own.manager, id)).toMatchObject([{ title: 'Check-in to complete' }])
      await send(2, 'complete')
      expect(await about(own.manager, id)).toEqual([])
    })
  })

  test('the owner of what was agreed is asked until it is done', async () => {
    const { own } = stage
    const id = asOne(await add({ day: '2024-05-07' })).id
    const itemId = newId()
    const save = (isDone: boolean, version: number) =>
      ask(`checkIns/${id}/items/${itemId}`, own.manager, {
        method: 'PUT',
        json: {
          kind: 'action',
          text: 'Order ties',
          ownerId: own.target.employeeId,
          dueDay: '2024-03-02',
          isDone,
          version,
        },
      })
    expect((await save(false, 0)).body.isSuccess).toBe(true)
    expect(await about(own.target, id)).toMatchObject([{ type: 'checkInAction', detail: 'Order ties' }])
    expect(await about(own.manager, id)).toEqual([])
    await save(true, 1)
    expect(await about(own.target, id)).toEqual([])
  })

  test('without the module nothing is asked; one client hears nothing of another', async () => {
    const { own, other, server } = stage
    const id = asOne(await add({ day: '2024-03-04' })).id
    const elsewhere = await server.ask(`/api/${other.tenantId}/employees/me/toDoList`, { as: other.target.userId })
    expect(JSON.stringify(elsewhere.body)).not.toContain(id)
    expect((await act('prepare', 1, own.target)).status).toBeLessThan(500)
  })
})
