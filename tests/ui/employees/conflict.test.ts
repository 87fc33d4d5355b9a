import { expect, it } from 'vitest'
import { profileDraftOf } from '../../../src/domain/employees/drafts.ts'
import type { ProfileDraft } from '../../../src/domain/employees/employee.fields.ts'
import type { HrDocumentId } from '../../../src/domain/kernel/ids.ts'
import { writtenWith } from '../../../src/ui/employees/conflict.ts'
import { anEmployee, ava, max, office, yard } from '../../fixtures/people.ts'

const written = writtenWith({
  department: (id) => [yard].find((department) => department.id === id)?.name,
  person: (id) => (id === max ? 'Max Oduya' : undefined),
  policy: (id) => (id === 'heights' ? 'Working at heights' : undefined),
})

it.each<[string, Partial<ProfileDraft>, keyof ProfileDraft, string]>([
  ['a department by its name', { departmentId: yard.id }, 'departmentId', 'Yard'],
  ['one that nobody knows here', { departmentId: office.id }, 'departmentId', 'Another department'],
  ['none', { departmentId: null }, 'departmentId', 'No department'],
  ['a manager by their name', { reportsTo: max }, 'reportsTo', 'Max Oduya'],
  ['one whom one may not know', { reportsTo: ava }, 'reportsTo', 'You don’t have access'],
  ['no manager', { reportsTo: null }, 'reportsTo', 'No one'],
  [
    'policies by their titles',
    { documentIds: ['heights', 'other'] as ReadonlyArray<string> as ReadonlyArray<HrDocumentId> },
    'documentIds',
    'Working at heights, Another policy',
  ],
])('theirs beside mine, in words: %s', (_, change, field, words) => {
  expect(written[field]?.({ ...profileDraftOf(anEmployee()), ...change })).toBe(words)
})
