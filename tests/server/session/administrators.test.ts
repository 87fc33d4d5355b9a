import { Effect } from 'effect'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UserId } from '../../../src/domain/kernel/ids.ts'
import { isAdministrator } from '../../../src/server/session/administrators.ts'
import { Database } from '../../../src/server/store/database.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, rows, type World } from '../world/world.ts'

let server: TestServer
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

const asked = (userId: string) =>
  Effect.runPromise(Effect.provideService(isAdministrator(userId as UserId), Database, server.database))

it('an admin of any client they can enter is one, no matter who they are in the others', async () => {
  expect(await asked(own.admin.userId)).toBe(true)
  expect(await asked(own.manager.userId)).toBe(false)
  expect(await asked(crypto.randomUUID())).toBe(false)
  await rows(server, 'update memberships set user_id = $1 where tenant_id = $2 and user_id = $3', [
    own.manager.userId,
    other.tenantId,
    other.admin.userId,
  ])
  expect(await asked(own.manager.userId)).toBe(true)
  await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
    other.tenantId,
    other.admin.employeeId,
  ])
  expect(await asked(own.manager.userId)).toBe(false)
})
