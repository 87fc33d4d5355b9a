import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { headingFields } from '../../../src/domain/policies/heading.fields.ts'
import { PolicySettings } from '../../../src/domain/policies/nouns.ts'
import { reachOf } from '../../../src/domain/policies/reach.ts'
import { settingsFields } from '../../../src/domain/policies/settings.fields.ts'
import { everybody, settingsDraftOf, toPolicySettings } from '../../../src/domain/policies/settingsDrafts.ts'
import {
  contentOf,
  emptyContent,
  headingOf,
  needsNote,
  outcomesOf,
  reviewedVersion,
  titleOfFile,
  toDraftChange,
} from '../../../src/domain/policies/writing.ts'
import { departmentId, employeeId } from '../../fixtures/ids.ts'
import { aDocument, aDraft, aPublished, aText, aVersion } from '../../fixtures/policyTexts.ts'

const file = { name: 'ladders.pdf', size: 3, sha256: 'b'.repeat(64), pages: 2 }

describe('§ 3 The text being written', () => {
  it.each([
    ['is the draft’s', aDocument(), aText('Check the feet.')],
    ['where there is none, the published version’s', aPublished(), aText('Check the ladder.')],
    ['of nothing, empty', aDocument({ draft: null }), emptyContent],
    ['of a file, none', aDocument({ draft: aDraft({ content: null, file }) }), null],
    ['of a published file, none', aPublished({ current: aVersion({ content: null, file }) }), null],
  ])('%s', (_, document, content) => expect(contentOf(document)).toEqual(content))

  it('a draft without a category has none, whatever the version has', () => {
    expect(headingOf(aPublished({ draft: aDraft({ category: null }) })).category).toBe('')
    expect(headingOf(aPublished()).category).toBe('Safety')
  })

  it('is sent without the spaces around its title', () => {
    expect(toDraftChange({ title: ' Ladders ', category: ' ' }, null, 4)).toEqual({
      version: 4,
      title: 'Ladders',
      category: null,
      content: null,
    })
  })

  it.each([
    ['', 'Required'],
    ['x'.repeat(161), 'At most 160 characters'],
  ])('a title of %j is refused', (title, sentence) =>
    expect(headingFields.problems({ title, category: '' })).toEqual({ title: sentence }),
  )
})

describe('What a reviewer may say', () => {
  it.each([
    ['of a first version, that it is new', aDocument(), ['substantive']],
    ['of a draft after a version, either', aPublished({ draft: aDraft() }), ['substantive', 'editorial']],
    ['without a draft, that nothing has changed', aPublished(), ['unchanged']],
    ['of what asks nobody, a first version', aDocument({ type: 1 }), ['substantive']],
    ['and after it only that it is another', aPublished({ type: 1, draft: aDraft() }), ['editorial']],
  ])('%s', (_, document, outcomes) => expect(outcomesOf(document)).toEqual(outcomes))

  it('people who are asked again are told why', () => {
    expect([needsNote('substantive', 0), needsNote('substantive', 1), needsNote('editorial', 1)]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('it is about the draft that it publishes, else about the document', () => {
    const document = aPublished({ draft: aDraft({ version: 4 }), version: 9 })
    expect([reviewedVersion(document, 'editorial'), reviewedVersion(document, 'unchanged')]).toEqual([4, 9])
  })
})

it.each([
  ['Ladder_safety 2026.pdf', 'Ladder safety 2026'],
  ['.pdf', 'Untitled'],
  [`${'x'.repeat(200)}.pdf`, 'x'.repeat(160)],
])('a file %j begins with the title %j', (name, title) => expect(titleOfFile(name)).toBe(title))

describe('The settings as they are typed', () => {
  const draft = settingsDraftOf(aPublished())

  it('come back as they were', () => {
    const settings = {
      relevantParties: { ...everybody, all: false, tags: ['Yard'] },
      dueDay: '2026-12-18',
      dueInDays: 14,
      remindEveryDays: 7,
      tellManagerAfterDays: 5,
      renewEveryMonths: 12,
    }
    expect(toPolicySettings(settingsDraftOf(aPublished({ settings })))).toEqual(settings)
  })

  it.each([
    ['dueInDays', '366'],
    ['dueInDays', '0'],
    ['remindEveryDays', '91'],
    ['tellManagerAfterDays', '91'],
    ['tellManagerAfterDays', '0'],
    ['renewEveryMonths', '61'],
    ['renewEveryMonths', '1.5'],
    ['dueDay', '2026-02-30'],
  ] as const)('%s of %s is refused, as by the server', (field, typed) => {
    const wrong = { ...draft, [field]: typed }
    expect(Object.keys(settingsFields.problems(wrong))).toEqual([field])
    expect(Schema.is(PolicySettings)(toPolicySettings(wrong))).toBe(false)
  })

  it('chosen people are somebody', () => {
    expect(settingsFields.problems({ ...draft, binds: 'chosen' }).binds).toBeDefined()
    expect(settingsFields.problems({ ...draft, binds: 'chosen', tags: ['Yard'] })).toEqual({})
  })

  it('choosing everybody drops the people chosen before', () => {
    expect(toPolicySettings({ ...draft, tags: ['Yard'] }).relevantParties).toEqual(everybody)
  })
})

describe('Whom relevant parties would bind', () => {
  const person = (name: string, over: object = {}) => ({
    id: employeeId(name),
    isActive: true,
    positionTitle: null,
    department: null,
    tags: [],
    ...over,
  })
  const people = [
    person('ava', { department: { id: departmentId('yard') } }),
    person('max', { positionTitle: 'Foreman' }),
    person('eve', { tags: [{ name: 'First Aid' }] }),
    person('gone', { isActive: false, positionTitle: 'Foreman' }),
  ]
  const chosen = { ...everybody, all: false }

  it.each([
    ['all', everybody, ['ava', 'max', 'eve']],
    ['nobody', chosen, []],
    ['a person', { ...chosen, employeeIds: [employeeId('eve')] }, ['eve']],
    ['a department', { ...chosen, departmentIds: [departmentId('yard')] }, ['ava']],
    ['a position, whatever its case', { ...chosen, positionTitles: ['FOREMAN'] }, ['max']],
    ['a tag, and each once', { ...chosen, tags: ['first aid'], employeeIds: [employeeId('eve')] }, ['eve']],
  ])('%s', (_, parties, names) =>
    expect(reachOf(parties, people).map(({ id }) => id)).toEqual(names.map((name) => employeeId(name))),
  )
})
