import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayIn, daysAfter } from '../../../src/domain/kernel/days.ts'
import type { Day } from '../../../src/domain/kernel/nouns.ts'
import type { ReportName } from '../../../src/domain/reports/access.ts'
import type { Cell, ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { stageOn as assetsOn, doneIn, toldIn } from '../assets/stage.ts'
import { type Added, stageOn as certificationsOn, typeDraft } from '../certifications/stage.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

/**
 * What a report says of an earlier day is what it said at the end of that day. Things are done through the server; then
 * days pass, which is to say that all that is stored moves back; and what was seen before is asked for.
 */
let server: TestServer
let plan: string
let own: World
let other: World
let zone: string
let certifications: ReturnType<typeof certificationsOn>
let assets: ReturnType<typeof assetsOn>

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
  certifications = certificationsOn(server, () => own)
  assets = assetsOn(server, () => own)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  const [tenant] = await rows<{ readonly zone: string }>(
    server,
    'select time_zone as zone from tenants where id = $1',
    [own.tenantId],
  )
  zone = tenant?.zone ?? ''
  seen.length = 0
  await daysPass(20)
})
afterAll(() => server.close())

const today = (): Day => dayIn(zone, Date.now())

const report = async (name: ReportName, query: Readonly<Record<string, string>> = {}, by: Person = own.admin) => {
  const answer = await server.ask(`/api/${own.tenantId}/reports/${name}?${new URLSearchParams(query)}`, {
    as: by.userId,
  })
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return answer.body.data as ReportAnswer
}

/** Some columns of each row, by its id. */
const told = async (
  name: ReportName,
  keys: ReadonlyArray<string>,
  query: Readonly<Record<string, string>> = {},
  by?: Person,
): Promise<Readonly<Record<string, ReadonlyArray<Cell>>>> => {
  const found = await report(name, query, by)
  const at = keys.map((key) => found.columns.findIndex((column) => column.key === key))
  return Object.fromEntries(found.rows.map(({ id, cells }) => [id, at.map((place) => cells[place] ?? null)]))
}

const moments: ReadonlyArray<readonly [table: string, column: string]> = [
  ['employees', 'created_utc'],
  ['certification_types', 'created_utc'],
  ['certifications', 'created_utc'],
  ['assets', 'created_utc'],
  ['asset_events', 'at_utc'],
  ['audit_entries', 'at_utc'],
  ['goals', 'created_utc'],
  ['goals', 'started_day'],
  ['goal_progress', 'at_utc'],
  ['check_ins', 'created_utc'],
  ['check_ins', 'day'],
  ['check_in_events', 'at_utc'],
]

const daysPass = async (days: number) => {
  for (const [table, column] of moments)
    await rows(
      server,
      `update ${table} set ${column} = ${column} - $2::int ${column.endsWith('day') ? '' : "* interval '1 day'"}
       where tenant_id = $1`,
      [own.tenantId, days],
    )
  for (const one of seen) one.daysAgo += days
}

/** What was seen, and how long ago. */
const seen: Array<{ daysAgo: number; readonly said: Awaited<ReturnType<typeof told>> }> = []

/** Each of these is done, and three days pass. */
const daysOf = async (name: ReportName, keys: ReadonlyArray<string>, steps: ReadonlyArray<() => Promise<unknown>>) => {
  for (const step of steps) {
    await step()
    const said = await told(name, keys)
    expect(await told(name, keys, { asAt: today() }), 'a day that is not over is as it is now').toEqual(said)
    seen.push({ daysAgo: 0, said })
    await daysPass(3)
  }
}

/** On the day it was done, and until the day before the next; each differs from the one before. */
const expectAllAgain = async (name: ReportName, keys: ReadonlyArray<string>) => {
  for (const [at, { daysAgo, said }] of seen.entries()) {
    if (at > 0) expect(said, `step ${at} does something`).not.toEqual(seen[at - 1]?.said)
    for (const later of [0, 1, 2]) {
      const asAt = daysAfter(today(), later - daysAgo)
      expect(await told(name, keys, { asAt }), `after step ${at}, ${later} days later`).toEqual(said)
    }
  }
}

const good = (answer: { readonly status: number; readonly text: string }) => {
  expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(300)
  return answer
}

/** The last millisecond of a day, as the screens send it. */
const endOf = async (day: Day): Promise<string> => {
  const [found] = await rows<{ readonly at: Date }>(
    server,
    `select (($1::date + 1)::timestamp at time zone $2) - interval '1 millisecond' as at`,
    [day, zone],
  )
  return new Date(found?.at ?? 0).toISOString()
}

describe('certifications', () => {
  const keys = ['person', 'type', 'expires', 'state']
  const far = daysAfter(dayIn('UTC', Date.now()), 900)

  const aLife = async (): Promise<ReadonlyArray<() => Promise<unknown>>> => {
    const ids = { renewal: newId(), declined: newId() }
    const held: Added = { employeeId: own.colleague.employeeId }
    return [
      async () => good(await certifications.verify(own.submission, { outcome: 'verified' })),
      async () =>
        good(
          await certifications.post(
            own.submission,
            'updateExpiry',
            { version: 2, expiryDate: await endOf(far) },
            own.admin,
          ),
        ),
      async () => good(await certifications.add({ ...held, id: ids.renewal as never })),
      async () => good(await certifications.add({ ...held, renews: ids.renewal, expiryDate: await endOf(far) })),
      async () =>
        good(await certifications.add({ employeeId: own.target.employeeId, id: ids.declined as never }, own.target)),
      async () => good(await certifications.verify(ids.declined, { outcome: 'declined', because: 'Not readable' })),
      async () => good(await certifications.remove(own.certification, 1, own.admin)),
    ]
  }

  test('the register has each as it stood: before it was verified, moved, renewed, declined or deleted', async () => {
    await daysOf('certificationRegister', keys, await aLife())
    await expectAllAgain('certificationRegister', keys)
  })

  test('gaps: of what is required by now, what people held then', async () => {
    await rows(server, 'update certification_types set required_of_all = true where tenant_id = $1', [own.tenantId])
    const gaps = ['person', 'type', 'state']
    await daysOf('certificationGaps', gaps, [
      async () => undefined,
      async () => good(await certifications.add({ employeeId: own.colleague.employeeId })),
      async () => good(await certifications.add({ employeeId: own.featureHolder.employeeId })),
    ])
    await expectAllAgain('certificationGaps', gaps)
    const before = await told('certificationGaps', gaps, { asAt: daysAfter(today(), -400) })
    expect(before, 'there was no such type yet').toEqual({})
  })

  test('one expires the day after its last, and is expiring soon for fourteen days before', async () => {
    const lastDay = daysAfter(today(), -2)
    const answer = await certifications.added({
      employeeId: own.colleague.employeeId,
      expiryDate: await endOf(lastDay),
    })
    await daysPass(40)
    const expires = daysAfter(lastDay, 0)
    const states = async (name: ReportName, day: number, more = {}) =>
      (await told(name, ['state'], { asAt: daysAfter(expires, day), ...more }))[answer.id]?.[0]
    expect(await states('certificationRegister', -15)).toBe('current')
    expect(await states('certificationRegister', -14)).toBe('expiringSoon')
    expect(await states('certificationRegister', 0)).toBe('expiringSoon')
    expect(await states('certificationRegister', 1)).toBe('expired')
    expect(await states('expiringCertifications', -15)).toBeUndefined()
    expect(await states('expiringCertifications', -14)).toBe('expiringSoon')
    expect(await states('expiringCertifications', -31, { days: '30' })).toBeUndefined()
    expect(await states('expiringCertifications', -30, { days: '30' })).toBe('current')
    const left = await told('expiringCertifications', ['daysLeft'], { asAt: daysAfter(expires, -3) })
    expect(left[answer.id]).toEqual([3])
  })

  test('of those who worked here then, and of types that are archived by now', async () => {
    const leaver = own.colleague.employeeId
    const { id } = await certifications.added({ employeeId: leaver })
    await daysPass(10)
    await rows(
      server,
      'update employees set is_active = false, termination_date = $3::date where tenant_id = $1 and id = $2',
      [own.tenantId, leaver, daysAfter(today(), -4)],
    )
    const there = async (day: number) =>
      id in (await told('certificationRegister', ['state'], { asAt: daysAfter(today(), day) }))
    expect([await there(-11), await there(-10), await there(-4), await there(-3), await there(0)]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    const [type] = (await certifications.types()).filter((one) => one.id === own.certificationType)
    good(
      await certifications.saveType(
        typeDraft({ id: own.certificationType, version: type?.version, name: type?.name, isDeleted: true }),
      ),
    )
    await daysPass(2)
    expect([await there(-6), await there(-7)]).toEqual([true, true])
    expect(own.certification in (await told('certificationRegister', ['state']))).toBe(false)
  })

  test('what another client has written down of an id plays no part', async () => {
    await daysPass(5)
    await rows(
      server,
      `insert into audit_entries (tenant_id, user_id, action, subject_kind, subject_id, values)
       values ($1, $2, 'verified', 'certification', $3, null),
         ($1, $2, 'updated', 'certification', $3, '[{"field":"expiryDate","before":"2020-01-01","after":null}]')`,
      [other.tenantId, other.admin.userId, own.certification],
    )
    const now = await told('certificationRegister', keys)
    expect(await told('certificationRegister', keys, { asAt: daysAfter(today(), -2) })).toEqual(now)
    const elsewhere = await server.ask(`/api/${other.tenantId}/reports/certificationRegister?asAt=${today()}`, {
      as: own.admin.userId,
    })
    expect(elsewhere.status).toBe(404)
  })
})

describe('assets', () => {
  const keys = ['number', 'holder', 'state']

  test('the register has who had each and in which state, also of what was taken back', async () => {
    const { stock, returned, location } = own.assets
    const person = { kind: 'employee', id: own.colleague.employeeId }
    let undo: unknown = null
    await daysOf('assetRegister', keys, [
      async () => doneIn(await assets.assign({ [stock]: 1 }, person)),
      async () => doneIn(await assets.unassign({ [stock]: 2 })),
      async () => {
        undo = toldIn(await assets.act('restock', { [stock]: 3 })).undo
      },
      async () => good(await assets.ask('assets/undo', own.admin, { json: undo as object })),
      async () => doneIn(await assets.assign({ [returned]: 1 }, { kind: 'location', id: location })),
      async () => doneIn(await assets.act('startService', { [returned]: 2 })),
      async () => doneIn(await assets.service({ [returned]: 3 })),
      async () => doneIn(await assets.unassign({ [returned]: 4 })),
      async () => doneIn(await assets.act('retire', { [returned]: 5 })),
      async () => good(await assets.create({ number: 'B-9' })),
    ])
    await expectAllAgain('assetRegister', keys)
  })

  test('what waited to be accepted had not been', async () => {
    await rows(server, 'update asset_categories set needs_acceptance = true where tenant_id = $1', [own.tenantId])
    const { stock, given } = own.assets
    await daysOf('assetRegister', keys, [
      async () => doneIn(await assets.assign({ [stock]: 1 }, { kind: 'employee', id: own.target.employeeId })),
      async () => good(await assets.answer(stock, { version: 2, signature: 'Eve' }, own.target)),
      async () =>
        good(await assets.answer(given, { version: 1, outcome: 'declined', because: 'Broken' }, own.colleague)),
    ])
    await expectAllAgain('assetRegister', keys)
  })

  test('somebody who does not read the register sees what they and their reports had then', async () => {
    const { stock } = own.assets
    doneIn(await assets.assign({ [stock]: 1 }, { kind: 'employee', id: own.target.employeeId }))
    await daysPass(3)
    doneIn(await assets.unassign({ [stock]: 2 }))
    await daysPass(3)
    for (const by of [own.target, own.manager]) {
      expect(stock in (await told('assetRegister', keys, {}, by))).toBe(false)
      expect(stock in (await told('assetRegister', keys, { asAt: daysAfter(today(), -4) }, by))).toBe(true)
    }
    expect(stock in (await told('assetRegister', keys, { asAt: daysAfter(today(), -4) }, own.managerOfOthers))).toBe(
      false,
    )
  })

  test('a place that is gone by now has the name it had', async () => {
    const { stock } = own.assets
    const shed = newId<string>()
    await rows(server, `insert into asset_locations (tenant_id, id, name, address) values ($1, $2, 'Shed', '')`, [
      own.tenantId,
      shed,
    ])
    doneIn(await assets.assign({ [stock]: 1 }, { kind: 'location', id: shed }))
    const said = await told('assetRegister', keys)
    await daysPass(3)
    doneIn(await assets.unassign({ [stock]: 2 }))
    // It lies there still.
    await rows(server, 'update assets set location_id = null where tenant_id = $1 and id = $2', [own.tenantId, stock])
    await rows(server, 'delete from asset_locations where tenant_id = $1 and id = $2', [own.tenantId, shed])
    expect((await told('assetRegister', keys, { asAt: daysAfter(today(), -1) }))[stock]).toEqual(said[stock])
  })
})

describe('goals', () => {
  const keys = ['goal', 'due', 'share', 'state']
  const due = daysAfter(dayIn('UTC', Date.now()), 900)
  const progress = { kind: 'number', start: 0, current: 0, target: 10, unit: 'doors' }

  test('each with the state, the due day and the progress it had', async () => {
    const id = newId()
    const said = { title: 'Doors', description: '', dueDate: null, progress, servesId: null, sharedWith: 'manager' }
    const path = `employees/${own.target.employeeId}/goals`
    const put = async (version: number, over: object) =>
      good(await certifications.ask(`${path}/${id}`, own.admin, { method: 'PUT', json: { version, ...said, ...over } }))
    const active = { state: 'Active' }
    await daysOf('goalProgress', keys, [
      async () => undefined,
      async () => good(await certifications.ask(path, own.admin, { json: { id, ...said, state: 'Draft' } })),
      async () => put(1, { ...active, dueDate: due }),
      async () =>
        good(
          await certifications.ask(`goals/${id}/progress`, own.admin, { json: { id: newId(), current: 4, note: '' } }),
        ),
      async () => put(3, { ...active, progress: { ...progress, current: 7 } }),
      async () => put(4, { state: 'Done', progress: { ...progress, current: 10 } }),
    ])
    await expectAllAgain('goalProgress', keys)
    const before = daysAfter(today(), -10)
    expect(id in (await told('goalProgress', keys, { asAt: before }, own.target))).toBe(true)
    expect(await told('goalProgress', keys, { asAt: before }, own.colleague)).toEqual({})
  })
})

describe('check-ins', () => {
  test('who had met by then, and how often; not what was planned', async () => {
    const keys = ['person', 'daysSince', 'held', 'state']
    const { single } = own.checkIns
    const act = async (action: string, version: number) =>
      good(
        await certifications.ask(`checkIns/${single}/act`, own.manager, {
          json: { version, action, reason: 'Typing' },
        }),
      )
    await rows(server, 'update check_ins set day = $2::date where tenant_id = $1', [own.tenantId, today()])
    await rows(server, 'update check_ins set day = $3::date - 1 where tenant_id = $1 and id = $2', [
      own.tenantId,
      single,
      today(),
    ])
    await daysOf('checkIns', keys, [async () => undefined, async () => act('hold', 1)])
    const [before, held] = seen
    const asAt = (daysAgo = 0, later = 0) => ({ asAt: daysAfter(today(), later - daysAgo) })
    for (const later of [0, 1, 2])
      expect(await told('checkIns', keys, asAt(before?.daysAgo, later))).toEqual(before?.said)
    expect(await told('checkIns', keys, asAt(held?.daysAgo))).toEqual(held?.said)
    await act('complete', 2)
    await act('reopen', 3)
    expect(await told('checkIns', keys, asAt(held?.daysAgo))).toEqual(held?.said)
    expect(await told('checkIns', keys, asAt(before?.daysAgo, 2))).toEqual(before?.said)
    const planned = await told('checkIns', ['next'], asAt(held?.daysAgo))
    expect(Object.values(planned).every(([next]) => next === null)).toBe(true)
  })
})

test('a day to come is known of none of them; those that tell of now alone pass the day over', async () => {
  const ahead = daysAfter(today(), 2)
  for (const name of [
    'certificationRegister',
    'expiringCertifications',
    'certificationGaps',
    'assetRegister',
    'goalProgress',
    'checkIns',
  ])
    expect(
      codeOf(await server.ask(`/api/${own.tenantId}/reports/${name}?asAt=${ahead}`, { as: own.admin.userId })),
    ).toBe('422 day_ahead')
  for (const name of ['positionDescriptions', 'performanceReviews', 'servicesDue'] as const) {
    const now = await report(name)
    const before = await report(name, { asAt: daysAfter(today(), -9) })
    expect([before.asAt, before.rows]).toEqual([null, now.rows])
  }
})
