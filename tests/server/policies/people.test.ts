import { Schema } from 'effect'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import { foldedForSearch } from '../../../src/domain/kernel/searchText.ts'
import { windowOf } from '../../../src/domain/kernel/windows.ts'
import { PersonAgreement, PolicyCompliance, PolicyComplianceCounts } from '../../../src/domain/policies/nouns.ts'
import { dutyStatusesInOrder, NO_DEPARTMENT, peopleSorts } from '../../../src/domain/policies/people.ts'
import { sorted } from '../../../src/ui/kit/table/arranged.ts'
import { decoded } from '../certifications/stage.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { type Asking, asking } from './asking.ts'

let server: TestServer
let own: World
let other: World
let my: Asking
let heat: string
let theirs: string
const departmentIds = new Map<string, string>()

const names = ['Zoë Nuñez', 'Site 2', 'Site 10', 'Ánh Tuyết', 'يوسف Haddad', 'Max O’Neill', 'max Power']
const departments = ['Site 9', 'Site 10', 'Ärzte', 'yard']

/** Of some the same is true, so that their names decide; others differ in everything. */
const fill = async (world: World, id: string, seed: number) => {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  const ids: string[] = []
  for (const name of departments) {
    const department = newId()
    await rows(server, 'insert into departments (tenant_id, id, name) values ($1, $2, $3)', [
      world.tenantId,
      department,
      name,
    ])
    ids.push(department)
    if (world === own) departmentIds.set(name, department)
  }
  for (let at = 0; at < 35; at += 1) {
    const person = newId()
    await rows(
      server,
      `insert into employees (tenant_id, id, first_name, last_name, email, department_id)
       values ($1, $2, $3, $4, $5, $6)`,
      [world.tenantId, person, names[at % 7], String(at), `${person}@x.example`, ids[next(5)] ?? null],
    )
    await rows(
      server,
      `update hr_document_bindings set since_utc = date_trunc('day', now()) - $4 * interval '10 days',
         last_reminder_utc = case when $5 > 0 then now() - $5 * interval '9 hours' end,
         manager_told_utc = case when $6 > 0 then now() - $6 * interval '1 hour' end
       where tenant_id = $1 and document_id = $2 and employee_id = $3`,
      [world.tenantId, id, person, next(3), next(4), next(3)],
    )
    for (const version of [1, 2])
      if (next(2) === 0)
        await rows(
          server,
          `insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, sha256, agreement_date_utc)
           select tenant_id, document_id, version_no, $3, sha256, now() - $5 * interval '30 hours'
           from hr_document_versions where tenant_id = $1 and document_id = $2 and version_no = $4`,
          [world.tenantId, id, person, version, next(3)],
        )
  }
}

const published = async (world: World, seed: number) => {
  const policies = asking(server, world)
  const id = await policies.publish({ dueInDays: 9, renewEveryMonths: 12 })
  await policies.publishAnew(id, 'Drink more.', 'substantive')
  await rows(
    server,
    `update hr_document_versions set published_utc = published_utc - interval '60 days' where document_id = $1`,
    [id],
  )
  await rows(server, `update hr_documents set agree_from_utc = now() - interval '60 days' where id = $1`, [id])
  await fill(world, id, seed)
  return id
}

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
  my = asking(server, own)
  heat = await published(own, 7)
  theirs = await published(other, 11)
})
afterAll(() => server.close())

interface Question {
  readonly asAt: string | null
  readonly search: string
  readonly standings: ReadonlyArray<string>
  readonly departments: ReadonlyArray<string>
  readonly sort: (typeof peopleSorts)[number] | null
  readonly isDescending: boolean
}

const queryOf = (
  { asAt, search, standings, departments, sort, isDescending }: Question,
  place: Readonly<Record<string, string>> = {},
) =>
  new URLSearchParams({
    ...(asAt !== null && { asAt }),
    ...(search !== '' && { search }),
    ...(standings.length > 0 && { standings: standings.join(',') }),
    ...(departments.length > 0 && {
      departments: departments.map((name) => departmentIds.get(name) ?? NO_DEPARTMENT).join(','),
    }),
    ...(sort !== null && { sort }),
    ...(isDescending && { descending: 'true' }),
    ...place,
  })

const windowAt = async (question: Question, place: Readonly<Record<string, string>> = {}) =>
  decoded(windowOf(PersonAgreement), await my.ask(`hrDocuments/${heat}/compliance/window?${queryOf(question, place)}`))

const together = async (question: Question, limit: number) => {
  const found: PersonAgreement[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const window = await windowAt(question, { limit: String(limit), ...(cursor && { after: cursor }) })
    found.push(...window.rows)
    cursor = window.after
  }
  return found
}

/** The same from the last row upwards. */
const backwards = async (question: Question, count: number, limit: number) => {
  if (count === 0) return []
  const last = await windowAt(question, { from: String(count - 1), limit: '1' })
  const found = [...last.rows]
  for (let cursor = last.before; cursor !== null; ) {
    const window = await windowAt(question, { before: cursor, limit: String(limit) })
    found.unshift(...window.rows)
    cursor = window.before
  }
  return found
}

const wholeOf = async (asAt: string | null) =>
  decoded(PolicyCompliance, await my.ask(`hrDocuments/${heat}/compliance${asAt === null ? '' : `?asAt=${asAt}`}`))

/** As the page narrowed and sorted all of them before there were windows. */
const arrangedAsBefore = (
  people: ReadonlyArray<PersonAgreement>,
  { search, standings, departments, sort, isDescending }: Question,
) => {
  const found = people
    .filter(({ fullName, department }) =>
      foldedForSearch(`${fullName} ${department ?? ''}`).includes(foldedForSearch(search.trim())),
    )
    .filter(({ standing }) => standings.length === 0 || standings.includes(standing))
    .filter(({ department }) => departments.length === 0 || departments.includes(department ?? NO_DEPARTMENT))
  const column = {
    id: 'sorted',
    header: '',
    cell: () => null,
    sortValue: (person: PersonAgreement) =>
      sort === null ? null : sort === 'standing' ? dutyStatusesInOrder.indexOf(person.standing) : person[sort],
  }
  const direction = isDescending ? 'descending' : 'ascending'
  return sorted(found, [column], sort === null ? null : { column: 'sorted', direction })
}

const day = (ago: number) => dayIn('Australia/Brisbane', Date.now() - ago * 86_400_000)

describe('the windows of a policy’s people put together are the whole list', () => {
  test('the people are of every kind', async () => {
    const { people } = await wholeOf(null)
    expect(new Set(people.map(({ standing }) => standing)).size).toBe(4)
    for (const field of ['department', 'agreedVersionNo', 'lastReminderUtc', 'managerToldUtc'] as const)
      expect([field, people.some((one) => one[field] === null), people.some((one) => one[field] !== null)]).toEqual([
        field,
        true,
        true,
      ])
  })

  test('under every search, filter and order, in both directions, now and as at a day', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          asAt: fc.constantFrom(null, null, day(1), day(400)),
          search: fc.constantFrom('', '', '', 'zoe', 'NUÑEZ', 'يوسف', ' site 1', 'site 10 2 yard', '9 site', 'nobody'),
          standings: fc.subarray([...dutyStatusesInOrder], { maxLength: 2 }),
          departments: fc.subarray([...departments, NO_DEPARTMENT], { maxLength: 3 }),
          sort: fc.constantFrom(null, ...peopleSorts),
          isDescending: fc.boolean(),
        }),
        fc.integer({ min: 1, max: 17 }),
        async (question, limit) => {
          const all = arrangedAsBefore((await wholeOf(question.asAt)).people, question)
          expect(await together(question, limit)).toEqual(all)
          expect(await backwards(question, all.length, limit)).toEqual(all)
          const from = Math.floor(all.length / 2)
          const middle = await windowAt(question, { from: String(from), limit: String(limit) })
          expect(middle.rows).toEqual(all.slice(from, from + limit))
          const count = await my.ask(`hrDocuments/${heat}/compliance/count?${queryOf(question)}`)
          expect(decoded(Schema.Int, count)).toBe(all.length)
        },
      ),
      { numRuns: 80, seed: 20_261_123 },
    )
  }, 180_000)

  test.each([null, day(1), day(400)])('and the counts are those of the list (as at %s)', async (asAt) => {
    const { people, ...said } = await wholeOf(asAt)
    const { counts, toRemind, departments, ...head } = decoded(
      PolicyComplianceCounts,
      await my.ask(`hrDocuments/${heat}/compliance/counts${asAt === null ? '' : `?asAt=${asAt}`}`),
    )
    expect(head).toEqual(said)
    const isReached = ({ standing, lastReminderUtc }: PersonAgreement) =>
      standing === 'late' &&
      (lastReminderUtc === null || dayIn('Australia/Brisbane', Date.parse(lastReminderUtc)) < day(0))
    expect(toRemind).toBe(asAt === null ? people.filter(isReached).length : 0)
    for (const standing of dutyStatusesInOrder)
      expect([standing, counts[standing]]).toEqual([
        standing,
        people.filter((person) => person.standing === standing).length,
      ])
    expect(new Set(departments.map(({ name }) => name))).toEqual(
      new Set(people.flatMap(({ department }) => department ?? [])),
    )
  })
})

describe('whose people they are', () => {
  const calls = ['window', 'count', 'counts']

  test.each(calls)('%s: for policy managers, and of the own tenant alone', async (call) => {
    const by = (person: Person, id = heat) => my.ask(`hrDocuments/${id}/compliance/${call}`, person)
    expect(codeOf(await by(own.admin))).toBe('200')
    expect(codeOf(await by(own.target))).toBe(codeOf(await my.ask(`hrDocuments/${heat}/compliance`, own.target)))
    expect(codeOf(await by(own.admin, theirs))).toBe('404 not_found')
    expect(codeOf(await by(own.admin, newId()))).toBe('404 not_found')
  })

  test('a place in another order is none in this', async () => {
    const question = {
      asAt: null,
      search: '',
      standings: [],
      departments: [],
      sort: 'dueUtc',
      isDescending: false,
    } as const
    const { after } = await windowAt(question, { limit: '1' })
    const answer = await my.ask(`hrDocuments/${heat}/compliance/window?sort=dueUtc&descending=true&after=${after}`)
    expect(codeOf(answer)).toBe('422 unknown_cursor')
  })

  test.each(['standings=tired', 'departments=yard', 'sort=email', 'search=%00', 'limit=201'])(
    '400 for %s',
    async (query) => {
      expect(codeOf(await my.ask(`hrDocuments/${heat}/compliance/window?${query}`))).toBe('400 invalid_query')
    },
  )
})
