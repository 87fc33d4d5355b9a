import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routesOf } from '../../../src/server/http/routes.ts'
import { asOwner } from '../kit/database.ts'
import { addMember, addTenant, newId, type TestMember } from '../kit/people.ts'
import { serverOf, type TestServer } from '../kit/server.ts'
import { ProbeApi, probeHandlers } from './probe.ts'

let server: TestServer
let member: TestMember

beforeAll(async () => {
  server = await serverOf((options) => routesOf(ProbeApi, probeHandlers, options))
  member = await addMember(server, await addTenant(server))
})
afterAll(() => server.close())

/** `whoAmI` asks the database nothing, `people` reads, `withTenant` writes: each must see who the caller is now. */
const calls = ['whoAmI', 'people', 'inTransaction']
const ask = (path: string) => server.ask(`/api/${member.tenantId}/${path}`, { as: member.userId })
const change = (sql: string, params: ReadonlyArray<unknown> = []) => asOwner(server, sql, params, member.tenantId)
const callerIn = async (path: string) => (await ask(path)).body.data as { caller: Record<string, unknown> }

describe('membership is read anew for each request, however well the caller is remembered', () => {
  for (const path of calls) {
    it(`${path}: a role given or taken counts at once`, async () => {
      expect((await callerIn(path)).caller).toMatchObject({ isAdmin: false })
      await change(`update employees set roles = '{admin}' where id = $1`, [member.employeeId])
      expect((await callerIn(path)).caller).toMatchObject({ isAdmin: true, privileges: { roles: ['admin'] } })
      await change(`update employees set roles = '{}' where id = $1`, [member.employeeId])
      expect((await callerIn(path)).caller).toMatchObject({ isAdmin: false })
    })

    it(`${path}: somebody deactivated is out at once`, async () => {
      expect((await ask(path)).status).toBe(200)
      await change('update employees set is_active = false where id = $1', [member.employeeId])
      expect((await ask(path)).status).toBe(404)
      await change('update employees set is_active = true where id = $1', [member.employeeId])
      expect((await ask(path)).status).toBe(200)
    })

    it(`${path}: a tenant made inactive is closed at once`, async () => {
      expect((await ask(path)).status).toBe(200)
      await change(`update tenants set status = 'Inactive' where id = $1`, [member.tenantId])
      expect((await ask(path)).body.errors[0]?.code).toBe('tenant_inactive')
      await change(`update tenants set status = 'Active' where id = $1`, [member.tenantId])
      expect((await ask(path)).status).toBe(200)
    })

    it(`${path}: a new direct report is one at once`, async () => {
      const before = (await callerIn(path)).caller.underlings as string[]
      const report = await addMember(server, member.tenantId, { reportsTo: member.employeeId })
      expect(((await callerIn(path)).caller.underlings as string[]).toSorted()).toEqual(
        [...before, report.employeeId].toSorted(),
      )
    })
  }

  it('a refusal that rests on what was remembered is not let out either', async () => {
    expect((await ask('adminsOnly')).status).toBe(403)
    await change(`update employees set roles = '{admin}' where id = $1`, [member.employeeId])
    expect((await ask('adminsOnly')).status).toBe(200)
    await change(`update employees set roles = '{}' where id = $1`, [member.employeeId])
    expect((await ask('adminsOnly')).status).toBe(403)
  })
})

describe('a caller', () => {
  it('has what any of their permission groups grants, and the modules of the running subscription', async () => {
    for (const actions of [['View'], ['Use', 'View']]) {
      const group = newId()
      const features = JSON.stringify([{ featureId: 'assetManagerManage', actions }])
      await change('insert into security_groups (tenant_id, id, name, features) values ($1, $2, $3, $4::jsonb)', [
        member.tenantId,
        group,
        group,
        features,
      ])
      await change('insert into security_group_members values ($1, $2, $3)', [
        member.tenantId,
        group,
        member.employeeId,
      ])
    }
    const plan = newId()
    await asOwner(server, `insert into product_plans values ($1, 'Small', '', '[]', '{goals}')`, [plan])
    await change(
      `insert into subscriptions (tenant_id, id, product_plan_id, billing_cycle) values ($1, $2, $3, 'Monthly')`,
      [member.tenantId, newId(), plan],
    )
    const { caller } = await callerIn('whoAmI')
    expect(caller.modules).toEqual(['goals'])
    const { features } = caller.privileges as { features: { featureId: string; actions: string[] }[] }
    expect(features.map(({ featureId, actions }) => [featureId, actions.toSorted()])).toEqual([
      ['assetManagerManage', ['Use', 'View']],
    ])
  })
})
