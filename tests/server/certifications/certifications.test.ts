import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Certification } from '../../../src/domain/certifications/nouns.ts'
import type { CertificationId } from '../../../src/domain/kernel/ids.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'
import { certificationIn, pdf, stageOn, told } from './stage.ts'

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
const post = (id: string, deed: string, json: object | undefined, by: Person = own.manager) =>
  stage.ask(`certifications/${id}/${deed}`, by, { method: 'POST', ...(json === undefined ? {} : { json }) })
const verify = (id: string, json: object, by?: Person) =>
  post(id, 'verification', { version: 1, because: '', ...json }, by)
const remove = (id: string, version: number, by: Person = own.manager) =>
  stage.ask(`certifications/${id}`, by, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })

describe('7 POST certifications', () => {
  test('what a manager or an admin enters is verified; what somebody hands in for themself waits', async () => {
    const by = async (person: Person) => {
      const { verification, verifiedBy } = await stage.added({ expiryDate: later }, person)
      return [verification, verifiedBy?.split(' ')[0] ?? null]
    }
    expect([await by(own.manager), await by(own.admin), await by(own.target)]).toEqual([
      ['verified', 'Max'],
      ['verified', 'Ava'],
      ['submitted', null],
    ])
    // The administrator about themself has nobody to wait for.
    expect((await stage.added({ employeeId: own.admin.employeeId })).verification).toBe('verified')
    expect((await auditOf(server, own)).map(({ action }) => action).toSorted()).toEqual([
      'created',
      'created',
      'created',
      'submitted',
    ])
  })

  test('several files, in the order sent, and each is downloaded as it came', async () => {
    const { id, files } = await stage.added({
      files: [
        ['front.pdf', pdf],
        ['back.pdf', Buffer.concat([pdf, pdf])],
      ],
    })
    expect(files.map(({ name, contentType, size }) => [name, contentType, size])).toEqual([
      ['front.pdf', 'application/pdf', pdf.length],
      ['back.pdf', 'application/pdf', pdf.length * 2],
    ])
    const answer = await stage.ask(`certifications/${id}/files/${files[0]?.id}`, own.target)
    expect(answer.text).toBe(pdf.toString())
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
  })

  test('sent twice, at once or one after the other, with one id it is one; with other content it is refused', async () => {
    const id = newId<CertificationId>()
    const sent = { id, expiryDate: later, issuedDay: '2026-01-02' }
    const [first, second] = await Promise.all([stage.add(sent), stage.add(sent)])
    const third = await stage.add(sent)
    expect([first, second, third].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(certificationIn(third)).toEqual(certificationIn(first))
    expect((await stage.listOf()).filter((one) => one.id === id)).toHaveLength(1)
    expect((await auditOf(server, own)).filter((row) => row.id === id)).toHaveLength(1)
    expect((await onDisk()).length).toBe(3)
    for (const change of [
      { expiryDate: '2032-01-01T00:00:00.000Z' },
      { issuedDay: '' },
      { employeeId: own.colleague.employeeId },
    ])
      expect(told(await stage.add({ ...sent, ...change }))).toBe('409 already_exists')
    expect((await onDisk()).length).toBe(3)
  })

  test.each([
    ['in the year 9999', { expiryDate: '9999-12-31T23:59:59.999Z' }, '422 expiry_out_of_range', 'expiryDate'],
    ['in the year 1899', { expiryDate: '1899-12-31T00:00:00.000Z' }, '422 expiry_out_of_range', 'expiryDate'],
    ['on 31st February', { expiryDate: '2027-02-31T13:59:59.999Z' }, '422 not_an_instant', 'expiryDate'],
    ['in words', { expiryDate: 'next year' }, '422 not_an_instant', 'expiryDate'],
    [
      'before it was issued',
      { expiryDate: '2026-01-01T00:00:00Z', issuedDay: '2026-01-02' },
      '422 issued_after_expiry',
      'issuedDay',
    ],
    ['issued on no day', { issuedDay: '2026-02-30' }, '422 not_a_day', 'issuedDay'],
    ['of no type', { type: newId() }, '422 unknown_type', 'certificationTypeId'],
    ['that renews nothing', { renews: newId() }, '422 unknown_renewed', 'renews'],
    ['that renews a word', { renews: 'first' }, '422 unknown_renewed', 'renews'],
  ])('an expiry %s: %s, and nothing is kept', async (_, sent, expected, field) => {
    const before = [await stateOf(server), await onDisk()]
    const answer = await stage.add(sent)
    expect([told(answer), answer.body.errors[0]?.field]).toEqual([expected, field])
    expect([await stateOf(server), await onDisk()]).toEqual(before)
  })

  test('a past expiry is evidence of the past; none is possible; a day keeps its millisecond', async () => {
    expect((await stage.added({ expiryDate: '1999-06-30T13:59:59.999Z' })).expiryDate).toBe('1999-06-30T13:59:59.999Z')
    expect((await stage.added({})).expiryDate).toBeNull()
    expect((await stage.added({ expiryDate: '' })).expiryDate).toBeNull()
  })

  test.each([
    ['a program', [['card.exe', Buffer.from('MZ')]], '415 unsupported_type'],
    ['a Word file, which a document may be', [['card.docx', Buffer.from('PK')]], '415 unsupported_type'],
    ['a drawing', [['card.svg', Buffer.from('<svg/>')]], '415 unsupported_type'],
    ['a page named PDF', [['card.pdf', Buffer.from('<html><script>1</script>')]], '415 content_differs'],
    [
      'a picture that is a page too',
      [['card.png', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')]],
      '415 content_differs',
    ],
    ['nothing', [['card.pdf', Buffer.alloc(0)]], '415 empty'],
    ['six at once', Array.from({ length: 6 }, (_, at) => [`${at}.pdf`, pdf] as const), '422 too_many_files'],
    [
      'a good one and a bad one',
      [
        ['a.pdf', pdf],
        ['b.exe', pdf],
      ],
      '415 unsupported_type',
    ],
    [
      'one of more than 10 MB',
      [['card.pdf', Buffer.concat([pdf, Buffer.alloc(10_000_001 - pdf.length, ' ')])]],
      '413 too_large',
    ],
  ] as const)('%s: refused, and nothing is kept', async (_, files, expected) => {
    const before = [await stateOf(server), await onDisk()]
    expect(told(await stage.add({ files }))).toBe(expected)
    expect([await stateOf(server), await onDisk()]).toEqual(before)
  })

  test('10 MB are taken, and a polyglot is not', async () => {
    const most = Buffer.concat([pdf, Buffer.alloc(10_000_000 - pdf.length, ' ')])
    expect(told(await stage.add({ files: [['card.pdf', most]] }))).toBe('200')
    const archive = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')
    expect(told(await stage.add({ files: [['card.pdf', Buffer.concat([pdf, archive])]] }))).toBe('415 hidden_content')
  })

  test('of an archived type, of somebody one does not see, of another tenant: refused', async () => {
    await rows(server, 'update certification_types set is_deleted = true where id = $1', [own.certificationType])
    expect(told(await stage.add({}))).toBe('409 type_archived')
    expect(told(await stage.add({}, own.colleague))).toBe('404 not_found')
    expect(told(await stage.add({ employeeId: other.target.employeeId }))).toBe('404 not_found')
    expect(told(await stage.add({ type: other.certificationType }))).toBe('422 unknown_type')
    expect(told(await stage.add({ renews: other.certification }))).toBe('422 unknown_renewed')
  })
})

describe('7 lists', () => {
  const people = async (by: Person) => [...new Set((await stage.list(by)).map(({ employeeId }) => employeeId))]

  test('an admin has everybody’s, a manager their reports’ and their own, everybody else their own', async () => {
    await stage.added({ employeeId: own.manager.employeeId })
    await stage.added({ employeeId: own.colleague.employeeId })
    expect((await people(own.admin)).toSorted()).toEqual(
      [own.target.employeeId, own.manager.employeeId, own.colleague.employeeId].toSorted(),
    )
    expect((await people(own.manager)).toSorted()).toEqual([own.target.employeeId, own.manager.employeeId].toSorted())
    expect(await people(own.target)).toEqual([own.target.employeeId])
    expect(await people(own.managerOfOthers)).toEqual([])
  })

  test('what stands: not the deleted, the renewed, a declined one that was handed in anew, nor of who has left', async () => {
    const ids = async () => (await stage.list()).map(({ id }) => id)
    await verify(own.submission, { outcome: 'declined', because: 'Blurred' })
    expect(await ids()).toEqual([own.certification, own.submission])
    const renewal = await stage.added({ renews: own.certification, expiryDate: later })
    expect(await ids()).toEqual([renewal.id])
    const again = await stage.added({}, own.target)
    expect(await ids()).toEqual([renewal.id, again.id])
    await remove(renewal.id, 1)
    // What it had renewed stands again.
    expect(await ids()).toEqual([own.certification, again.id])
    await rows(server, 'update employees set is_active = false where id = $1', [own.target.employeeId])
    expect(await ids()).toEqual([])
  })

  test('the history of one type has all of them, newest first', async () => {
    const renewal = await stage.added({ renews: own.certification, expiryDate: later })
    await remove(own.submission, 1)
    const history = await stage.listOf(own.target, `?certificationType=${own.certificationType}`)
    const shown = (id: string) => history.find((one) => one.id === id)
    expect(history[0]?.id).toBe(renewal.id)
    expect(history).toHaveLength(3)
    expect(shown(own.certification)).toMatchObject({ isRenewed: true, isDeleted: false })
    expect(shown(own.submission)).toMatchObject({ isDeleted: true, verification: 'submitted' })
    expect(await stage.listOf(own.target, `?certificationType=${newId()}`)).toEqual([])
  })
})

describe('verification', () => {
  test('a manager verifies: it counts, and a renewal takes the place of what it renews', async () => {
    const handedIn = await stage.added({ renews: own.certification, expiryDate: later }, own.target)
    const before = await stage.listOf()
    expect(before.find(({ id }) => id === own.certification)?.isRenewed).toBe(false)
    const verified = certificationIn(await verify(handedIn.id, { outcome: 'verified' }))
    expect(verified).toMatchObject({ verification: 'verified', version: 2, renews: own.certification })
    expect(verified.verifiedBy).toContain('Max')
    expect((await stage.listOf()).some(({ id }) => id === own.certification)).toBe(false)
    expect((await auditOf(server, own)).map(({ action }) => action).toSorted()).toEqual(['submitted', 'verified'])
  })

  test('declined with the reason, which the person is sent once, with the address of the page', async () => {
    expect(told(await verify(own.submission, { outcome: 'declined', because: '  ' }))).toBe('422 reason_missing')
    const declined = certificationIn(
      await verify(own.submission, { outcome: 'declined', because: ' The date is cut off. ' }),
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
    expect(told(await verify(own.submission, { outcome: 'verified' }, own.target))).toBe('403 own_record')
    expect(told(await verify(own.submission, { outcome: 'verified', version: 7 }))).toBe('409 changed_meanwhile')
    expect(told(await verify(own.certification, { outcome: 'verified' }))).toBe('409 already_answered')
    const both = await Promise.all([
      verify(own.submission, { outcome: 'verified' }),
      verify(own.submission, { outcome: 'declined', because: 'No' }, own.admin),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const another = await stage.added({}, own.target)
    await remove(another.id, 1)
    expect(told(await verify(another.id, { outcome: 'verified', version: 2 }))).toBe('409 deleted')
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
      post(own.certification, 'sendReminder', undefined),
      post(own.certification, 'sendReminder', undefined, own.admin),
    ])
    const [one, two] = both.map(certificationIn)
    expect(one?.lastReminderUtc).not.toBeNull()
    expect([two?.lastReminderUtc, two?.lastReminderBy]).toEqual([one?.lastReminderUtc, one?.lastReminderBy])
    expect(one?.lastReminderBy).toMatch(/^(Max|Ava) /)
    expect(await stage.mails()).toMatchObject([{ recipient: `eve@${own.canary}.example` }])
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'reminded', kind: 'certification', id: own.certification },
    ])
  })

  test('the next day there is another; the version stays, so that nothing typed is lost', async () => {
    await post(own.certification, 'sendReminder', undefined)
    await rows(server, `update certifications set last_reminder_utc = now() - interval '25 hours' where id = $1`, [
      own.certification,
    ])
    await rows(server, `update mail.outbox set key = key || ':yesterday' where tenant_id = $1`, [own.tenantId])
    expect(certificationIn(await post(own.certification, 'sendReminder', undefined)).version).toBe(1)
    expect(await stage.mails()).toHaveLength(2)
  })

  test('not by the person themself, and not of what does not count', async () => {
    expect(told(await post(own.certification, 'sendReminder', undefined, own.target))).toBe('403 own_record')
    expect(told(await post(own.submission, 'sendReminder', undefined))).toBe('409 not_reminded')
    await stage.added({ renews: own.certification })
    expect(told(await post(own.certification, 'sendReminder', undefined))).toBe('409 not_reminded')
    expect([await stage.mails(), await stamps()]).toEqual([[], []])
  })
})

describe('7 POST {id}/updateExpiry', () => {
  const change = (expiryDate: string | null, version = 1, by?: Person) =>
    post(own.certification, 'updateExpiry', { version, expiryDate }, by)

  test('moves it, takes it away, and writes down the days', async () => {
    expect(certificationIn(await change(later))).toMatchObject({ expiryDate: later, version: 2 })
    expect(certificationIn(await change(null, 2))).toMatchObject({ expiryDate: null, version: 3 })
    const values = await rows<{ readonly values: unknown }>(
      server,
      'select values from audit_entries where tenant_id = $1 order by id',
      [own.tenantId],
    )
    expect(values.map((row) => row.values)).toEqual([
      [{ field: 'expiryDate', before: '2030-01-01', after: '2031-06-30' }],
      [{ field: 'expiryDate', before: '2031-06-30', after: null }],
    ])
  })

  test('refused: an older version, out of range, by the person, of a deleted one, of another tenant', async () => {
    expect(told(await change(later, 9))).toBe('409 changed_meanwhile')
    expect(told(await change('9999-12-31T23:59:59.999Z'))).toBe('422 expiry_out_of_range')
    expect(told(await change(later, 1, own.target))).toBe('403 own_record')
    expect(told(await post(other.certification, 'updateExpiry', { version: 1, expiryDate: later }, own.admin))).toBe(
      '404 not_found',
    )
    await remove(own.certification, 1)
    expect(told(await change(later, 2))).toBe('409 deleted')
  })
})

describe('deleting', () => {
  test('flags it, once; the person takes back only what waits', async () => {
    expect(told(await remove(own.certification, 1, own.target))).toBe('403 only_submitted')
    expect(told(await remove(own.submission, 1, own.target))).toBe('200')
    expect(told(await remove(own.certification, 2))).toBe('409 changed_meanwhile')
    expect(told(await remove(own.certification, 1))).toBe('200')
    expect(told(await remove(own.certification, 2))).toBe('200')
    expect((await auditOf(server, own)).map(({ action }) => action)).toEqual(['removed', 'removed'])
    expect(told(await remove(other.certification, 1, own.admin))).toBe('404 not_found')
  })

  test('a person who is removed takes them along, with the bytes', async () => {
    const [before] = [await onDisk()]
    expect(before).toContain(own.certificationFile)
    const [person] = await rows<{ readonly version: number }>(server, 'select version from employees where id = $1', [
      own.target.employeeId,
    ])
    await rows(server, 'delete from goal_comments where tenant_id = $1', [own.tenantId])
    const answer = await stage.ask(`employees/${own.target.employeeId}`, own.admin, {
      method: 'DELETE',
      headers: { 'if-match': String(person?.version) },
    })
    expect(told(answer)).toBe('200')
    expect(await stage.list()).toEqual([])
    expect(await onDisk()).not.toContain(own.certificationFile)
  })
})

describe('files', () => {
  const addFiles = (
    files: ReadonlyArray<readonly [string, Uint8Array]>,
    by: Person = own.manager,
    id: string = own.certification,
  ) => {
    const form = new FormData()
    for (const [name, bytes] of files) form.append('files', new Blob([new Uint8Array(bytes)]), name)
    return stage.ask(`certifications/${id}/files`, by, { body: form })
  }
  const names = (answer: Awaited<ReturnType<typeof addFiles>>) =>
    (answer.body.data as Certification['files']).map(({ name }) => name)

  test('more are added; the same twice is one; one is removed, and its bytes', async () => {
    const first = await addFiles([['back.pdf', pdf]])
    expect(names(first)).toEqual([`${own.canary}.png`, 'back.pdf'])
    expect(names(await addFiles([['back.pdf', pdf]]))).toEqual([`${own.canary}.png`, 'back.pdf'])
    const [, file] = first.body.data as Certification['files']
    const gone = await stage.ask(`certifications/${own.certification}/files/${file?.id}`, own.manager, {
      method: 'DELETE',
    })
    expect(told(gone)).toBe('200')
    expect(await onDisk()).not.toContain(file?.id)
    expect((await auditOf(server, own)).map(({ action, kind }) => [action, kind])).toEqual([
      ['created', 'certificationFile'],
      ['removed', 'certificationFile'],
    ])
  })

  test('the person adds to what waits, and not to what was answered; nobody to what is deleted', async () => {
    expect(told(await addFiles([['back.pdf', pdf]], own.target, own.submission))).toBe('200')
    expect(told(await addFiles([['back.pdf', pdf]], own.target))).toBe('403 only_submitted')
    await remove(own.certification, 1)
    expect(told(await addFiles([['back.pdf', pdf]]))).toBe('409 deleted')
  })

  test('a file is found only under its own certification, and not from another tenant', async () => {
    const at = (certification: string, by: Person) =>
      stage.ask(`certifications/${certification}/files/${own.certificationFile}`, by)
    expect((await at(own.certification, own.target)).text).toBe(own.canary)
    expect(told(await at(own.submission, own.target))).toBe('404 not_found')
    expect(told(await at(own.certification, own.colleague))).toBe('404 not_found')
    expect(
      told(await stage.ask(`certifications/${other.certification}/files/${other.certificationFile}`, own.admin)),
    ).toBe('404 not_found')
  })
})

const onDisk = () => readdir(join(server.dataDir, 'files', own.tenantId))
