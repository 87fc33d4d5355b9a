import { Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Certification } from '../../../src/domain/certifications/nouns.ts'
import { requirementStatus } from '../../../src/domain/certifications/requirements.ts'
import { SOON_MS } from '../../../src/domain/certifications/status.ts'
import { TileFigures } from '../../../src/domain/home/dashboard/nouns.ts'
import { chanceFrom } from '../kit/chance.ts'
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

const told = async (world: World) => {
  const answer = await server.ask(`/api/${world.tenantId}/dashboard/tiles/compliance`, { as: world.admin.userId })
  expect(answer.status, answer.text).toBe(200)
  const { figures } = Schema.decodeUnknownSync(TileFigures)(answer.body.data)
  return Object.fromEntries(figures.map(({ of, count }) => [of, count]))
}

type Held = Pick<Certification, 'expiryDate' | 'isDeleted' | 'isRenewed' | 'verification'>

/** What the domain’s rule says of every type of everybody it is required of. */
const ruled = async (world: World) => {
  const asked = await rows<{ readonly held: ReadonlyArray<Held> }>(
    server,
    `select coalesce((
       select json_agg(json_build_object('isDeleted', c.is_deleted, 'isRenewed', c.is_replaced, 'verification', c.verification,
         'expiryDate', to_char(c.expiry_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
       from certifications c where c.tenant_id = $1 and c.employee_id = r.employee_id and c.type_id = r.type_id), '[]'::json) as held
     from (select distinct employee_id, type_id from certifications_required($1)) r`,
    [world.tenantId],
  )
  const counts: Record<string, number> = {}
  for (const { held } of asked) {
    const status = requirementStatus(held, Date.now())
    if (status === 'current' || status === 'expiringSoon') continue
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

const HOUR = 3_600_000

/** More types than one number has bits; required of all, of some or of nobody, some archived. */
const stagedAtRandom = async (world: World, seed: number) => {
  const { next, oneOf } = chanceFrom(seed)
  await rows(server, 'delete from certifications where tenant_id = $1', [world.tenantId])
  const types = await rows<{ readonly id: string }>(
    server,
    `insert into certification_types (tenant_id, id, name, required_of_all, is_deleted, required_titles)
     select $1, gen_random_uuid(), 'Random ' || $2 || ' ' || n, n % 3 = $2 % 3, n % 11 = 0,
       case when n % 4 = 0 then array[$3::text] else '{}'::text[] end
     from generate_series(1, 70) n returning id`,
    [world.tenantId, seed, `${world.canary} Clerk`],
  )
  for (const { id } of types.filter(() => next(4) === 0))
    await rows(
      server,
      'insert into certification_type_departments (tenant_id, type_id, department_id) values ($1, $2, $3)',
      [world.tenantId, id, world.department],
    )
  const people = await rows<{ readonly id: string }>(server, 'select id from employees where tenant_id = $1', [
    world.tenantId,
  ])
  const ends = [null, -HOUR, HOUR, SOON_MS - HOUR, SOON_MS + HOUR]
  const verifications = ['verified', 'verified', 'submitted', 'declined']
  const held = types.flatMap(({ id: type }) =>
    people.flatMap(({ id: person }) =>
      Array.from({ length: next(4) }, () => {
        const end = oneOf(ends)
        return {
          type,
          person,
          expiry: end === null ? null : new Date(Date.now() + end).toISOString(),
          verification: oneOf(verifications),
          deleted: next(5) === 0,
        }
      }),
    ),
  )
  await rows(
    server,
    `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification, is_deleted)
     select $1, gen_random_uuid(), h.person, h.type, h.expiry, h.verification, h.deleted
     from json_to_recordset($2::json) as h (person uuid, type uuid, expiry timestamptz, verification text, deleted boolean)`,
    [world.tenantId, JSON.stringify(held)],
  )
}

describe('the gaps of everybody, counted where they lie', () => {
  test.each([1, 2, 3])('are those of the domain’s rule, of random certifications (%i)', async (seed) => {
    await stagedAtRandom(own, seed)
    await stagedAtRandom(other, seed + 100)
    for (const world of [own, other]) {
      const counts = await told(world)
      expect(counts).toEqual(await ruled(world))
      expect(Object.keys(counts).toSorted()).toEqual(['expired', 'missing', 'submitted'])
    }
  })

  test('none where nothing is required', async () => {
    await rows(server, 'update certification_types set is_deleted = true where tenant_id = $1', [own.tenantId])
    expect(await told(own)).toEqual({})
    expect(await told(other)).not.toEqual({})
  })
})
