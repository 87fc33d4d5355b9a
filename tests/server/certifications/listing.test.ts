import { Schema } from 'effect'
import fc from 'fast-check'
import papaparse from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AnyChoice,
  type ListingCounts,
  listingChoices,
  listingSorts,
  widerChoices,
} from '../../../src/domain/certifications/listing.ts'
import { Certification } from '../../../src/domain/certifications/nouns.ts'
import { type CertificationStatus, certificationStatus } from '../../../src/domain/certifications/status.ts'
import { statusNames } from '../../../src/domain/certifications/wording.ts'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import { foldedForSearch } from '../../../src/domain/kernel/searchText.ts'
import { type Window, windowOf } from '../../../src/domain/kernel/windows.ts'
import { stands } from '../../../src/server/certifications/certification.sql.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { decoded, stageOn } from './stage.ts'

let server: TestServer
let own: World
let other: World
let stage: ReturnType<typeof stageOn>

const names = [
  ['Zoë', 'Nuñez'],
  ['zoe', 'nunez'],
  ['Site 2', ''],
  ['Site 10', ''],
  ['Ánh Tuyết', 'Nguyễn'],
  ['يوسف', 'Haddad'],
  ['Max', 'O’Neill'],
] as const
const types = ['White Card', 'first aid', 'Forklift 2', 'Forklift 10', 'Old ticket'] as const

/** People who report to the manager, and others; of each some certifications in every state there is. */
const fill = async (world: World, seed: number): Promise<void> => {
  const typeIds: string[] = []
  for (const name of types) {
    const id = newId()
    typeIds.push(id)
    await rows(server, 'insert into certification_types (tenant_id, id, name, is_deleted) values ($1, $2, $3, $4)', [
      world.tenantId,
      id,
      name,
      name === 'Old ticket',
    ])
  }
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  for (const [at, [firstName, lastName]] of names.entries()) {
    const id = newId()
    await rows(
      server,
      `insert into employees (tenant_id, id, first_name, last_name, email, reports_to, is_active)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        world.tenantId,
        id,
        firstName,
        lastName,
        `${id}@x.example`,
        at % 2 === 0 ? world.manager.employeeId : null,
        at !== 6,
      ],
    )
    for (let count = 0; count < 7; count += 1) {
      const expiry = [null, -40, -1, 5, 13, 15, 300][next(7)] ?? null
      await rows(
        server,
        `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification, is_deleted, last_reminder_utc)
         values ($1, $2, $3, $4, date_trunc('hour', now()) + $5 * interval '1 day', $6, $7, now() - $8 * interval '1 hour')`,
        [
          world.tenantId,
          newId(),
          id,
          typeIds[next(typeIds.length)],
          expiry,
          ['verified', 'verified', 'submitted', 'declined'][next(4)],
          next(9) === 0,
          next(3) === 0 ? next(4) : null,
        ],
      )
    }
  }
}

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
  stage = stageOn(server, () => own)
  await fill(own, 7)
  await fill(other, 11)
})
afterAll(() => server.close())

interface Question {
  readonly choice: AnyChoice
  readonly search: string
  readonly types: ReadonlyArray<string>
  readonly sort: (typeof listingSorts)[number]
  readonly isDescending: boolean
}

const queryOf = (
  { choice, search, types, sort, isDescending }: Question,
  place: Readonly<Record<string, string>> = {},
) =>
  new URLSearchParams({
    choice,
    sort,
    ...(search !== '' && { search }),
    ...(types.length > 0 && { types: types.join(',') }),
    ...(isDescending && { descending: 'true' }),
    ...place,
  })

const windowAt = async (
  question: Question,
  place: Readonly<Record<string, string>> = {},
  by: Person = own.admin,
): Promise<Window<Certification>> =>
  decoded(windowOf(Certification), await stage.ask(`certifications/window?${queryOf(question, place)}`, by))

/** The windows put together, from one end to the other. */
const together = async (question: Question, limit: number, way: 'after' | 'before', by?: Person) => {
  const found: Certification[] = []
  let cursor: string | null = null
  if (way === 'before') {
    const whole = await windowAt(question, { limit: '200' }, by)
    const beyond = await windowAt({ ...question, isDescending: !question.isDescending }, { limit: '1' }, by)
    if (whole.rows.length === 0) return found
    expect(whole.rows.at(-1)?.id).toBe(beyond.rows[0]?.id)
    // From the last row upwards: what lies before it, and itself.
    const last = await windowAt(question, { from: String(whole.rows.length - 1), limit: '1' }, by)
    found.push(...last.rows)
    cursor = last.before
    if (cursor === null) return found
  }
  do {
    const place: Record<string, string> = { limit: String(limit), ...(cursor !== null && { [way]: cursor }) }
    const { rows, before, after } = await windowAt(question, place, by)
    if (way === 'after') found.push(...rows)
    else found.unshift(...rows)
    cursor = way === 'after' ? after : before
  } while (cursor !== null)
  return found
}

/** Everything there is of the tenant, as the domain judges it. */
const everything = async () => {
  const all = await rows<{
    readonly id: string
    readonly employeeId: string
    readonly typeId: string
    readonly typeName: string
    readonly isOfArchivedType: boolean
    readonly fullName: string
    readonly expiryDate: string | null
    readonly reminded: string | null
    readonly verification: 'submitted' | 'verified' | 'declined'
    readonly isReplaced: boolean
  }>(
    server,
    `select c.id, c.employee_id as "employeeId", c.type_id as "typeId", t.name as "typeName", t.is_deleted as "isOfArchivedType",
       e.full_name as "fullName", c.expiry_utc::text as "expiryDate", c.last_reminder_utc::text as reminded, c.verification,
       c.is_replaced as "isReplaced"
     from certifications c
     join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id and e.is_active
     join certification_types t on t.tenant_id = c.tenant_id and t.id = c.type_id
     where c.tenant_id = $1 and ${stands}`,
    [own.tenantId],
  )
  const now = Date.now()
  return all.map((one) => ({
    ...one,
    status: certificationStatus(
      {
        isDeleted: false,
        verification: one.verification,
        isRenewed: one.isReplaced,
        expiryDate: one.expiryDate === null ? null : new Date(one.expiryDate).toISOString(),
      },
      now,
    ),
  }))
}

type Whole = Awaited<ReturnType<typeof everything>>

const isInChoice = (
  choice: AnyChoice,
  { status, isOfArchivedType }: { readonly status: CertificationStatus; readonly isOfArchivedType: boolean },
): boolean =>
  choice === 'all' ||
  (choice === 'archived' ? isOfArchivedType : !isOfArchivedType && (choice === 'active' || status === choice))

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
const byName = (one: string, other: string) => collator.compare(one, other) || byBytes(one, other)
const byMoment = (one: string | null, other: string | null, empty: number) =>
  (one === null ? empty : Date.parse(one)) - (other === null ? empty : Date.parse(other)) || 0

const expected = (
  whole: Whole,
  { choice, search, types, sort, isDescending }: Question,
  by: Person,
): ReadonlyArray<string> => {
  const words = foldedForSearch(search).split(' ').filter(Boolean)
  const seen = by === own.admin ? null : reports
  const orders = {
    expiry: (one: Whole[0], other: Whole[0]) => byMoment(one.expiryDate, other.expiryDate, 8e15),
    reminded: (one: Whole[0], other: Whole[0]) => byMoment(one.reminded, other.reminded, -8e15),
    person: (one: Whole[0], other: Whole[0]) =>
      byName(one.fullName, other.fullName) ||
      byBytes(one.employeeId, other.employeeId) ||
      byMoment(one.expiryDate, other.expiryDate, 8e15),
    type: (one: Whole[0], other: Whole[0]) =>
      byName(one.typeName, other.typeName) ||
      byBytes(one.typeId, other.typeId) ||
      byMoment(one.expiryDate, other.expiryDate, 8e15),
  }
  const sorted = whole
    .filter((one) => isInChoice(choice, one))
    .filter((one) => seen === null || seen.has(one.employeeId))
    .filter((one) => types.length === 0 || types.includes(one.typeId))
    .filter((one) =>
      words.every((word) => [one.fullName, one.typeName].some((name) => foldedForSearch(name).includes(word))),
    )
    .toSorted((one, other) => orders[sort](one, other) || byBytes(one.id, other.id))
    .map(({ id }) => id)
  return isDescending ? sorted.toReversed() : sorted
}

let reports: ReadonlySet<string>

describe('the windows put together are the whole list', () => {
  test('under every choice, type, search and order, in both directions, for an admin and for a manager', async () => {
    const whole = await everything()
    reports = new Set([
      own.manager.employeeId,
      ...(
        await rows<{ readonly id: string }>(
          server,
          'select id from employees where tenant_id = $1 and reports_to = $2',
          [own.tenantId, own.manager.employeeId],
        )
      ).map(({ id }) => id),
    ])
    const typeIds = [...new Set(whole.map(({ typeId }) => typeId))]
    expect(new Set(whole.map(({ status }) => status)).size).toBeGreaterThan(3)
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          choice: fc.constantFrom<AnyChoice>(...listingChoices, ...widerChoices),
          search: fc.constantFrom(
            '',
            '',
            'zoe',
            'NUÑEZ',
            'forklift',
            'nunez fork',
            'يوسف',
            'tuyet',
            '10',
            'nobody',
            'o',
          ),
          types: fc.subarray(typeIds, { maxLength: 2 }),
          sort: fc.constantFrom(...listingSorts),
          isDescending: fc.boolean(),
        }),
        fc.integer({ min: 1, max: 17 }),
        fc.constantFrom('admin', 'manager'),
        async (question, limit, who) => {
          const by = own[who as 'admin' | 'manager']
          const all = expected(whole, question, by)
          const ids = (found: ReadonlyArray<Certification>) => found.map(({ id }) => id)
          expect(ids(await together(question, limit, 'after', by))).toEqual(all)
          expect(ids(await together(question, limit, 'before', by))).toEqual(all)
          const from = Math.floor(all.length / 2)
          expect(ids((await windowAt(question, { from: String(from), limit: String(limit) }, by)).rows)).toEqual(
            all.slice(from, from + limit),
          )
          const count = await stage.ask(`certifications/count?${queryOf(question)}`, by)
          expect(decoded(Schema.Int, count)).toBe(all.length)
        },
      ),
      { numRuns: 80, seed: 20_261_122 },
    )
  }, 120_000)

  test('and the counts of the choices are those of the lists', async () => {
    const whole = await everything()
    for (const by of [own.admin, own.manager]) {
      const counts: ListingCounts = (await stage.ask('certifications/counts', by)).body.data
      for (const choice of listingChoices) {
        const question = { choice, search: '', types: [], sort: 'expiry', isDescending: false } as const
        expect([choice, counts[choice]]).toEqual([choice, expected(whole, question, by).length])
      }
    }
  })
})

describe('rows that come and go in between', () => {
  test.each(listingSorts)(
    'by %s: whatever was there and stayed is told once, and nothing twice',
    async (sort) => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 3, max: 12 }),
          fc.boolean(),
          fc.nat(1_000),
          async (limit, isDescending, seed) => {
            const question = { choice: 'all', search: '', types: [], sort, isDescending } as const
            const before = (await windowAt(question, { limit: '200' })).rows
            const found: Certification[] = []
            const gone = new Set<string>()
            const came: string[] = []
            let cursor: string | null = null
            do {
              const window = await windowAt(question, { limit: String(limit), ...(cursor && { after: cursor }) })
              found.push(...window.rows)
              cursor = window.after
              const like = before[(seed + found.length) % before.length] as Certification
              const leaving = before[(seed * 7 + found.length) % before.length] as Certification
              const id = newId()
              came.push(id)
              await rows(
                server,
                // Too old to take the place of one that was declined.
                `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification, created_utc)
             values ($1, $2, $3, $4, $5, 'submitted', '2000-01-01')`,
                [own.tenantId, id, like.employeeId, like.certificationTypeId, like.expiryDate],
              )
              gone.add(leaving.id)
              await rows(server, 'update certifications set listed = false where tenant_id = $1 and id = $2', [
                own.tenantId,
                leaving.id,
              ])
            } while (cursor !== null && came.length < 30)
            const ids = found.map(({ id }) => id)
            expect(new Set(ids).size).toBe(ids.length)
            const due = before.filter(({ id }) => !gone.has(id)).map(({ id }) => id)
            if (cursor === null) expect(due.filter((id) => !ids.includes(id))).toEqual([])
            await rows(server, 'delete from certifications where tenant_id = $1 and id = any($2::uuid[])', [
              own.tenantId,
              came,
            ])
            await rows(server, 'update certifications c set listed = certification_listed(c) where tenant_id = $1', [
              own.tenantId,
            ])
          },
        ),
        { numRuns: 3, seed: 1 },
      )
    },
    120_000,
  )
})

describe('what is listed', () => {
  const wrong = () =>
    rows(
      server,
      `select c.id from certifications c join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id
       where c.tenant_id = $1 and c.listed <> (e.is_active and ${stands})`,
      [own.tenantId],
    )

  test('is what stands of people who work here, after whatever happens to them', async () => {
    const held = await rows<{ readonly id: string; readonly employeeId: string; readonly typeId: string }>(
      server,
      'select id, employee_id as "employeeId", type_id as "typeId" from certifications where tenant_id = $1 order by id',
      [own.tenantId],
    )
    const one = fc.nat({ max: held.length - 1 }).map((at) => held[at] as (typeof held)[0])
    const deed = fc.oneof(
      fc.tuple(one, fc.constantFrom('verified', 'declined', 'submitted')).map(([{ id }, to]) => ({
        sql: 'update certifications set verification = $3 where tenant_id = $1 and id = $2',
        values: [id, to],
      })),
      fc.tuple(one, fc.boolean()).map(([{ id }, to]) => ({
        sql: 'update certifications set is_deleted = $3 where tenant_id = $1 and id = $2',
        values: [id, to],
      })),
      fc.tuple(one, fc.boolean()).map(([{ employeeId }, to]) => ({
        sql: 'update employees set is_active = $3 where tenant_id = $1 and id = $2',
        values: [employeeId, to],
      })),
      fc.tuple(one, fc.constantFrom('verified', 'declined', 'submitted')).map(([{ id }, to]) => ({
        sql: `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification, renews)
          select tenant_id, gen_random_uuid(), employee_id, type_id, now(), $3, id from certifications
          where tenant_id = $1 and id = $2`,
        values: [id, to],
      })),
      fc.tuple(one, one).map(([{ id }, { typeId }]) => ({
        sql: 'update certifications set type_id = $3 where tenant_id = $1 and id = $2',
        values: [id, typeId],
      })),
    )
    expect(await wrong()).toEqual([])
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
        for (const { sql, values } of deeds) await rows(server, sql, [own.tenantId, ...values])
        expect(await wrong()).toEqual([])
      }),
      { numRuns: 25, seed: 3 },
    )
  }, 120_000)

  test('somebody who leaves while something of theirs is handed in has nothing in the list', async () => {
    const leaver = newId()
    await rows(server, 'insert into employees (tenant_id, id, first_name, email) values ($1, $2, $3, $4)', [
      own.tenantId,
      leaver,
      'Lee',
      `${leaver}@x.example`,
    ])
    await Promise.all([
      rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [own.tenantId, leaver]),
      ...Array.from({ length: 4 }, () =>
        rows(
          server,
          `insert into certifications (tenant_id, id, employee_id, type_id, verification) values ($1, $2, $3, $4, 'submitted')`,
          [own.tenantId, newId(), leaver, own.certificationType],
        ),
      ),
    ])
    expect(await wrong()).toEqual([])
  })
})

describe('7 GET certifications', () => {
  test('is never longer than a window, and its header leads to the rest', async () => {
    const found: Certification[] = []
    let path: string | null = 'certifications?limit=5&sort=person'
    while (path !== null) {
      const answer = await stage.ask(path, own.admin)
      const some = decoded(Schema.Array(Certification), answer)
      expect(some.length).toBeLessThanOrEqual(5)
      found.push(...some)
      const next = /^<\/api\/[^/]+\/(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
      path = next ?? null
    }
    const question = { choice: 'all', search: '', types: [], sort: 'person', isDescending: false } as const
    expect(found).toEqual((await windowAt(question, { limit: '200' })).rows)
    expect((await stage.list()).length).toBeLessThanOrEqual(100)
  })

  test('nothing of another tenant, wherever one begins', async () => {
    const question = { choice: 'all', search: '', types: [], sort: 'expiry', isDescending: false } as const
    const { after } = await windowAt(question, { limit: '1' })
    const theirs = await server.ask(
      `/api/${other.tenantId}/certifications/window?sort=expiry&after=${after}&limit=200`,
      {
        as: other.admin.userId,
      },
    )
    const { rows: found } = decoded(windowOf(Certification), theirs)
    const ids = await rows<{ readonly id: string }>(server, 'select id from certifications where tenant_id = $1', [
      other.tenantId,
    ])
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ id }) => !ids.some((one) => one.id === id))).toEqual([])
    expect((await windowAt(question, {}, own.managerOfOthers)).rows).toEqual([])
  })

  const cursor = (...parts: ReadonlyArray<unknown>) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const id = '00000000-0000-4000-8000-000000000000'

  test.each([
    ['a place of another order', `after=${cursor('person', 'A', id, 'infinity', id)}`, '422 unknown_cursor'],
    ['a place in no list', 'after=abc', '422 unknown_cursor'],
    ['31st February', `after=${cursor('expiry', '2026-02-31T00:00:00.000000Z', id)}`, '422 unknown_cursor'],
    ['no moment', `after=${cursor('expiry', 'yesterday', id)}`, '422 unknown_cursor'],
    ['a number for an id', `after=${cursor('expiry', 'infinity', 3)}`, '422 unknown_cursor'],
    [
      'a name with a null in it',
      `sort=person&after=${cursor('person', 'A\0', id, 'infinity', id)}`,
      '422 unknown_cursor',
    ],
    ['two places', `from=3&after=${cursor('expiry', 'infinity', id)}`, '422 unknown_cursor'],
    ['201 rows', 'limit=201', '400 invalid_query'],
    ['no rows', 'limit=0', '400 invalid_query'],
    ['a choice there is not', 'choice=late', '400 invalid_query'],
    ['types that are none', 'types=white-card', '400 invalid_query'],
    ['a null', 'search=%00', '400 invalid_query'],
  ])('%s: refused', async (_, query, refusal) => {
    expect(codeOf(await stage.ask(`certifications/window?${query}`, own.admin))).toBe(refusal)
    expect(codeOf(await stage.ask(`certifications?${query}`, own.admin))).toBe(refusal)
  })

  test('beyond the last row there is nothing', async () => {
    const question = { choice: 'all', search: '', types: [], sort: 'expiry', isDescending: false } as const
    expect((await windowAt(question, { from: '99999999' })).rows).toEqual([])
  })
})

describe('GET certifications/csv', () => {
  const linesOf = (text: string) =>
    papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data

  test.each(
    listingSorts.flatMap((sort) =>
      [false, true].flatMap((isDescending) =>
        [() => own.admin, () => own.manager].map((by) => ({ sort, isDescending, by })),
      ),
    ),
  )('is what the list shows, in its order: $sort, descending $isDescending', async ({ sort, isDescending, by }) => {
    const question: Question = { choice: 'all', search: '', types: [], sort, isDescending }
    const shown = await together(question, 50, 'after', by())
    const file = await stage.ask(`certifications/csv?${queryOf(question)}`, by())
    const [headers, ...found] = linesOf(file.text)
    expect(headers).toEqual(['Person', 'Department', 'Certification', 'Status', 'Issued', 'Expires', 'Last reminder'])
    expect(shown.length).toBeGreaterThan(0)
    const [tenant] = await rows<{ zone: string }>(server, 'select time_zone as zone from tenants where id = $1', [
      own.tenantId,
    ])
    const zone = tenant?.zone ?? ''
    const day = (instant: string | null) => (instant === null ? '' : dayIn(zone, Date.parse(instant)))
    expect(
      found.map(([person, , type, status, issued, expires, reminded]) => [
        person,
        type,
        status,
        issued,
        expires,
        reminded,
      ]),
    ).toEqual(
      shown.map((one) => [
        one.employeeName,
        one.typeName,
        statusNames[certificationStatus(one, Date.now())],
        one.issuedDay ?? '',
        day(one.expiryDate),
        day(one.lastReminderUtc),
      ]),
    )
  })

  test('is narrowed as the list is, safe from formulas, and written down', async () => {
    await rows(server, `update certification_types set name = '=1+1' where tenant_id = $1 and name = 'Forklift 2'`, [
      own.tenantId,
    ])
    const before = (await auditOf(server, own)).length
    const found = linesOf((await stage.ask('certifications/csv?choice=expired', own.admin)).text).slice(1)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map((row) => row[3]))).toEqual(new Set(['Expired']))
    const all = (await stage.ask('certifications/csv', own.admin)).text
    expect(all).toContain("'=1+1")
    expect((await auditOf(server, own)).slice(before)).toMatchObject([
      { action: 'exported', kind: 'certificationList' },
      { action: 'exported', kind: 'certificationList' },
    ])
    await rows(server, `update certification_types set name = 'Forklift 2' where tenant_id = $1 and name = '=1+1'`, [
      own.tenantId,
    ])
  })
})
