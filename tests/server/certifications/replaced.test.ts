import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { Certification, PersonCompliance } from '../../../src/domain/certifications/nouns.ts'
import {
  type CertificationStatus,
  certificationStatus,
  decidingAmong,
  SOON_MS,
} from '../../../src/domain/certifications/status.ts'
import { hasStatus, statusSql } from '../../../src/server/certifications/certification.sql.ts'
import { newId } from '../kit/people.ts'
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
  await rows(server, 'delete from certification_files where tenant_id = $1', [own.tenantId])
  await rows(server, 'delete from certifications where tenant_id = $1', [own.tenantId])
})
afterAll(() => server.close())

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

/** What the list, the alert, the matrix and the person's own duties say. */
const told = async () => {
  const by = own.admin
  const data = async (path: string, as: Person = by) => (await stage().ask(path, as)).body.data
  const list = (await data('certifications')) as ReadonlyArray<Certification>
  const { expiredCertification } = (await data('bootstrapApplication')) as { readonly expiredCertification: boolean }
  const compliance = (await data(`employees/${own.target.employeeId}/compliance`)) as PersonCompliance
  const toDo = (await data('employees/me/toDoList', own.target)) as ReadonlyArray<{ readonly type: string }>
  return {
    list: list.map((one) => certificationStatus(one, Date.now())),
    alert: expiredCertification,
    compliance: compliance.items.flatMap(({ kind, standing }) => (kind === 'certification' ? [standing] : [])),
    toDo: toDo.flatMap(({ type }) => (type.startsWith('certification') ? [type] : [])),
  }
}

const inOrder = { list: ['current'], alert: false, compliance: ['current'], toDo: [] }
const lapsed = { list: ['expired'], alert: true, compliance: ['expired'], toDo: ['certificationExpired'] }

describe('a certification whose place another has taken is replaced, everywhere and at once', () => {
  test('by the renewal that was handed in for it, from its verification on', async () => {
    const old = await stage().added({ expiryDate: inDays(-3) })
    expect(await told()).toEqual(lapsed)
    const renewal = await stage().added({ expiryDate: inDays(300), renews: old.id }, own.target)
    expect(await told()).toMatchObject({ list: ['expired', 'submitted'], alert: true, compliance: ['submitted'] })
    expect((await stage().verify(renewal.id, { outcome: 'verified' })).status).toBe(200)
    expect(await told()).toEqual(inOrder)
    const history = await stage().listOf(own.admin, `?certificationType=${own.certificationType}`)
    expect(history.map((one) => certificationStatus(one, Date.now()))).toEqual(['current', 'replaced'])
  })

  test('by a new one of the type, though nobody said that it renews the old one', async () => {
    await stage().added({ expiryDate: inDays(-3) })
    const handedIn = await stage().added({ expiryDate: inDays(300) }, own.target)
    await stage().verify(handedIn.id, { outcome: 'verified' })
    expect(await told()).toEqual(inOrder)
  })

  test('and what is entered as evidence of the past raises no alarm beside one that holds', async () => {
    await stage().added({ expiryDate: inDays(300) })
    await stage().added({ expiryDate: inDays(-900) })
    expect(await told()).toEqual(inOrder)
  })

  test('it stands again when what replaced it is deleted, or turns out to have ended before it', async () => {
    await stage().added({ expiryDate: inDays(-3) })
    const newer = await stage().added({ expiryDate: inDays(300) })
    await stage().post(newer.id, 'updateExpiry', { version: 1, expiryDate: inDays(-9) })
    expect(await told()).toEqual(lapsed)
    await stage().post(newer.id, 'updateExpiry', { version: 2, expiryDate: inDays(30) })
    expect(await told()).toEqual(inOrder)
    await stage().remove(newer.id, 3)
    expect(await told()).toEqual(lapsed)
  })

  test('of two that are entered in the same moment one decides', async () => {
    const both = await Promise.all([1, 2].map(() => stage().add({ expiryDate: inDays(-3) })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await told()).toEqual(lapsed)
  })
})

/** Numbers that come the same every time. */
const chance = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}

describe('the database says what the domain says', () => {
  it('of certifications that are renewed, deleted, declined and moved at random', async () => {
    const pick = chance(11)
    const now = new Date()
    const expiries = [null, -90 * day, -1, 0, SOON_MS, SOON_MS + 1, 300 * day]
    const expiryOf = () => {
      const ms = expiries[pick(expiries.length)] ?? null
      return ms === null ? null : new Date(now.getTime() + ms).toISOString()
    }
    const person = { tenant: own.tenantId, employee: own.target.employeeId, type: own.certificationType }
    const ids: string[] = []
    for (let step = 0; step < 90; step += 1) {
      const id = ids[pick(Math.max(ids.length, 1))]
      if (id === undefined || pick(3) === 0) {
        ids.push(newId())
        await rows(
          server,
          `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification, renews, created_utc)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            person.tenant,
            ids.at(-1),
            person.employee,
            person.type,
            expiryOf(),
            ['verified', 'verified', 'submitted', 'declined'][pick(4)],
            pick(2) === 0 ? (id ?? null) : null,
            new Date(now.getTime() - pick(3) * day).toISOString(),
          ],
        )
      } else {
        const change = ['expiry_utc = $3', 'is_deleted = not is_deleted', 'verification = $3'][pick(3)] as string
        const to = change.includes('expiry') ? expiryOf() : ['verified', 'submitted', 'declined'][pick(3)]
        await rows(server, `update certifications set ${change} where tenant_id = $1 and id = $2`, [
          person.tenant,
          id,
          ...(change.includes('$3') ? [to] : []),
        ])
      }
      const moment = `'${now.toISOString()}'::timestamptz`
      const stored = await rows<
        Certification & { readonly status: CertificationStatus; readonly isCondition: boolean }
      >(
        server,
        `select c.id::text, c.is_deleted as "isDeleted", c.verification, c.is_replaced as "isRenewed",
           to_char(c.expiry_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiryDate", c.renews::text,
           to_char(c.created_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdUtc",
           ${statusSql(moment)} as status,
           ${(['deleted', 'submitted', 'declined', 'replaced', 'expired', 'expiringSoon', 'current'] as const)
             .map((status) => `(${hasStatus(status, moment)} is true)::int`)
             .join(' + ')} = 1 as "isCondition"
         from certifications c where c.tenant_id = $1`,
        [own.tenantId],
      )
      const deciding = decidingAmong(stored)
      for (const one of stored) {
        const isReplaced = one.verification === 'verified' && !one.isDeleted && one.id !== deciding?.id
        expect([one.status, one.isCondition]).toEqual([
          certificationStatus({ ...one, isRenewed: isReplaced }, now.getTime()),
          true,
        ])
      }
    }
  })
})
