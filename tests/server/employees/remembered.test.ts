import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../kit/database.ts'
import { addMember, addTenant, type TestMember } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'

let server: TestServer
let boss: TestMember
let person: TestMember

beforeAll(async () => {
  server = await serverForTest()
  const tenantId = await addTenant(server)
  boss = await addMember(server, tenantId, { isAdmin: true })
  person = await addMember(server, tenantId)
})
afterAll(() => server.close())

const own = (sql: string, params: ReadonlyArray<unknown>) => asOwner(server, sql, params, boss.tenantId)

const stored = async () => {
  const [row] = await own('select last_name, version from employees where id = $1', [person.employeeId])
  return row as { readonly last_name: string; readonly version: number }
}

const rename = async (lastName: string) =>
  server.ask(`/api/${boss.tenantId}/employees/${person.employeeId}/profile/basicInfo`, {
    method: 'PUT',
    as: boss.userId,
    json: {
      version: (await stored()).version,
      firstName: 'Robin',
      lastName,
      email: 'robin@tenure.example',
      phone: null,
    },
  })

describe('a change is sent along with the question who its author is', () => {
  it('and leaves no trace when they have been deactivated since they were last seen', async () => {
    expect((await rename('Before')).status).toBe(200)
    await own('update employees set is_active = false where id = $1', [boss.employeeId])
    const before = await stored()
    expect((await rename('After')).status).toBe(404)
    expect(await stored()).toEqual(before)
    expect(await own('select from audit_entries where fields @> $1', [['lastName']])).toHaveLength(1)
    await own('update employees set is_active = true where id = $1', [boss.employeeId])
  })

  it('and is refused by the rights they have now, not by those they had', async () => {
    expect((await rename('Admin')).status).toBe(200)
    await own(`update employees set roles = '{}' where id = $1`, [boss.employeeId])
    const before = await stored()
    expect((await rename('Nobody')).status).toBe(404)
    expect(await stored()).toEqual(before)
  })

  it('and is made, its body read again, with the rights they have now', async () => {
    await own(`update employees set roles = '{admin}' where id = $1`, [boss.employeeId])
    expect((await rename('Again')).status).toBe(200)
    expect((await stored()).last_name).toBe('Again')
  })
})
