import { describe, expect, it, test } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import {
  byName,
  type Evidence,
  evidenceFileName,
  evidenceMoment,
  evidenceTitle,
  registerHeaders,
  registerRows,
} from '../../../src/domain/policies/evidence.ts'
import { type PolicyFacts, personFacts, policyFacts } from '../../../src/domain/policies/evidenceFacts.ts'

const evidence: Evidence = {
  locale: standardLocale,
  kind: 'policy',
  title: 'Heat and Sun',
  clientName: 'Banksia Ridge',
  timeZone: 'Australia/Sydney',
  madeUtc: '2026-11-21T02:30:00.000Z',
  madeBy: 'Ava Lindqvist',
  asAt: null,
  facts: [],
  versions: [
    {
      versionNo: 1,
      title: 'Heat and Sun',
      sha256: 'ab',
      isSubstantive: true,
      changeNote: 'The first',
      publishedUtc: '2026-10-03T15:59:59.000Z',
      publishedBy: 'Ava Lindqvist',
      fileName: 'heat.pdf',
      isIntact: false,
    },
  ],
  duties: [
    {
      name: 'Eve Marlowe',
      identification: 'E1005',
      department: null,
      standing: 'outdated',
      versionNo: 2,
      agreedVersionNo: 1,
      agreementDateUtc: '2026-10-03T16:00:00.000Z',
      dueUtc: null,
    },
  ],
  agreements: [
    {
      name: 'Eve Marlowe',
      identification: 'E1005',
      versionNo: 1,
      agreementDateUtc: '2026-10-03T16:00:00.000Z',
      sha256: 'ab',
    },
  ],
}

describe('the register of an evidence pack (ours)', () => {
  it('has a cell under every heading, in every row', () => {
    for (const row of registerRows(evidence)) expect(row).toHaveLength(registerHeaders.length)
  })

  it('names each person with what tells them from another of their name', () => {
    const [about, version, standing, agreement] = registerRows(evidence).map((row) =>
      row.slice(1, 1 + registerHeaders.indexOf('number or email')),
    )
    expect(about).toEqual(['Policy', ''])
    expect(version).toEqual(['Heat and Sun', ''])
    expect(standing).toEqual(['Eve Marlowe', 'E1005'])
    expect(agreement).toEqual(['Eve Marlowe', 'E1005'])
  })

  it('says what it is about, and all that stands at its head, below the line with the hash', () => {
    const about = {
      ...evidence,
      kind: 'person' as const,
      title: 'John Smith',
      facts: [['Email', 'j@x.example']] as const,
    }
    expect(registerRows(about).flatMap((row) => (row[0] === 'fact' ? [[row[1], row.at(-1)]] : []))).toEqual([
      ['Person', 'John Smith'],
      ['Email', 'j@x.example'],
    ])
  })

  it('is in the order people are looked for: by number where there is one, whatever the accents', () => {
    const people = ['Test10 Person', 'Zoe Test', 'Test2 Person', 'Émile Adam', 'Test1 Person', 'Eve Marlowe']
    const shuffled = people.map((name) => ({ name, identification: '' }))
    expect(shuffled.toSorted(byName).map(({ name }) => name)).toEqual([
      'Émile Adam',
      'Eve Marlowe',
      'Test1 Person',
      'Test2 Person',
      'Test10 Person',
      'Zoe Test',
    ])
    const twins = ['E20', 'E3'].map((identification) => ({ name: 'John Smith', identification }))
    expect(twins.toSorted(byName).map((twin) => twin.identification)).toEqual(['E3', 'E20'])
  })

  it('tells instants in UTC and in the zone of the tenant, on both sides of the change to daylight saving', () => {
    const at = registerHeaders.indexOf('instant (local)')
    // In Sydney the clocks go forward on 4 October 2026 at 2 in the morning.
    expect(registerRows(evidence).map((row) => row[at])).toEqual([
      '',
      '4 Oct 2026 01:59',
      '4 Oct 2026 03:00',
      '4 Oct 2026 03:00',
    ])
  })

  it('says of a version whether what is stored is what was published, of what kind it is, and its file', () => {
    const [, version] = registerRows(evidence)
    expect(version).toContain('Differs from published')
    expect(version).toContain('Change of content: The first: heat.pdf')
  })

  it('says when it is told: now, or as at the end of a day', () => {
    expect(evidenceMoment(evidence)).toBe('As at 21 Nov 2026 13:30')
    expect(evidenceMoment({ ...evidence, asAt: '2026-03-01' })).toBe('As at the end of 1st Mar 2026')
    expect(evidenceTitle({ kind: 'person', title: 'Eve Marlowe' })).toBe('Policy evidence: Eve Marlowe')
  })

  test.each([
    ['Heat and Sun', 'evidence Heat and Sun 2026-11-21.pdf'],
    ['Leave / Hours: "2026"?', 'evidence Leave Hours 2026 2026-11-21.pdf'],
    ['..\\..\\x', 'evidence .. .. x 2026-11-21.pdf'],
  ])('the pack of %s is called %s', (title, name) => {
    expect(evidenceFileName(title, '2026-11-21', 'pdf')).toBe(name)
  })
})

describe('what stands at its head', () => {
  const policy: PolicyFacts = {
    category: null,
    status: 'published',
    isForAll: false,
    people: 1,
    departments: ['Yard', 'Office'],
    positions: [],
    tags: ['First aid'],
    template: 'Heat, version 2',
    areSettingsKnown: true,
    dueDay: '2026-12-01',
    dueInDays: 1,
    remindEveryDays: 7,
    renewEveryMonths: 12,
  }
  const said = (facts: PolicyFacts, asAt: string | null = null) =>
    Object.fromEntries(policyFacts(standardLocale, facts, asAt))

  it('names whom the policy binds, by when, and its rhythms', () => {
    expect(said(policy)).toEqual({
      Category: 'None',
      'Status today': 'In force',
      'Applies to': 'departments: Yard, Office; tags: First aid; 1 person chosen by name',
      Due: '1st Dec 2026; 1 day after it starts to apply',
      Reminders: 'Every 7 days from the due date',
      Renewal: 'Every 12 months',
      Template: 'Heat, version 2',
    })
  })

  it('says so where there is none of it', () => {
    const none = { isForAll: true, template: null, dueDay: null, dueInDays: null, remindEveryDays: null } as const
    expect(said({ ...policy, ...none, renewEveryMonths: null, status: 'archived' })).toEqual({
      Category: 'None',
      'Status today': 'Archived',
      'Applies to': 'All employees',
      Due: 'No due date',
      Reminders: 'None',
      Renewal: 'Never',
    })
    expect(said({ ...policy, departments: [], tags: [], people: 0 })['Applies to']).toBe('No one')
  })

  it('of an earlier day it says what it is told by, and what is of today', () => {
    expect(said(policy, '2026-03-01')['Based on']).toBe(
      'Texts, people, agreements and settings are those of that day. Names and departments are today’s.',
    )
    expect(said(policy, '2026-03-01')['Template today']).toBe('Heat, version 2')
    expect(said({ ...policy, areSettingsKnown: false }, '2026-03-01')['Based on']).toContain(
      'Settings of that day were not kept',
    )
  })

  it('and who a person is', () => {
    const person = {
      employeeNumber: 'E1005',
      email: 'eve@banksia.example',
      department: null,
      positionTitle: 'Foreman',
      startDate: '2021-07-05',
      isActive: true,
    }
    expect(personFacts(standardLocale, person, null).map(([, value]) => value)).toEqual([
      'E1005',
      'eve@banksia.example',
      'Foreman',
      'None',
      '5th Jul 2021',
      'Active',
    ])
    expect(personFacts(standardLocale, { ...person, employeeNumber: null }, null)[0]).toEqual([
      'Email',
      'eve@banksia.example',
    ])
  })
})
