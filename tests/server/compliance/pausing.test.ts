import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReminderPause } from '../../../src/domain/compliance/nouns.ts'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import { certificationIn, stageOn } from '../certifications/stage.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let on: ReturnType<typeof stageOn>

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
  on = stageOn(server, () => own)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const today = (days = 0) => dayIn('Australia/Brisbane', Date.now() + days * 86_400_000)
const pause = (untilDay: string | null, by: Person = own.admin, of = own.target.employeeId, reason = '') =>
  on.ask(`employees/${of}/reminderPause`, by, { json: { untilDay, reason } })
const read = async (by: Person = own.admin) =>
  (await on.ask(`employees/${own.target.employeeId}/reminderPause`, by)).body.data as ReminderPause | null
const snooze = (untilDay: string | null, by: Person = own.admin, id: string = own.certification) =>
  on.ask(`certifications/${id}/snooze`, by, { json: { untilDay } })
const changes = async () => (await auditOf(server, own)).filter(({ action }) => action === 'updated')

describe('all reminders of a person', () => {
  it('wait until the day a manager says, for the reason given, and go on when they say so', async () => {
    expect(await read()).toBeNull()
    const answer = await pause(today(20), own.manager, own.target.employeeId, 'On leave')
    expect(answer.body.data).toEqual({
      untilDay: today(20),
      reason: 'On leave',
      setBy: expect.stringContaining('Max'),
      setUtc: expect.stringMatching(/Z$/),
    })
    for (const by of [own.admin, own.manager, own.target]) expect(await read(by)).toEqual(answer.body.data)
    expect((await pause(null, own.manager)).body.data).toBeNull()
    expect(await read()).toBeNull()
  })

  it('a second pause takes the place of the first; asked for twice at once it is one change', async () => {
    await pause(today(20))
    await Promise.all([pause(today(30)), pause(today(30)), pause(today(30))])
    expect(await read()).toMatchObject({ untilDay: today(30) })
    expect(await rows(server, 'select 1 from reminder_pauses where tenant_id = $1', [own.tenantId])).toHaveLength(1)
    expect(await changes()).toHaveLength(2)
    await Promise.all([pause(null), pause(null)])
    expect(await changes()).toHaveLength(3)
  })

  it('the record says until when, before and after, and not why', async () => {
    await pause(today(20), own.admin, own.target.employeeId, 'In hospital')
    await pause(null)
    const written = await rows<{ readonly values: unknown; readonly whole: string }>(
      server,
      `select values, to_jsonb(a)::text as whole from audit_entries a where tenant_id = $1 order by at_utc, id`,
      [own.tenantId],
    )
    expect(written.map(({ values }) => values)).toEqual([
      [{ field: 'remindersPausedUntil', before: null, after: today(20) }],
      [{ field: 'remindersPausedUntil', before: today(20), after: null }],
    ])
    expect(written.every(({ whole }) => !whole.includes('hospital'))).toBe(true)
  })

  it.each([
    ['today', today(), '422 pause_not_ahead'],
    ['yesterday', today(-1), '422 pause_not_ahead'],
    ['in more than a year', today(367), '422 pause_too_long'],
    ['in year 9999', '9999-12-31', '422 pause_too_long'],
    ['on no day', '2026-02-30', '400 invalid_body'],
    ['tomorrow', today(1), '200'],
    ['in a year', today(366), '200'],
  ])('until %s', async (_, day, expected) => {
    expect(codeOf(await pause(day))).toBe(expected)
    expect((await read())?.untilDay ?? null).toBe(expected === '200' ? day : null)
  })

  it('nobody pauses their own but an admin, nobody those of people they do not manage, nobody those of another tenant', async () => {
    const day = today(20)
    expect(codeOf(await pause(day, own.target))).toBe('403 own_record')
    for (const by of [own.colleague, own.managerOfOthers]) expect(codeOf(await pause(day, by))).toBe('404 not_found')
    expect(codeOf(await pause(day, own.admin, other.target.employeeId))).toBe('404 not_found')
    expect(codeOf(await pause(day, own.admin, newId()))).toBe('404 not_found')
    expect(
      await rows(server, 'select 1 from reminder_pauses where tenant_id = any($1::uuid[])', [
        [own.tenantId, other.tenantId],
      ]),
    ).toEqual([])
    expect(codeOf(await pause(day, own.admin, own.admin.employeeId))).toBe('200')
  })

  it('a pause that is over is none: another is set in its place', async () => {
    await pause(today(20))
    await rows(server, `update reminder_pauses set until_day = current_date - 9 where tenant_id = $1`, [own.tenantId])
    await pause(null)
    expect(await changes()).toHaveLength(1)
    await pause(today(20))
    expect(await read()).toMatchObject({ untilDay: today(20) })
  })
})

describe('those of one certification', () => {
  const untold = async () => certificationIn(await snooze(today(20), own.manager))

  it('wait until a day and go on when somebody says so, and its version stays', async () => {
    const before = (await on.listOf()).find(({ id }) => id === own.certification)
    expect(await untold()).toEqual({ ...before, snoozedUntil: today(20) })
    expect((await on.list()).map(({ snoozedUntil }) => snoozedUntil)).toEqual(expect.arrayContaining([today(20), null]))
    expect(await read()).toBeNull()
    expect(certificationIn(await snooze(null))).toEqual(before)
  })

  it('asked for twice at once it is one change, and the record says until when', async () => {
    await Promise.all([snooze(today(20)), snooze(today(20)), snooze(today(20))])
    await Promise.all([snooze(null), snooze(null)])
    const written = await rows<{ readonly values: unknown }>(
      server,
      `select values from audit_entries where tenant_id = $1 and subject_id = $2 order by at_utc, id`,
      [own.tenantId, own.certification],
    )
    expect(written.map(({ values }) => values)).toEqual([
      [{ field: 'snoozedUntil', before: null, after: today(20) }],
      [{ field: 'snoozedUntil', before: today(20), after: null }],
    ])
  })

  it.each([
    ['today', '2030-01-01', today(), '422 pause_not_ahead'],
    ['in 90 days', '2030-01-01', today(90), '200'],
    ['in 91 days', '2030-01-01', today(91), '422 snooze_too_long'],
    ['in year 9999', '2030-01-01', '9999-12-31', '422 snooze_too_long'],
    ['on the day it expires', today(10), today(10), '200'],
    ['the day after', today(10), today(11), '422 snooze_past_expiry'],
    ['of one that has expired', today(-10), today(20), '200'],
  ])('until %s', async (_, expires, until, expected) => {
    await rows(
      server,
      `update certifications set expiry_utc = ($2::date + 1)::timestamp at time zone 'Australia/Brisbane' - interval '1 millisecond' where id = $1`,
      [own.certification, expires],
    )
    expect(codeOf(await snooze(until))).toBe(expected)
  })

  it('what nobody is reminded of cannot be put off', async () => {
    expect(codeOf(await snooze(today(20), own.admin, own.submission))).toBe('409 not_reminded')
    await rows(server, `update certifications set expiry_utc = null where id = $1`, [own.certification])
    expect(codeOf(await snooze(today(20)))).toBe('409 never_expires')
    expect(codeOf(await snooze(null))).toBe('200')
  })

  it('is for the person’s managers, in their own tenant', async () => {
    expect(codeOf(await snooze(today(20), own.target))).toBe('403 own_record')
    for (const by of [own.colleague, own.managerOfOthers])
      expect(codeOf(await snooze(today(20), by))).toBe('404 not_found')
    expect(codeOf(await snooze(today(20), own.admin, other.certification))).toBe('404 not_found')
  })

  it('goes with the person and with nothing else', async () => {
    await untold()
    await pause(today(20))
    await rows(server, 'delete from certification_files where certification_id = $1', [own.certification])
    await rows(server, 'delete from certifications where id = $1', [own.certification])
    expect(
      await rows(server, 'select certification_id as of from reminder_pauses where tenant_id = $1', [own.tenantId]),
    ).toEqual([{ of: null }])
  })
})
