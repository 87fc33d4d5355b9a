import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CertificationId } from '../../../src/domain/kernel/ids.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, filesAtFirst, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'
import { certificationIn, pdf, stageOn } from './stage.ts'

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
    // The administrator about themself waits for another administrator, like everybody.
    expect((await stage.added({ employeeId: own.admin.employeeId })).verification).toBe('submitted')
    expect((await auditOf(server, own)).map(({ action }) => action).toSorted()).toEqual([
      'created',
      'created',
      'submitted',
      'submitted',
    ])
  })

  test('an administrator who is the only one has nobody to wait for', async () => {
    await rows(server, `update employees set roles = '{}' where tenant_id = $1 and id = $2 returning id`, [
      own.tenantId,
      own.secondAdmin.employeeId,
    ])
    expect((await stage.added({ employeeId: own.admin.employeeId })).verification).toBe('verified')
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
    expect((await stage.onDisk()).length).toBe(filesAtFirst(own).length + 1)
    for (const change of [
      { expiryDate: '2032-01-01T00:00:00.000Z' },
      { issuedDay: '' },
      { employeeId: own.colleague.employeeId },
    ])
      expect(codeOf(await stage.add({ ...sent, ...change }))).toBe('409 already_exists')
    expect((await stage.onDisk()).length).toBe(filesAtFirst(own).length + 1)
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
    const before = [await stateOf(server), await stage.onDisk()]
    const answer = await stage.add(sent)
    expect([codeOf(answer), answer.body.errors[0]?.field]).toEqual([expected, field])
    expect([await stateOf(server), await stage.onDisk()]).toEqual(before)
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
    const before = [await stateOf(server), await stage.onDisk()]
    expect(codeOf(await stage.add({ files }))).toBe(expected)
    expect([await stateOf(server), await stage.onDisk()]).toEqual(before)
  })

  test('10 MB are taken, and a polyglot is not', async () => {
    const most = Buffer.concat([pdf, Buffer.alloc(10_000_000 - pdf.length, ' ')])
    expect(codeOf(await stage.add({ files: [['card.pdf', most]] }))).toBe('200')
    const archive = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')
    expect(codeOf(await stage.add({ files: [['card.pdf', Buffer.concat([pdf, archive])]] }))).toBe('415 hidden_content')
  })

  test('of an archived type, of somebody one does not see, of another tenant: refused', async () => {
    await rows(server, 'update certification_types set is_deleted = true where id = $1', [own.certificationType])
    expect(codeOf(await stage.add({}))).toBe('409 type_archived')
    expect(codeOf(await stage.add({}, own.colleague))).toBe('404 not_found')
    expect(codeOf(await stage.add({ employeeId: other.target.employeeId }))).toBe('404 not_found')
    expect(codeOf(await stage.add({ type: other.certificationType }))).toBe('422 unknown_type')
    expect(codeOf(await stage.add({ renews: other.certification }))).toBe('422 unknown_renewed')
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
    await stage.verify(own.submission, { outcome: 'declined', because: 'Blurred' })
    expect(await ids()).toEqual([own.certification, own.submission])
    const renewal = await stage.added({ renews: own.certification, expiryDate: later })
    expect(await ids()).toEqual([renewal.id])
    const again = await stage.added({}, own.target)
    expect(await ids()).toEqual([renewal.id, again.id])
    await stage.remove(renewal.id, 1)
    // What it had renewed stands again.
    expect(await ids()).toEqual([own.certification, again.id])
    await rows(server, 'update employees set is_active = false where id = $1', [own.target.employeeId])
    expect(await ids()).toEqual([])
  })

  test('the history of one type has all of them, newest first', async () => {
    const renewal = await stage.added({ renews: own.certification, expiryDate: later })
    await stage.remove(own.submission, 1)
    const history = await stage.listOf(own.target, `?certificationType=${own.certificationType}`)
    const shown = (id: string) => history.find((one) => one.id === id)
    expect(history[0]?.id).toBe(renewal.id)
    expect(history).toHaveLength(3)
    expect(shown(own.certification)).toMatchObject({ isRenewed: true, isDeleted: false })
    expect(shown(own.submission)).toMatchObject({ isDeleted: true, verification: 'submitted' })
    expect(await stage.listOf(own.target, `?certificationType=${newId()}`)).toEqual([])
  })
})
