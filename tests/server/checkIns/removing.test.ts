import { expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { type Person, rows, stateOf } from '../world/world.ts'
import { asRows, checkInStage } from './stage.ts'

const stage = checkInStage()
const { act, addSeries, ask } = stage
const removePerson = ({ employeeId }: Pick<Person, 'employeeId'>) =>
  ask(`employees/${employeeId}`, stage.own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })

test('a person removed takes along what has not been held', async () => {
  const { own, server } = stage
  await addSeries()
  expect((await removePerson(own.target)).status).toBe(200)
  expect(await stage.listed(own.admin)).toEqual([])
  expect(await rows(server, 'select from check_in_series where tenant_id = $1', [own.tenantId])).toEqual([])
})

test('a person of whom one was held stays, and so does one who reviews, or has written in somebody else’s', async () => {
  const { own, server } = stage
  await rows(server, 'update employees set reports_to = $2 where tenant_id = $1 and reports_to = $3', [
    own.tenantId,
    own.admin.employeeId,
    own.manager.employeeId,
  ])
  await ask(`checkIns/${own.checkIns.single}/comments`, own.secondAdmin, {
    json: { id: crypto.randomUUID(), text: 'Well done.' },
  })
  await act('hold', 1)
  const before = await stateOf(server)
  for (const person of [own.target, own.manager, own.secondAdmin])
    expect(codeOf(await removePerson(person))).toBe('409 in_use')
  expect(await stateOf(server)).toBe(before)
})

test('a series of which one was held keeps its person', async () => {
  const { own } = stage
  const [first] = asRows(await addSeries())
  await ask(`checkIns/${first?.id}/act`, own.manager, { json: { version: 1, action: 'hold', reason: '' } })
  expect(codeOf(await removePerson(own.target))).toBe('409 in_use')
})
