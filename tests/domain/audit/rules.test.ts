import { describe, expect, it } from 'vitest'
import { readFilter, writtenFilter } from '../../../src/domain/audit/filter.ts'
import { keptValues } from '../../../src/domain/audit/sensitive.ts'
import { headingsIn, rowOf } from '../../../src/domain/audit/table.ts'
import { forLine } from '../../../src/domain/audit/timeline.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { anEntry } from '../../fixtures/audit.ts'
import { ava, eve } from '../../fixtures/people.ts'

describe('Issue 5, audit: values only where not sensitive', () => {
  const kept = (kind: string, field: string) => keptValues(kind, [{ field, before: 'a', after: 'b' }]).length === 1

  it.each([
    ['employee', 'positionTitle'],
    ['employee', 'tags'],
    ['department', 'name'],
  ])('kept: %s %s', (kind, field) => expect(kept(kind, field)).toBe(true))

  it.each([
    ['employee', 'phone'],
    ['employee', 'personal'],
    ['employee', 'dateOfBirth'],
    ['employee', 'emergency'],
    ['employee', 'medicalNotes'],
    ['employee', 'notes'],
    ['employee', 'terminationReason'],
    ['account', 'password'],
    ['account', 'mfa'],
    ['goalComment', 'text'],
    ['whatever', 'name'],
  ])('left out: %s %s', (kind, field) => expect(kept(kind, field)).toBe(false))

  it('what did not change is no change', () => {
    expect(keptValues('department', [{ field: 'name', before: 'Yard', after: 'Yard' }])).toEqual([])
  })
})

describe('Issue 5, timeline: without what the line may not see', () => {
  it.each([
    ['the login', anEntry({ kind: 'account', action: 'created', fields: ['email'] })],
    ['a document', anEntry({ kind: 'document', action: 'created', fields: ['name'], name: 'Medical certificate' })],
    ['a personal detail', anEntry({ fields: ['dateOfBirth'] })],
    ['who opened the emergency contacts', anEntry({ action: 'read', fields: ['emergency'] })],
    ['a kind the rule does not know', anEntry({ kind: 'salary', fields: ['amount'] })],
    ['a change of nothing', anEntry({ fields: [] })],
  ])('%s is not there', (_, entry) => expect(forLine([entry])).toEqual([]))

  it('of a change of several fields the visible ones are left', () => {
    const values = [
      { field: 'positionTitle', before: 'Clerk', after: 'Foreman' },
      { field: 'dateOfBirth', before: '1990-01-01', after: null },
    ]
    const [entry] = forLine([anEntry({ fields: ['positionTitle', 'dateOfBirth', 'phone'], values })])
    expect([entry?.fields, entry?.values]).toEqual([['positionTitle', 'phone'], values.slice(0, 1)])
  })

  it('what everybody sees on the profile stays as it is', () => {
    const entries = [anEntry(), anEntry({ kind: 'position', action: 'approved', fields: ['status'] })]
    expect(forLine(entries)).toEqual(entries)
  })
})

describe('Issue 5, audit: the filter stands in the address', () => {
  it('and comes back from it', () => {
    const filter = {
      person: eve,
      actor: ava,
      kind: 'position',
      action: 'approved',
      from: '2026-01-01',
      to: '2026-02-01',
    }
    expect(readFilter(`?${writtenFilter(filter)}`)).toEqual(filter)
    expect(writtenFilter({})).toBe('')
  })

  it('what it says wrongly is passed over', () => {
    expect(readFilter('person=me&kind=a-b&action=<script>&from=soon&to=&before=1')).toEqual({})
  })
})

describe('Issue 5, audit: the table of changes', () => {
  it('says when in the tenant’s zone and in UTC, who, what and whom', () => {
    const row = rowOf(anEntry(), { locale: standardLocale, timeZone: 'Australia/Brisbane' })
    const headings = headingsIn({ locale: standardLocale, timeZone: 'Australia/Brisbane' })
    expect(Object.fromEntries(headings.map((heading, at) => [heading, row[at]]))).toEqual({
      'Time (Australia/Brisbane)': '21 Nov 2026 13:00',
      'Time (UTC)': '2026-11-21T03:00:00.000Z',
      Who: 'Ava Lindqvist',
      Action: 'changed',
      Kind: 'person',
      Name: '',
      Person: 'Eve Marlowe',
      Fields: 'phone',
      Values: '',
      Sentence: 'Ava Lindqvist changed Eve Marlowe’s phone',
    })
    expect(row).toHaveLength(headings.length)
  })
})
