import { describe, expect, it } from 'vitest'
import {
  complianceItemOf,
  heldTypeOf,
  inDueOrder,
  ownDuties,
  verifyingDuty,
} from '../../../src/domain/certifications/duties.ts'
import { digestLetter, reminderLetter } from '../../../src/domain/certifications/letters.ts'
import type { CertificationId, CertificationTypeId, EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'

const now = Date.parse('2026-03-10T02:30:00.000Z')
const day = 24 * 3_600_000
const eve = 'eve' as EmployeeId
const evidence = (id: string, inDays: number | null, more: object = {}) => ({
  id: id as CertificationId,
  isDeleted: false,
  isRenewed: false,
  verification: 'verified' as const,
  expiryDate: inDays === null ? null : new Date(now + inDays * day).toISOString(),
  createdUtc: '2025-01-01T00:00:00.000Z',
  ...more,
})
const type = (held: ReadonlyArray<ReturnType<typeof evidence>>, isRequired = true) => ({
  typeId: 'type' as CertificationTypeId,
  typeName: 'First aid',
  isRequired,
  held,
})
const duties = (...given: Parameters<typeof type>) => ownDuties(heldTypeOf(type(...given), now), eve)
const later = '2026-02-01T00:00:00.000Z'

describe('what certifications ask of a person', () => {
  it.each<[string, ReturnType<typeof evidence>[], string | undefined, string | undefined]>([
    ['missing: the type is named', [], 'certificationMissing', 'type'],
    ['expired', [evidence('a', -1)], 'certificationExpired', 'a'],
    ['expiring soon', [evidence('a', 3)], 'certificationExpiring', 'a'],
    ['current', [evidence('a', 300)], undefined, undefined],
    [
      'expired and handed in anew',
      [evidence('a', -1), evidence('b', 9, { verification: 'submitted', createdUtc: later })],
      undefined,
      undefined,
    ],
    ['declined', [evidence('b', 9, { verification: 'declined' })], 'certificationDeclined', 'type'],
    [
      'expired, the renewal declined',
      [evidence('a', -1), evidence('b', 9, { verification: 'declined', createdUtc: later })],
      'certificationDeclined',
      'a',
    ],
    [
      'declined, and verified since',
      [evidence('b', 9, { verification: 'declined' }), evidence('c', 300, { createdUtc: later })],
      undefined,
      undefined,
    ],
  ])('%s', (_, held, kind, id) => {
    const [duty] = duties(held)
    expect([duty?.type, duty?.id]).toEqual([kind, id])
    if (duty !== undefined) expect(duty).toMatchObject({ detail: 'First aid', employeeId: eve })
  })

  it('a type that is not required is no duty when nothing is held, and one when what is held lapses', () => {
    expect(duties([], false)).toEqual([])
    expect(duties([evidence('b', 9, { verification: 'declined' })], false)).toEqual([])
    expect(duties([evidence('a', -1)], false)).toMatchObject([{ type: 'certificationExpired' }])
  })

  it('a verifier is told whose it is', () => {
    const submitted = {
      id: 'b' as CertificationId,
      employeeId: eve,
      employeeName: 'Eve Marlowe',
      typeName: 'First aid',
      version: 3,
    }
    expect(verifyingDuty(submitted)).toMatchObject({
      detail: 'Eve Marlowe: First aid',
      employeeId: eve,
      id: 'b',
      version: 3,
    })
  })
})

it('what has to be seen to comes first, by when it falls due; what is done last', () => {
  const item = (
    title: string,
    standing: 'current' | 'missing' | 'expired' | 'agreed' | 'late',
    dueUtc: string | null,
  ) => ({ kind: 'policy', id: title, title, standing, dueUtc, doneUtc: null }) as const
  const items = [
    item('Done', 'agreed', null),
    item('Later', 'late', '2026-03-02T00:00:00.000Z'),
    item('Missing', 'missing', null),
    item('Held', 'current', '2026-01-01T00:00:00.000Z'),
    item('First', 'expired', '2026-03-01T00:00:00.000Z'),
  ]
  expect(inDueOrder(items).map(({ title }) => title)).toEqual(['First', 'Later', 'Missing', 'Held', 'Done'])
  const [held] = heldTypeOf(type([evidence('a', -1)]), now)
  expect(held && complianceItemOf(held)).toMatchObject({
    kind: 'certification',
    id: 'a',
    standing: 'expired',
    doneUtc: '2025-01-01T00:00:00.000Z',
  })
})

describe('letters', () => {
  const due = { typeName: 'White Card', expiryDate: '2026-03-24T23:59:59.999Z', link: 'https://hr.example/x' }
  const to = {
    to: 'Eve',
    company: 'Banksia Ridge',
    timeZone: 'UTC',
    locale: standardLocale,
    now: Date.parse('2026-03-10T02:30:00.000Z'),
  }
  it.each([
    ['2026-03-24T23:59:59.999Z', 'expires on 24th Mar 2026'],
    ['2026-03-10T23:59:59.999Z', 'expires today'],
    ['2026-03-10T02:00:00.000Z', 'expired today at 02:00'],
    ['2026-03-09T23:59:59.999Z', 'expired on 9th Mar 2026'],
    [null, 'does not expire'],
  ])('an expiry on %s %s', (expiryDate, words) => {
    const { subject, text } = reminderLetter({ ...due, expiryDate }, { ...to, sentBy: 'Max Oduya' })
    expect(subject).toBe(`White Card: ${words}`)
    expect(text).toContain('Max Oduya of Banksia Ridge reminds you')
    expect(text).toContain(due.link)
  })
  it('a digest names everybody once, in one message', () => {
    const many = [
      { ...due, fullName: 'Eve Marlowe', isTold: true },
      { ...due, fullName: 'John Smith', isTold: false },
    ]
    const { subject, text } = digestLetter(many, { ...to, link: 'https://hr.example/certifications' })
    expect(subject).toBe('2 certifications need attention')
    expect(text.match(/^- .+$/gm)).toEqual([
      '- Eve Marlowe, White Card: expires on 24th Mar 2026',
      '- John Smith, White Card: expires on 24th Mar 2026 (no email address: tell them in person)',
    ])
    expect(text).toContain('The others have been notified directly.')
  })
})
