import { describe, expect, it } from 'vitest'
import { profileDraftOf } from '../../../src/domain/employees/drafts.ts'
import type { PersonPolicy } from '../../../src/domain/employees/nouns.ts'
import { differences, type Names } from '../../../src/ui/employees/conflict.ts'
import { anEmployee, max, office, yard } from '../../fixtures/people.ts'

const heights = {
  id: 'heights',
  title: 'Working at heights',
  applies: true,
  isChosen: true,
  isForAll: false,
} as unknown as PersonPolicy

const names: Names = {
  department: (id) => [yard, office].find((department) => department.id === id)?.name,
  person: (id) => (id === max ? 'Max Oduya' : undefined),
  day: (day) => `the day ${day}`,
  policy: (id) => (id === heights.id ? heights.title : undefined),
}
const base = profileDraftOf(anEmployee())

describe('theirs beside mine', () => {
  it('only the fields of the section that differ, in words', () => {
    const theirs = anEmployee({ department: office, phone: '1', startDate: '2024-01-03', reportsTo: null })
    const mine = { ...base, startDate: '', phone: '2' }
    expect(differences('work', theirs, mine, names)).toEqual([
      { label: 'Department', theirs: 'Office', mine: 'Yard' },
      { label: 'Manager', theirs: 'Nobody', mine: 'Max Oduya' },
      { label: 'Start date', theirs: 'the day 2024-01-03', mine: 'Nothing' },
    ])
    expect(differences('basicInfo', theirs, mine, names)).toEqual([{ label: 'Phone', theirs: '1', mine: '2' }])
  })

  it('a person one may not know is not named', () => {
    const [manager] = differences('work', anEmployee({ reportsTo: anEmployee().id }), base, names)
    expect(manager).toEqual({ label: 'Manager', theirs: 'Not shown to you', mine: 'Max Oduya' })
  })

  it('spaces alone are no difference', () => {
    expect(differences('basicInfo', anEmployee(), { ...base, firstName: ` ${base.firstName} ` }, names)).toEqual([])
  })

  it('policies are told by their titles, days as days', () => {
    const theirs = anEmployee({ hrPolicies: [heights] })
    expect(differences('hrPolicies', theirs, base, names)).toEqual([
      { label: 'Policies', theirs: 'Working at heights', mine: 'Nothing' },
    ])
    const mine = { ...base, dateOfBirth: '1990-04-01', employmentType: 'Casual' as const }
    expect(differences('personal', anEmployee(), mine, names)).toEqual([
      { label: 'Date of birth', theirs: 'Nothing', mine: 'the day 1990-04-01' },
    ])
    expect(differences('other', anEmployee(), mine, names)).toEqual([
      { label: 'Employment', theirs: 'Nothing', mine: 'Casual' },
    ])
  })

  it('tags are told as a list', () => {
    const mine = { ...base, tags: ['mentor', 'remote'] }
    expect(differences('tags', anEmployee({ tags: [] }), mine, names)).toEqual([
      { label: 'Tags', theirs: 'Nothing', mine: 'mentor, remote' },
    ])
  })
})
