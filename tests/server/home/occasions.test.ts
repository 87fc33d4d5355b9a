import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OccasionChoices, Occasions } from '../../../src/domain/home/news/nouns.ts'
import { OCCASIONS_MOST, occasionsOf } from '../../../src/domain/home/news/occasions.ts'
import { dayIn, daysAfter, monthsAfter } from '../../../src/domain/kernel/days.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  // Only those of whom a test says something.
  await rows(server, `update employees set start_date = null where tenant_id = $1`, [own.tenantId])
})
afterAll(() => server.close())

const strict = { onExcessProperty: 'error' } as const
const today = () => dayIn('Australia/Brisbane', Date.now())
const read = async (by: Person, of: World = own) => {
  const answer = await server.ask(`/api/${of.tenantId}/home/occasions`, { as: by.userId })
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return Schema.decodeUnknownSync(Occasions, strict)(answer.body.data)
}
const ids = ({ people }: Occasions['birthday']) => people.map(({ id }) => id)
const all = (found: Occasions) => [found.joined, found.starting, found.birthday, found.anniversary].flatMap(ids)
const setBorn = (of: string, day: string, tenantId = own.tenantId) =>
  rows(
    server,
    `insert into employee_personal (tenant_id, id, date_of_birth) values ($1, $2, $3)
     on conflict (tenant_id, id) do update set date_of_birth = excluded.date_of_birth returning id`,
    [tenantId, of, day],
  )
const setEmployee = (of: string, column: string, to: unknown, tenantId = own.tenantId) =>
  rows(server, `update employees set ${column} = $3 where tenant_id = $1 and id = $2 returning id`, [tenantId, of, to])
const bornToday = () => `1992-${today().slice(5)}`
const yearsAgo = (years: number) => monthsAfter(today(), -12 * years)

beforeEach(async () => {
  await rows(server, `update tenants set time_zone = 'Australia/Brisbane' where id = any($1::uuid[])`, [
    [own.tenantId, other.tenantId],
  ])
})

describe('everybody of the client is told', () => {
  test.each(['admin', 'manager', 'target', 'colleague'] as const)('as %s', async (who) => {
    const [born, joined, since, coming] = [own.manager, own.colleague, own.managerOfOthers, own.target]
    await setBorn(born.employeeId, bornToday())
    await setEmployee(joined.employeeId, 'start_date', daysAfter(today(), -30))
    await setEmployee(since.employeeId, 'start_date', yearsAgo(3))
    await setEmployee(coming.employeeId, 'start_date', daysAfter(today(), 14))
    const found = await read(own[who])
    expect(ids(found.birthday)).toEqual([born.employeeId])
    expect(ids(found.joined)).toEqual([joined.employeeId])
    expect(ids(found.starting)).toEqual([coming.employeeId])
    expect(found.anniversary.people.map(({ id, years, day }) => [id, years, day])).toEqual([
      [since.employeeId, 3, today()],
    ])
  })

  test('of a birthday what everybody may know of a colleague and the day, never the year', async () => {
    await setBorn(own.manager.employeeId, bornToday())
    const answer = await server.ask(`/api/${own.tenantId}/home/occasions`, { as: own.target.userId })
    expect(answer.text).not.toContain('1992')
    expect((await read(own.target)).birthday.people).toEqual([
      {
        id: own.manager.employeeId,
        fullName: `Max ${own.canary}`,
        positionTitle: null,
        department: { id: own.department, name: `${own.canary} Yard` },
        avatarUrl: null,
        day: today(),
        years: null,
      },
    ])
  })
})

describe('nobody is told of', () => {
  test('who is hidden from the directory, inactive, or past their last day', async () => {
    for (const id of [own.hidden, own.inactive, own.colleague.employeeId]) {
      await setBorn(id, bornToday())
      await setEmployee(id, 'start_date', yearsAgo(2))
    }
    await setEmployee(own.colleague.employeeId, 'termination_date', daysAfter(today(), -1))
    expect(all(await read(own.admin))).toEqual([])
    await setEmployee(own.colleague.employeeId, 'termination_date', today())
    expect(all(await read(own.admin))).toEqual([own.colleague.employeeId, own.colleague.employeeId])
  })

  test('those of another client, and to nobody of it', async () => {
    await setBorn(other.manager.employeeId, bornToday(), other.tenantId)
    await setEmployee(other.colleague.employeeId, 'start_date', today(), other.tenantId)
    expect(all(await read(own.admin))).toEqual([])
    expect(all(await read(other.target, other))).toContain(other.manager.employeeId)
    const path = `/api/${own.tenantId}/home/occasions`
    expect((await server.ask(path, { as: other.admin.userId })).status).toBe(404)
  })
})

describe('what somebody hides of themself', () => {
  const choices = async (by: Person) =>
    Schema.decodeUnknownSync(
      OccasionChoices,
      strict,
    )((await server.ask(`/api/${own.tenantId}/home/occasions/choices`, { as: by.userId })).body.data)
  const choose = (by: Person, json: object) =>
    server.ask(`/api/${own.tenantId}/home/occasions/choices`, { as: by.userId, method: 'PUT', json })

  test('is told to nobody, each by itself, until they show it again', async () => {
    await setBorn(own.manager.employeeId, bornToday())
    await setEmployee(own.manager.employeeId, 'start_date', yearsAgo(5))
    const told = async () => {
      const { birthday, anniversary } = await read(own.admin)
      return [birthday.total, anniversary.total]
    }
    expect([await choices(own.manager), await told()]).toEqual([
      { hidesBirthday: false, hidesAnniversary: false, told: 'both' },
      [1, 1],
    ])
    const before = (await auditOf(server, own)).length
    expect((await choose(own.manager, { hidesBirthday: true, hidesAnniversary: false })).status).toBe(200)
    expect(await told()).toEqual([0, 1])
    // Of oneself alone.
    expect(await choices(own.target)).toMatchObject({ hidesBirthday: false })
    await choose(own.manager, { hidesBirthday: true, hidesAnniversary: true })
    expect(await told()).toEqual([0, 0])
    await choose(own.manager, { hidesBirthday: false, hidesAnniversary: true })
    expect([await choices(own.manager), await told()]).toEqual([
      { hidesBirthday: false, hidesAnniversary: true, told: 'both' },
      [1, 0],
    ])
    expect((await auditOf(server, own)).length).toBe(before)
  })

  test.each([
    ['both', [1, 1]],
    ['birthdays', [1, 0]],
    ['anniversaries', [0, 1]],
    ['neither', [0, 0]],
  ] as const)('a client that tells %s', async (setting, expected) => {
    await setBorn(own.manager.employeeId, bornToday())
    await setEmployee(own.manager.employeeId, 'start_date', yearsAgo(5))
    await setEmployee(own.colleague.employeeId, 'start_date', today())
    await rows(server, `update tenants set occasions = $2 where id = $1 returning id`, [own.tenantId, setting])
    const { birthday, anniversary, joined } = await read(own.target)
    expect([birthday.total, anniversary.total]).toEqual(expected)
    // Who is new is told in any case.
    expect(ids(joined)).toEqual([own.colleague.employeeId])
    expect(await choices(own.target)).toMatchObject({ told: setting })
  })
})

test('the statement tells what the rule of the domain tells, of people of any days', async () => {
  const people = Array.from({ length: 240 }, (_, at) => ({
    id: newId<string>(),
    born: daysAfter('1988-02-20', at * 3),
    began: daysAfter(yearsAgo(2), (at % 120) * 7 - 60),
  }))
  await rows(
    server,
    `insert into employees (tenant_id, id, first_name, email, start_date)
     select $1, p.id, 'P' || p.id, p.id || '@made.example', p.began
     from jsonb_to_recordset($2::jsonb) as p (id uuid, began date) returning id`,
    [own.tenantId, JSON.stringify(people)],
  )
  for (const { id, born } of people) await setBorn(id, born)
  const found = await read(own.target)
  for (const kind of ['joined', 'starting', 'birthday', 'anniversary'] as const) {
    const expected = people.flatMap(({ id, born, began }) =>
      occasionsOf({ born, began }, today())
        .filter((one) => one.kind === kind)
        .map(({ day, years }) => `${id} ${day} ${years}`),
    )
    expect(found[kind].people.map(({ id, day, years }) => `${id} ${day} ${years}`).toSorted()).toEqual(
      expected.toSorted(),
    )
  }
})

test('the nearest first, of one’s own department before others; so many are named, and all are counted', async () => {
  const people = Array.from({ length: OCCASIONS_MOST + 20 }, () => newId<string>())
  await rows(
    server,
    `insert into employees (tenant_id, id, first_name, email) select $1, p.id, 'Aaron', p.id || '@made.example'
     from unnest($2::uuid[]) as p (id) returning id`,
    [own.tenantId, people],
  )
  for (const id of people) await setBorn(id, bornToday())
  await setBorn(own.manager.employeeId, bornToday())
  await setBorn(own.colleague.employeeId, `1992-${daysAfter(today(), 1).slice(5)}`)
  const { birthday } = await read(own.target)
  expect(birthday.total).toBe(OCCASIONS_MOST + 22)
  expect(birthday.people).toHaveLength(OCCASIONS_MOST)
  expect(birthday.people[0]?.id).toBe(own.manager.employeeId)
})
