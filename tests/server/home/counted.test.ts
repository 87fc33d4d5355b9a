import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TileFigures } from '../../../src/domain/home/dashboard/nouns.ts'
import type { TileName } from '../../../src/domain/home/dashboard/tiles.ts'
import { dayBefore, dayIn, daysAfter, instantAt, monthsAfter } from '../../../src/domain/kernel/days.ts'
import type { ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { chanceFrom } from '../kit/chance.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, rows, type World } from '../world/world.ts'

/** Tiles whose figures are counted in a way of their own, held beside the rule itself. */
const zone = 'Australia/Sydney'
let server: TestServer
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
  await rows(server, 'update tenants set time_zone = $1', [zone])
})
afterAll(() => server.close())

const got = async <A>(path: string, { tenantId, admin }: World): Promise<A> => {
  const answer = await server.ask(`/api/${tenantId}/${path}`, { as: admin.userId })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as A
}
const tile = (name: TileName, world: World) => got<TileFigures>(`dashboard/tiles/${name}`, world)

interface Employment {
  readonly id: string
  readonly department: string | null
  readonly started: string | null
  readonly created: string
  readonly ended: string | null
  readonly isActive: boolean
}

/** Of people who came and went at random, also on the first and the last day of months, and without days at all. */
const employedAtRandom = async ({ tenantId }: World, seed: number, today: string) => {
  const { next, oneOf } = chanceFrom(seed)
  const first = monthsAfter(`${today.slice(0, 7)}-01`, -13)
  const edges = Array.from({ length: 16 }, (_, n) => monthsAfter(first, n)).flatMap((day) => [dayBefore(day), day])
  const day = () => (next(3) === 0 ? oneOf(edges) : daysAfter(first, next(460)))
  for (const { id } of await rows<{ readonly id: string }>(server, 'select id from employees where tenant_id = $1', [
    tenantId,
  ])) {
    const started = next(4) === 0 ? null : day()
    const ended = next(2) === 0 ? null : day()
    await rows(server, 'update employees set start_date = $2, termination_date = $3 where id = $1', [
      id,
      started,
      ended !== null && started !== null && ended < started ? null : ended,
    ])
  }
}

const monthsOf = ({ from, until }: { readonly from: string | null; readonly until: string | null }) => {
  const months = []
  for (let month = `${from?.slice(0, 7)}-01`; month <= String(until); month = monthsAfter(month, 1)) {
    const [last = month] = [dayBefore(monthsAfter(month, 1)), String(until)].toSorted()
    months.push({ first: month, last })
  }
  return months
}

describe('the headcount of each month', () => {
  const employed = ({ tenantId }: World) =>
    rows<Employment>(
      server,
      `select e.id, d.name as department, e.start_date::text as started, e.termination_date::text as ended,
         e.created_utc::text as created, e.is_active as "isActive"
       from employees e left join departments d on d.id = e.department_id where e.tenant_id = $1`,
      [tenantId],
    )

  test.each([1, 2, 3, 4])('is who had begun and had not ended, of random employments (%i)', async (seed) => {
    const today = dayIn(zone, Date.now())
    await employedAtRandom(own, seed, today)
    await employedAtRandom(other, seed + 50, today)
    for (const world of [own, other]) {
      const people = (await employed(world)).map((one) => ({
        ...one,
        began: one.started ?? dayIn(zone, Date.parse(one.created)),
        left: one.ended ?? (one.isActive ? '9999-12-31' : '0001-01-01'),
      }))
      const report = await got<ReportAnswer>('reports/headcount', world)
      const expected = monthsOf(report).flatMap(({ first, last }) =>
        [...new Set(people.map(({ department }) => department))].flatMap((department) => {
          const ofThese = people.filter((one) => one.department === department)
          const count = ofThese.filter(({ began, left }) => began <= last && left >= last).length
          const joined = ofThese.filter(({ began }) => began >= first && began <= last).length
          const left = ofThese.filter((one) => one.left >= first && one.left <= last).length
          return count + joined + left === 0 ? [] : [[first.slice(0, 7), department, count, joined, left].join(' ')]
        }),
      )
      expect(report.rows.map(({ cells }) => cells.join(' ')).toSorted()).toEqual(expected.toSorted())
      const { figures } = await tile('headcount', world)
      expect(figures.map(({ of, count }) => `${of} ${count}`)).toEqual(
        monthsOf(report)
          .map(({ first, last }) => {
            const count = people.filter(({ began, left }) => began <= last && left >= last).length
            return { of: first.slice(0, 7), count }
          })
          .filter(({ count }) => count > 0)
          .map(({ of, count }) => `${of} ${count}`),
      )
    }
  })
})

describe('what expires in each of twelve months', () => {
  test('by the calendar of the client, to the millisecond, of what the register shows', async () => {
    const today = dayIn(zone, Date.now())
    const first = `${today.slice(0, 7)}-01`
    const edges = Array.from({ length: 14 }, (_, n) => instantAt(zone, monthsAfter(first, n - 1), '00:00'))
    for (const world of [own, other]) {
      await rows(
        server,
        `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification)
         select $1, gen_random_uuid(), e.id, $2, t.expiry, v.verification
         from employees e cross join unnest($3::timestamptz[]) as t (expiry)
         cross join unnest(array['verified', 'submitted', 'declined']) as v (verification)
         where e.tenant_id = $1 and (e.id = any($4::uuid[]) or not e.is_active)`,
        [
          world.tenantId,
          world.certificationType,
          edges.flatMap((edge) => [edge - 1, edge]).map((at) => new Date(at).toISOString()),
          [world.target.employeeId, world.admin.employeeId],
        ],
      )
      const { rows: listed, columns } = await got<ReportAnswer>('reports/certificationRegister', world)
      const place = (key: string) => columns.findIndex((column) => column.key === key)
      const expected = new Map<string, number>()
      for (const { cells } of listed) {
        const month = String(cells[place('expires')] ?? '').slice(0, 7)
        if (month < first.slice(0, 7) || month >= monthsAfter(first, 12).slice(0, 7)) continue
        const key = `${cells[place('type')]} ${month}`
        expected.set(key, (expected.get(key) ?? 0) + 1)
      }
      const { figures } = await tile('certificationsExpiring', world)
      expect(figures.map(({ of, part, count }) => `${of} ${part} ${count}`).toSorted()).toEqual(
        [...expected].map(([key, count]) => `${key} ${count}`).toSorted(),
      )
      expect(new Set(figures.map(({ part }) => part)).size).toBe(12)
    }
  })
})
