import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CertificationMatrix, PersonCompliance } from '../../../src/domain/certifications/nouns.ts'
import type { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { stageOn } from './stage.ts'

let server: TestServer
let plan: string
let own: World
const stage = () => stageOn(server, () => own)

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const data = async <Data>(path: string, by: Person = own.admin) => (await stage().ask(path, by)).body.data as Data

/** Every place that speaks of certifications without being asked for them. */
const spoken = async () => {
  const { items } = await data<PersonCompliance>(`employees/${own.target.employeeId}/compliance`)
  const matrix = await data<CertificationMatrix>('certifications/matrix')
  const { expiredCertification } = await data<{ readonly expiredCertification: boolean }>('bootstrapApplication')
  const toDo = async (by: Person) =>
    (await data<ReadonlyArray<ToDoItem>>('employees/me/toDoList', by)).filter(({ type }) =>
      type.startsWith('certification'),
    ).length
  return {
    own: await toDo(own.target),
    toVerify: await toDo(own.manager),
    items: items.filter(({ kind }) => kind === 'certification').length,
    columns: matrix.types.length,
    alert: expiredCertification,
    policies: [items.some(({ kind }) => kind === 'policy'), matrix.policies.length > 0],
  }
}

const switched = (isOn: boolean) =>
  rows(server, `update feature_flags set is_enabled = $2 where tenant_id = $1 and name = 'certifications'`, [
    own.tenantId,
    isOn,
  ])

describe('where certifications are switched off nothing speaks of them', () => {
  test('no duty, no line, no column, no alert, no mail; the policies stay; and all is back with the flag', async () => {
    await stage().requiredType({ all: true })
    await rows(server, `update certifications set expiry_utc = now() - interval '1 day' where id = $1`, [
      own.certification,
    ])
    const before = await spoken()
    expect(before).toMatchObject({ own: 1, toVerify: 2, items: 2, columns: 1, alert: true, policies: [true, true] })
    await switched(false)
    expect(await spoken()).toEqual({
      own: 0,
      toVerify: 0,
      items: 0,
      columns: 0,
      alert: false,
      policies: [true, true],
    })
    expect(codeOf(await stage().post(own.certification, 'sendReminder', undefined))).toBe('403 flag_off')
    expect(codeOf(await stage().verify(own.submission, { outcome: 'declined', because: 'No' }))).toBe('403 flag_off')
    expect(await stage().mails()).toEqual([])
    // What is kept is not lost, and can be read.
    expect(await stage().list()).toHaveLength(2)
    await switched(true)
    expect(await spoken()).toEqual(before)
  })
})
