import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endsWithDay, expiryOf } from '../../../src/domain/certifications/expiry.ts'
import { asOwner } from '../kit/database.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, rows, type World } from '../world/world.ts'
import { stageOn } from './stage.ts'

let server: TestServer
let plan: string
let own: World
let other: World
const stage = () => stageOn(server, () => own)

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
  for (const { tenantId } of [own, other]) await inZone('Australia/Melbourne', tenantId)
})
afterAll(() => server.close())

const inZone = (zone: string, tenantId: string = own.tenantId) =>
  rows(server, 'update tenants set time_zone = $2 where id = $1', [tenantId, zone])

describe('the client moves to another time zone', () => {
  test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Atlantic/Azores', 'Africa/Cairo', 'Asia/Kolkata'])(
    'the day somebody chose stays the day that is meant (%s), there and back',
    async (zone) => {
      const days = ['2026-03-10', '2026-10-03', '2026-10-24', '2026-10-25', '2026-04-23', '2031-12-31']
      const types = await Promise.all(days.map((day) => stage().requiredType({ all: true }, day)))
      const meant = (at: string) => days.map((day) => expiryOf(at, day)).toSorted()
      for (const [place, day] of days.entries()) {
        const type = types[place]?.id as string
        await stage().added({ type, expiryDate: expiryOf('Australia/Melbourne', day) })
      }
      const stored = async () =>
        (await stage().list()).flatMap(({ expiryDate, typeName }) =>
          days.includes(typeName) && expiryDate !== null ? [expiryDate] : [],
        )
      await inZone(zone)
      expect((await stored()).toSorted()).toEqual(meant(zone))
      expect((await stored()).every((expiry) => endsWithDay(zone, expiry))).toBe(true)
      await inZone('Australia/Melbourne')
      expect((await stored()).toSorted()).toEqual(meant('Australia/Melbourne'))
    },
  )

  test('a moment within a day stays that moment; another client’s days stay theirs; the owner of the database may do it', async () => {
    const { id } = await stage().added({ expiryDate: '2031-03-10T04:00:00.000Z' })
    await rows(server, 'update certifications set expiry_utc = $2 where id = $1', [
      other.certification,
      expiryOf('Australia/Melbourne', '2031-03-10'),
    ])
    const day = await stage().added({ expiryDate: expiryOf('Australia/Melbourne', '2031-05-10'), renews: id })
    await asOwner(server, `update tenants set time_zone = 'UTC' where id = $1`, [own.tenantId], own.tenantId)
    const history = await stage().listOf(own.admin, `?certificationType=${own.certificationType}`)
    const of = (wanted: string) => history.find((one) => one.id === wanted)?.expiryDate
    expect([of(id), of(day.id)]).toEqual(['2031-03-10T04:00:00.000Z', '2031-05-10T23:59:59.999Z'])
    const [theirs] = await rows<{ readonly at: string }>(
      server,
      `select to_char(expiry_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from certifications where id = $1`,
      [other.certification],
    )
    expect(theirs?.at).toBe(expiryOf('Australia/Melbourne', '2031-03-10'))
  })
})
