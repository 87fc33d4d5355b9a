import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { stageOn, typeDraft } from './stage.ts'

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
  await rows(server, 'delete from certification_files where tenant_id = $1', [own.tenantId])
  await rows(server, 'delete from certifications where tenant_id = $1', [own.tenantId])
})
afterAll(() => server.close())

const alertOf = async (by: Person): Promise<boolean> => {
  const answer = await server.ask(`/api/${own.tenantId}/bootstrapApplication`, { as: by.userId })
  return (answer.body.data as { readonly expiredCertification: boolean }).expiredCertification
}

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

describe('2.3 the alert of certifications, as the bootstrap payload says it', () => {
  test('comes with the first that has expired, for those who see it, and for nobody else', async () => {
    await stage().added({ expiryDate: tomorrow() })
    expect(await alertOf(own.admin)).toBe(false)
    const { id: type } = await stage().savedType(typeDraft({ name: 'First Aid' }))
    await stage().added({ expiryDate: yesterday(), type })
    expect(await Promise.all([own.admin, own.manager, own.colleague].map(alertOf))).toEqual([true, true, false])
  })

  test('goes when a verified one takes its place, and not while that only waits', async () => {
    const expired = await stage().added({ expiryDate: yesterday() })
    await stage().added({ expiryDate: tomorrow(), renews: expired.id }, own.target)
    expect(await alertOf(own.admin)).toBe(true)
    await stage().added({ expiryDate: tomorrow(), renews: expired.id })
    expect(await alertOf(own.admin)).toBe(false)
  })

  test('is not for what is deleted, for an archived type, or for somebody who has left', async () => {
    const expired = await stage().added({ expiryDate: yesterday() })
    const set = (sql: string, id: string) => rows(server, sql, [own.tenantId, id])
    await set(
      'update certification_types set is_deleted = true where tenant_id = $1 and id = $2',
      expired.certificationTypeId,
    )
    expect(await alertOf(own.admin)).toBe(false)
    await set(
      'update certification_types set is_deleted = false where tenant_id = $1 and id = $2',
      expired.certificationTypeId,
    )
    await set('update employees set is_active = false where tenant_id = $1 and id = $2', expired.employeeId)
    expect(await alertOf(own.admin)).toBe(false)
    await set('update employees set is_active = true where tenant_id = $1 and id = $2', expired.employeeId)
    expect(await alertOf(own.admin)).toBe(true)
    await stage().ask(`certifications/${expired.id}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
    expect(await alertOf(own.admin)).toBe(false)
  })
})
