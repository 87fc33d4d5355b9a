import { readdir } from 'node:fs/promises'
import { Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requirementAt } from '../../../src/domain/certifications/matrix.ts'
import type { CertificationMatrix } from '../../../src/domain/certifications/nouns.ts'
import { reasonInWords } from '../../../src/domain/employees/termination.ts'
import { goalStates } from '../../../src/domain/goals/states.ts'
import { dayIn, daysAfter } from '../../../src/domain/kernel/days.ts'
import { readPeople } from '../../../src/domain/policies/people.ts'
import { type ReportName, reportNeeds } from '../../../src/domain/reports/access.ts'
import { NOTHING, reportOf } from '../../../src/domain/reports/answering.ts'
import { reports } from '../../../src/domain/reports/catalogue.ts'
import { ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { reportShapes } from '../../../src/domain/reports/shapes.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { tenantIdOf, userIdOf } from '../../../src/server/demo/rows.ts'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { uploadsIn } from '../../../src/server/files/abandoned.ts'
import { called } from '../demo/rows.ts'
import { codeOf } from '../kit/codes.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { rows } from '../world/world.ts'

let server: TestServer
const own = tenantIdOf(called('Banksia Ridge'))
const other = tenantIdOf(called('Tidewater'))
const [ava, max, eve, yuri] = ['ava', 'max', 'eve', 'yuri'].map((name) => userIdOf(`${name}@tenure.example`)) as [
  string,
  string,
  string,
  string,
]
let today: string

const asReport = Schema.decodeUnknownSync(ReportAnswer, { onExcessProperty: 'error' })

beforeAll(async () => {
  server = await serverForTest()
  await seedDemo({ addresses: server.addresses, dataDir: server.dataDir })
  const [tenant] = await rows<{ readonly zone: string }>(
    server,
    'select time_zone as zone from tenants where id = $1',
    [own],
  )
  today = dayIn(tenant?.zone ?? '', Date.now())
  await rows(
    server,
    `insert into mail.outbox (tenant_id, key, recipient, subject, body, sent_utc)
     values ($1, 'policyReminder:1', 'eve@tenure.example', 'Please agree', '', now()),
       ($1, 'checkInPast:1', 'gone@tenure.example', 'How did it go?', '', null),
       ($1, 'password:1', 'eve@tenure.example', 'Your password', '', now()),
       ($2, 'policyReminder:1', 'eve@tenure.example', 'Of another client', '', now())`,
    [own, other],
  )
})
afterAll(() => server.close())

const ask = (path: string, as: string, tenant = own) => server.ask(`/api/${tenant}/${path}`, { as })
const got = async <Found>(path: string, as: string, tenant = own): Promise<Found> => {
  const answer = await ask(path, as, tenant)
  expect(answer.status, `${path} ${answer.text.slice(0, 300)}`).toBe(200)
  return answer.body.data as Found
}
const report = async (name: ReportName, as: string, query: Readonly<Record<string, string>> = {}) =>
  asReport(await got(`reports/${name}?${new URLSearchParams(query)}`, as))
const idsOf = (found: ReadonlyArray<{ readonly id: string }>) => found.map(({ id }) => id).toSorted()
const of = (found: ReportAnswer, key: string) => {
  const at = found.columns.findIndex((column) => column.key === key)
  return found.rows.map(({ cells }) => cells[at])
}
const names = Object.keys(reportNeeds) as ReadonlyArray<ReportName>

describe('§ 7 GET reports/{name}', () => {
  test.each(names)('%s: each figure counts its rows; the file has them all, under the same names', async (name) => {
    const found = await report(name, ava)
    expect(found.count, 'the demo has some').toBeGreaterThan(0)
    expect(found.columns.map(({ key }) => key)).toEqual(reportShapes[name].columns.map(({ key }) => key))
    if (reportShapes[name].summed === undefined)
      expect(found.figures.reduce((sum, { count }) => sum + count, 0)).toBe(found.count)
    for (const { of: only, count } of found.figures.slice(0, 4)) {
      const narrowed = await report(name, ava, { only })
      expect(narrowed.figures).toEqual(found.figures)
      if (reportShapes[name].summed === undefined) expect(narrowed.count, only).toBe(count)
    }
    const file = await ask(`reports/${name}/csv`, ava)
    expect(file.headers.get('content-type')).toBe('text/csv')
    const lines = file.text.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(found.count + 1)
    expect(lines[0]).toBe(reportShapes[name].columns.map(({ label }) => label).join(','))
    // What was put down on the way is not kept.
    await expect.poll(() => readdir(uploadsIn(server.dataDir))).toEqual([])
  })

  test('a name that is none is not found, nor is one that every object has', async () => {
    for (const name of ['payslips', 'constructor', 'toString'])
      expect((await ask(`reports/${name}`, ava)).status).toBe(404)
  })

  test.each([
    [{ asAt: '2999-01-01' }, '422 day_ahead'],
    [{ from: '2026-05-01', until: '2026-04-30' }, '422 period_turned'],
    [{ from: '1990-01-01' }, '422 period_too_long'],
  ])('%o: %s', async (query, code) => {
    const answer = await ask(`reports/headcount?${new URLSearchParams(query)}`, ava)
    expect(codeOf(answer)).toBe(code)
  })

  test('a file is written down, with the name of the report', async () => {
    await ask('reports/headcount/csv', ava)
    const [entry] = await rows<{ readonly subject_kind: string; readonly subject_name: string }>(
      server,
      'select subject_kind, subject_name from audit_entries where tenant_id = $1 order by id desc limit 1',
      [own],
    )
    expect(entry).toEqual({ subject_kind: 'report', subject_name: 'Headcount' })
  })

  test('a cell that begins like a formula is none in the file', async () => {
    await rows(server, `update assets set name = '=1+1' where tenant_id = $1 and number = $2`, [
      own,
      of(await report('assetRegister', ava), 'number')[0],
    ])
    expect((await ask('reports/assetRegister/csv', ava)).text).toContain("'=1+1")
  })
})

/** The dashboard, the page and the file must never differ: the rule is `reportOf`, whoever has counted. */
describe('whatever is asked, a report is counted as its rows are', () => {
  let department: string
  const placeEve = (id: string | null) =>
    rows<{ readonly before: string }>(
      server,
      `update employees e set department_id = $2 from employees old
       where old.id = e.id and e.tenant_id = $1 and e.email = 'eve@tenure.example' returning old.department_id::text as before`,
      [own, id],
    )
  // Somebody is in none.
  beforeAll(async () => {
    department = (await placeEve(null))[0]?.before ?? ''
  })
  afterAll(() => placeEve(department))

  test.each(names)('%s', async (name) => {
    const shape = reportShapes[name]
    for (const who of [ava, max]) {
      const asAts = shape.asks === 'asAt' ? [undefined, daysAfter(today, -40)] : [undefined]
      for (const asAt of asAts) {
        const whole = (await ask(`reports/${name}?${asAt === undefined ? '' : `asAt=${asAt}`}`, who)).body
          .data as ReportAnswer | null
        // A report that a manager may not open.
        if (whole === null) continue
        expect(whole.rows, 'no more than a page').toHaveLength(whole.count)
        const departments = [undefined, ...whole.departments.slice(0, 2), NOTHING, 'Nowhere']
        const values = [undefined, ...whole.figures.slice(0, 3).map((figure) => figure.of), 'nothing of the kind']
        for (const department of departments)
          for (const only of values) {
            const question = { ...(department && { department }), ...(only && { only }) }
            const { named: _, ...expected } = reportOf(shape, whole.rows, question)
            // The audit is asked whose and of which kind, not of which department.
            if (name === 'audit' && department !== undefined) continue
            expect(
              await report(name, who, { ...question, ...(asAt && { asAt }) }),
              JSON.stringify(question),
            ).toMatchObject(expected)
          }
      }
    }
  })
})

describe('6-16 to 6-18 who', () => {
  test.each(names)('%s: not of another client, and for others only where there is no role limit', async (name) => {
    const adminOnly = (reportNeeds[name].roles as ReadonlyArray<string>).includes('admin')
    for (const person of [max, eve]) {
      const answer = await ask(`reports/${name}`, person)
      expect(codeOf(answer)).toBe(adminOnly ? '403 admin_only' : '200')
    }
    expect((await ask(`reports/${name}`, eve, other)).status).toBe(404)
  })

  test('a client without the module has no such report', async () => {
    const will = userIdOf('will@tenure.example')
    const [small] = await rows<{ readonly id: typeof own }>(
      server,
      'select tenant_id as id from memberships where user_id = $1',
      [will],
    )
    const answer = await ask('reports/goalProgress', will, small?.id)
    expect(codeOf(answer)).toBe('403 module_missing')
  })
})

describe('areas 1.11-5 a report holds exactly the rows that the screens show to this person', () => {
  const everybody = () => [ava, max, eve, yuri]

  test('the directory', async () => {
    for (const as of everybody()) {
      type Listed = { readonly id: string; readonly isActive: boolean; readonly hideFromEmployeeDirectory: boolean }
      const people = await got<ReadonlyArray<Listed>>('employeeMini', as)
      const shown = people.filter(({ isActive, hideFromEmployeeDirectory }) => isActive && !hideFromEmployeeDirectory)
      expect(idsOf((await report('employeeDirectory', as)).rows)).toEqual(idsOf(shown))
    }
  })

  test('goals', async () => {
    for (const as of everybody()) {
      const goals = await got<ReadonlyArray<{ readonly id: string }>>(
        `goals?limit=200&states=${goalStates.join(',')}`,
        as,
      )
      expect(idsOf((await report('goalProgress', as)).rows)).toEqual(idsOf(goals))
    }
  })

  test('reviews', async () => {
    for (const as of everybody()) {
      const both = await Promise.all(
        ['pending', 'completed'].map((tab) =>
          got<ReadonlyArray<{ readonly id: string }>>(`performancereviews?limit=200&tab=${tab}`, as),
        ),
      )
      expect(idsOf((await report('performanceReviews', as)).rows)).toEqual(idsOf(both.flat()))
    }
  })

  test('certifications, and what is missing', async () => {
    const shown = await got<ReadonlyArray<{ readonly id: string; readonly verification: string }>>(
      'certifications?limit=200&choice=active',
      ava,
    )
    const counted = shown.filter(({ verification }) => verification !== 'declined')
    const register = await report('certificationRegister', ava)
    for (const one of counted) expect(idsOf(register.rows), JSON.stringify(one)).toContain(one.id)
    const counts = await got<Readonly<Record<string, number>>>('certifications/counts', ava)
    const figures = Object.fromEntries(
      (await report('expiringCertifications', ava)).figures.map((one) => [one.of, one.count]),
    )
    expect(figures).toEqual({ expired: counts.expired, expiringSoon: counts.expiringSoon })
    const { people, types } = await got<CertificationMatrix>('certifications/matrix', ava)
    const gaps = people.flatMap((person) =>
      types.flatMap((type, at) =>
        ['missing', 'expired', 'submitted'].includes(requirementAt(person, at) ?? '')
          ? [`${person.employeeId}:${type.id}`]
          : [],
      ),
    )
    expect(idsOf((await report('certificationGaps', ava)).rows)).toEqual(gaps.toSorted())
  })

  test('policies: who owes what, as the matrix counts it', async () => {
    const { people } = await got<CertificationMatrix>('certifications/matrix', ava)
    const letters = people.map(({ policies }) => policies).join('')
    const counted = (letter: string) => letters.split(letter).length - 1
    const { figures } = await report('outstandingPolicies', ava)
    const of = Object.fromEntries(figures.map((figure) => [figure.of, figure.count]))
    expect([of.late ?? 0, of.owed ?? 0, of.outdated ?? 0]).toEqual([counted('l'), counted('o'), counted('u')])
    const agreements = await report('policyAgreements', ava)
    const sum = (key: string) => {
      const at = agreements.columns.findIndex((column) => column.key === key)
      return agreements.rows.reduce((all, { cells }) => all + Number(cells[at]), 0)
    }
    expect([sum('agreed'), sum('outstanding')]).toEqual([counted('a'), counted('l') + counted('o') + counted('u')])
  })

  test('assets: the register for those who use it, for others what they and their reports hold', async () => {
    const held = async (as: string) =>
      (
        await Promise.all(
          (
            await got<ReadonlyArray<{ readonly id: string }>>('employeeMini', as)
          ).map(({ id }) => got<ReadonlyArray<{ readonly id: string }>>(`employees/${id}/assets`, as)),
        )
      ).flat()
    const all = await report('assetRegister', yuri)
    expect(all.count).toBe((await report('assetRegister', ava)).count)
    expect(all.rows.every(({ path }) => path?.startsWith('/assets/'))).toBe(true)
    const eves = await report('assetRegister', eve)
    expect(idsOf(eves.rows)).toEqual(idsOf(await held(eve)))
    expect(eves.rows.every(({ path }) => path === null)).toBe(true)
  })
})

test('reminders: what reminds of something, to whom, and whether it went; nothing of another client', async () => {
  const found = await report('remindersSent', ava)
  expect(found.rows.map(({ cells }) => cells.slice(1)).toSorted()).toEqual([
    ['Eve Marlowe', 'Please agree', 'policies', 'sent'],
    ['gone@tenure.example', 'How did it go?', 'checkIns', 'waiting'],
  ])
})

describe('as at, and in a period', () => {
  test('policies as they were at the end of a day, which is as they are where the day is not over', async () => {
    const now = await report('outstandingPolicies', ava)
    expect(now.asAt).toBe(today)
    expect((await report('outstandingPolicies', ava, { asAt: today })).rows).toEqual(now.rows)
    const before = await report('policyAgreements', ava, { asAt: daysAfter(today, -3_650) })
    expect([before.asAt, before.count]).toEqual([daysAfter(today, -3_650), 0])
  })

  test.each(names.filter((name) => reportShapes[name].asks === 'asAt'))('%s: the demo has a past', async (name) => {
    const asAt = daysAfter(today, -10)
    const found = await report(name, ava, { asAt })
    expect(found.asAt).toBe(asAt)
    expect(found.count).toBeGreaterThan(0)
  })

  test('who joined and left between two days, both with them', async () => {
    const all = await report('joinersAndLeavers', ava, { from: daysAfter(today, -3_650) })
    const days = of(all, 'day') as ReadonlyArray<string>
    const day = days[Math.floor(days.length / 2)] as string
    const one = await report('joinersAndLeavers', ava, { from: day, until: day })
    expect(one.count).toBe(days.filter((other) => other === day).length)
    expect(one.count).toBeGreaterThan(0)
  })

  test('headcount: those who are active at the end of this month so far; joiners and leavers are those of that report', async () => {
    const found = await report('headcount', ava)
    const now = found.figures.find((figure) => figure.of === today.slice(0, 7))
    const [active] = await rows<{ readonly count: number }>(
      server,
      `select count(*)::int as count from employees where tenant_id = $1
       and coalesce(start_date, $2::date) <= $2::date and (is_active or termination_date >= $2::date)`,
      [own, today],
    )
    expect(now?.count).toBe(active?.count)
    const changes = await report('joinersAndLeavers', ava)
    expect([found.from, found.until]).toEqual([changes.from, changes.until])
    const sum = (key: string) => (of(found, key) as ReadonlyArray<number>).reduce((all, one) => all + one, 0)
    const byState = Object.fromEntries(changes.figures.map((figure) => [figure.of, figure.count]))
    expect([sum('joined'), sum('left')]).toEqual([byState.joined ?? 0, byState.left ?? 0])
  })

  test('why somebody left: of the list, or in the words that were written; found by looking for it', async () => {
    const [one, another] = await rows<{ readonly id: string }>(
      server,
      `update employees set is_active = false, termination_date = $2::date - 1,
         termination_kind = case when id = (select min(id::text)::uuid from employees where tenant_id = $1 and is_active
           and termination_date is null and not 'admin' = any(roles)) then 'retirement' end,
         termination_reason = 'Moved away'
       where tenant_id = $1 and id in (select id from employees where tenant_id = $1 and is_active
         and termination_date is null and not 'admin' = any(roles) order by id::text limit 2) returning id`,
      [own, today],
    )
    const left = await report('joinersAndLeavers', ava, { from: daysAfter(today, -1), only: 'left' })
    const reasonOf = (id: string | undefined) =>
      of(left, 'reason')[left.rows.findIndex((row) => row.id === `left:${id}`)]
    expect([reasonOf(one?.id), reasonOf(another?.id)].toSorted()).toEqual(
      [
        reasonInWords({ kind: 'other', reason: 'Moved away' }),
        reasonInWords({ kind: 'retirement', reason: '' }),
      ].toSorted(),
    )
    const found = await report('joinersAndLeavers', ava, { from: daysAfter(today, -1), search: 'retirement' })
    expect([...new Set(of(found, 'reason'))]).toEqual(['Retirement'])
    expect(of(await report('joinersAndLeavers', ava, { only: 'joined' }), 'reason').every((why) => why === null)).toBe(
      true,
    )
  })

  test('a last day to come is told to nobody', async () => {
    const [leaving] = await rows<{ readonly id: string }>(
      server,
      `update employees set termination_date = $2::date + 30 where id = (
         select r.id from employees r join employees m on m.tenant_id = r.tenant_id and m.id = r.reports_to
         join memberships s on s.tenant_id = m.tenant_id and s.employee_id = m.id and s.user_id = $3
         where r.tenant_id = $1 and r.is_active limit 1) returning id`,
      [own, today, max],
    )
    const seen = async (as: string) =>
      idsOf((await report('joinersAndLeavers', as)).rows).includes(`left:${leaving?.id}`)
    expect([await seen(max), await seen(ava)]).toEqual([false, false])
  })
})

test('each number of the headcount leads to the people it counts, also of those in no department', async () => {
  await rows(server, 'update employees set hide_from_directory = false where tenant_id = $1', [own])
  await rows(server, 'update employees set department_id = null where tenant_id = $1 and full_name like $2', [
    own,
    'A%',
  ])
  // Who has no first day began when they were added.
  await rows(server, `update employees set start_date = null where tenant_id = $1 and full_name like 'E%'`, [own])
  for (const as of [ava, max]) {
    const found = await report('headcount', as, { from: daysAfter(today, -200) })
    expect(of(found, 'department')).toContain(as === ava ? null : 'Site Operations')
    for (const { path, links, cells } of found.rows) {
      expect(path).toMatch(/^\/report\/employeeDirectory\?/)
      const counts = Object.fromEntries(found.columns.map(({ key }, at) => [key, Number(cells[at])]))
      for (const key of ['people', 'joined', 'left']) {
        const link = links?.[key]
        expect(link === undefined, key).toBe(counts[key] === 0)
        if (link !== undefined) expect((await followed(link, as)).count, link).toBe(counts[key])
      }
    }
  }
})

/** The report a link leads to. */
const followed = (link: string, as: string) => {
  const [page, query = ''] = link.split('?')
  return report(page?.replace('/report/', '') as ReportName, as, Object.fromEntries(new URLSearchParams(query)))
}

test('each number of the policies leads to those whom the policy shows so, of that day', async () => {
  type Counted = { readonly counts: Readonly<Record<string, number>> }
  for (const query of [{}, { asAt: daysAfter(today, -30) }]) {
    const found = await report('policyAgreements', ava, query)
    expect(found.count).toBeGreaterThan(0)
    for (const { id, links, cells } of found.rows) {
      for (const key of ['bound', 'agreed', 'outstanding']) {
        const count = Number(cells[found.columns.findIndex((column) => column.key === key)])
        const link = links?.[key]
        expect(link === undefined, key).toBe(count === 0)
        if (link === undefined) continue
        const [page, search = ''] = link.split('?')
        expect([page, new URLSearchParams(search).get('tab')]).toEqual([pathTo('hrDocument', { id }), 'people'])
        const { asAt, statuses } = readPeople(search)
        expect(asAt).toBe(query.asAt ?? null)
        const { counts } = await got<Counted>(
          `hrDocuments/${id}/compliance/counts${asAt === null ? '' : `?asAt=${asAt}`}`,
          ava,
        )
        const shown = Object.entries(counts).filter(
          ([of]) => statuses.length === 0 || statuses.some((one) => one === of),
        )
        expect(
          shown.reduce((sum, [, some]) => sum + some, 0),
          link,
        ).toBe(count)
      }
    }
  }
})

test('the directory of a day to come is known to nobody', async () => {
  const answer = await ask('reports/employeeDirectory?asAt=2999-01-01', ava)
  expect([codeOf(answer), answer.body.errors[0]?.message]).toEqual([
    '422 day_ahead',
    'Choose today or an earlier date.',
  ])
})

test('certifications that expire in the days that are asked for, as the register has them', async () => {
  const register = await report('certificationRegister', ava)
  const expires = of(register, 'expires') as ReadonlyArray<string | null>
  const states = of(register, 'state')
  for (const days of ['30', '60', '90']) {
    const until = daysAfter(today, Number(days))
    const expected = expires.filter((day, at) => states[at] !== 'submitted' && day !== null && day <= until)
    const found = await report('expiringCertifications', ava, { days })
    expect((of(found, 'expires') as ReadonlyArray<string>).toSorted()).toEqual(expected.toSorted())
  }
  expect((await report('expiringCertifications', ava, { days: '90' })).count).toBeGreaterThan(
    (await report('expiringCertifications', ava)).count,
  )
  expect((await ask('reports/expiringCertifications?days=400', ava)).status).toBe(400)
})

test('every report of the catalogue has its words and its needs', () => {
  expect(reports.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
})
