import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ReminderSent } from '../../../src/domain/certifications/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import type { Answer } from '../kit/server.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { certificationIn, decoded, stageOn } from './stage.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let stage: ReturnType<typeof stageOn>

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
  stage = stageOn(server, () => own)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const later = '2031-06-30T13:59:59.999Z'

const sentIn = (answer: Answer) => decoded(ReminderSent, answer)

describe('verification', () => {
  test('a manager verifies: it counts, and a renewal takes the place of what it renews', async () => {
    const handedIn = await stage.added({ renews: own.certification, expiryDate: later }, own.target)
    const before = await stage.listOf()
    expect(before.find(({ id }) => id === own.certification)?.isRenewed).toBe(false)
    const verified = certificationIn(await stage.verify(handedIn.id, { outcome: 'verified' }))
    expect(verified).toMatchObject({ verification: 'verified', version: 2, renews: own.certification })
    expect(verified.verifiedBy).toContain('Max')
    expect((await stage.listOf()).some(({ id }) => id === own.certification)).toBe(false)
    expect((await auditOf(server, own)).map(({ action }) => action).toSorted()).toEqual(['submitted', 'verified'])
  })

  test('declined with the reason, which the person is sent once, with the address of the page', async () => {
    expect(codeOf(await stage.verify(own.submission, { outcome: 'declined', because: '  ' }))).toBe(
      '422 reason_missing',
    )
    const declined = certificationIn(
      await stage.verify(own.submission, { outcome: 'declined', because: ' The date is cut off. ' }),
    )
    expect(declined).toMatchObject({ verification: 'declined', declinedBecause: 'The date is cut off.' })
    const [mail, ...more] = await stage.mails()
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(`eve@${own.canary}.example`)
    expect(mail?.body).toContain('The date is cut off.')
    expect(mail?.body).toContain(
      `http://localhost:4000/employee/${own.target.employeeId}/certifications/${own.submission}`,
    )
  })

  test('not by the person, not twice, not of an older version, not of a deleted one, and of two at once only one', async () => {
    expect(codeOf(await stage.verify(own.submission, { outcome: 'verified' }, own.target))).toBe('403 own_record')
    expect(codeOf(await stage.verify(own.submission, { outcome: 'verified', version: 7 }))).toBe(
      '409 changed_meanwhile',
    )
    expect(codeOf(await stage.verify(own.certification, { outcome: 'verified' }))).toBe('409 already_answered')
    const both = await Promise.all([
      stage.verify(own.submission, { outcome: 'verified' }),
      stage.verify(own.submission, { outcome: 'declined', because: 'No' }, own.admin),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const ofAdmin = await stage.added({ employeeId: own.admin.employeeId })
    const mine = { version: 1, expiryDate: '2031-06-30T13:59:59.999Z' }
    expect(codeOf(await stage.verify(ofAdmin.id, { outcome: 'verified' }, own.admin))).toBe('403 own_evidence')
    expect(codeOf(await stage.post(ofAdmin.id, 'updateExpiry', mine, own.admin))).toBe('403 own_evidence')
    expect(codeOf(await stage.verify(ofAdmin.id, { outcome: 'verified' }, own.secondAdmin))).toBe('200')
    expect(codeOf(await stage.remove(ofAdmin.id, 2, own.admin))).toBe('403 only_submitted')
    const another = await stage.added({}, own.target)
    await stage.remove(another.id, 1)
    expect(codeOf(await stage.verify(another.id, { outcome: 'verified', version: 2 }))).toBe('409 deleted')
  })
})

describe('4 sending a reminder stamps lastReminderUtc', () => {
  const stamps = () =>
    rows<{ readonly id: string }>(
      server,
      'select id from certifications where last_reminder_utc is not null and tenant_id = $1',
      [own.tenantId],
    )

  test('sent twice at once: one message, one stamp with the sender’s name, one line of the record', async () => {
    const both = await Promise.all([
      stage.post(own.certification, 'sendReminder', undefined),
      stage.post(own.certification, 'sendReminder', undefined, own.admin),
    ])
    const [one, two] = both.map(sentIn)
    expect(both.map((answer) => sentIn(answer).reminder).toSorted()).toEqual(['alreadyReminded', 'sent'])
    expect(one?.lastReminderUtc).not.toBeNull()
    expect([two?.lastReminderUtc, two?.lastReminderBy]).toEqual([one?.lastReminderUtc, one?.lastReminderBy])
    expect(one?.lastReminderBy).toMatch(/^(Max|Ava) /)
    expect(await stage.mails()).toMatchObject([{ recipient: `eve@${own.canary}.example` }])
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'reminded', kind: 'certification', id: own.certification },
    ])
  })

  test('the next day there is another; the version stays, so that nothing typed is lost', async () => {
    await stage.post(own.certification, 'sendReminder', undefined)
    await rows(server, `update certifications set last_reminder_utc = now() - interval '25 hours' where id = $1`, [
      own.certification,
    ])
    for (const told of ['notifications', 'mail.outbox'])
      await rows(server, `update ${told} set key = key || ':yesterday' where tenant_id = $1`, [own.tenantId])
    expect(sentIn(await stage.post(own.certification, 'sendReminder', undefined))).toMatchObject({
      version: 1,
      reminder: 'sent',
    })
    expect(await stage.mails()).toHaveLength(2)
  })

  test('after the morning’s, whatever the stamp says, nothing is sent and nothing is said to be', async () => {
    await rows(
      server,
      `insert into mail.outbox (tenant_id, key, recipient, subject, body)
       select id, 'certificationReminder:' || $2 || ':' || (now() at time zone time_zone)::date, 'eve@x.example', '', ''
       from tenants where id = $1`,
      [own.tenantId, own.certification],
    )
    const sent = sentIn(await stage.post(own.certification, 'sendReminder', undefined))
    expect([sent.reminder, sent.lastReminderUtc]).toEqual(['alreadyReminded', null])
    expect([await stamps(), await auditOf(server, own)]).toEqual([[], []])
  })

  test('of somebody without an address nothing is sent, stamped or written down', async () => {
    await rows(server, `update employees set email = 'eve' where id = $1`, [own.target.employeeId])
    expect(sentIn(await stage.post(own.certification, 'sendReminder', undefined)).reminder).toBe('withoutAddress')
    expect([await stage.mails(), await stamps(), await auditOf(server, own)]).toEqual([[], [], []])
  })

  test('not by the person themself, and not of what does not count', async () => {
    expect(codeOf(await stage.post(own.certification, 'sendReminder', undefined, own.target))).toBe('403 own_record')
    expect(codeOf(await stage.post(own.submission, 'sendReminder', undefined))).toBe('409 not_reminded')
    await stage.added({ renews: own.certification })
    expect(codeOf(await stage.post(own.certification, 'sendReminder', undefined))).toBe('409 not_reminded')
    expect([await stage.mails(), await stamps()]).toEqual([[], []])
  })
})

describe('7 POST {id}/updateExpiry', () => {
  const change = (expiryDate: string | null, version = 1, by?: Person) =>
    stage.post(own.certification, 'updateExpiry', { version, expiryDate }, by)

  test('moves it, takes it away, and writes down the days, with the time of a moment within one', async () => {
    expect(certificationIn(await change(later))).toMatchObject({ expiryDate: later, version: 2 })
    expect(certificationIn(await change(null, 2))).toMatchObject({ expiryDate: null, version: 3 })
    const values = await rows<{ readonly values: unknown }>(
      server,
      'select values from audit_entries where tenant_id = $1 order by id',
      [own.tenantId],
    )
    expect(values.map((row) => row.values)).toEqual([
      [{ field: 'expiryDate', before: '1 Jan 2030 10:00', after: '2031-06-30' }],
      [{ field: 'expiryDate', before: '2031-06-30', after: null }],
    ])
  })

  test('refused: an older version, out of range, by the person, of a deleted one, of another tenant', async () => {
    expect(codeOf(await change(later, 9))).toBe('409 changed_meanwhile')
    expect(codeOf(await change('9999-12-31T23:59:59.999Z'))).toBe('422 expiry_out_of_range')
    expect(codeOf(await change(later, 1, own.target))).toBe('403 own_record')
    expect(
      codeOf(await stage.post(other.certification, 'updateExpiry', { version: 1, expiryDate: later }, own.admin)),
    ).toBe('404 not_found')
    await stage.remove(own.certification, 1)
    expect(codeOf(await change(later, 2))).toBe('409 deleted')
  })
})

describe('deleting', () => {
  test('flags it, once; the person takes back only what waits', async () => {
    expect(codeOf(await stage.remove(own.certification, 1, own.target))).toBe('403 only_submitted')
    expect(codeOf(await stage.remove(own.submission, 1, own.target))).toBe('200')
    expect(codeOf(await stage.remove(own.certification, 2))).toBe('409 changed_meanwhile')
    expect(codeOf(await stage.remove(own.certification, 1))).toBe('200')
    expect(codeOf(await stage.remove(own.certification, 2))).toBe('200')
    expect((await auditOf(server, own)).map(({ action }) => action)).toEqual(['removed', 'removed'])
    expect(codeOf(await stage.remove(other.certification, 1, own.admin))).toBe('404 not_found')
  })

  test('a person who is removed takes them along, with the bytes', async () => {
    const [before] = [await stage.onDisk()]
    expect(before).toContain(own.certificationFile)
    const [person] = await rows<{ readonly version: number }>(server, 'select version from employees where id = $1', [
      own.target.employeeId,
    ])
    await rows(server, 'delete from goal_comments where tenant_id = $1', [own.tenantId])
    const answer = await stage.ask(`employees/${own.target.employeeId}`, own.admin, {
      method: 'DELETE',
      headers: { 'if-match': String(person?.version) },
    })
    expect(codeOf(answer)).toBe('200')
    expect(await stage.list()).toEqual([])
    expect(await stage.onDisk()).not.toContain(own.certificationFile)
  })
})
