import { describe, expect, it, test } from 'vitest'
import type { AuditEntry } from '../../../src/domain/audit/nouns.ts'
import { details, sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { forLine, withReason } from '../../../src/domain/audit/timeline.ts'
import { type WrittenChange, writtenChanges } from '../../../src/domain/audit/written.ts'
import { anEntry } from '../../fixtures/audit.ts'

type Key = { [Change in WrittenChange as `${Change['kind']} ${Change['action']}`]: string }

/** One line for everything the server writes down; a new one does not compile until it has its sentence here. */
const sentences: Key = {
  'account accepted': 'Ava Tran accepted the invitation to sign in',
  'account invited': 'Ava Tran invited Eve Larsen to sign in',
  'account removed': 'Ava Tran removed Eve Larsen’s login',
  'account reset': 'Ava Tran reset Eve Larsen’s two-factor authentication',
  'account updated': 'Ava Tran changed Eve Larsen’s password',
  'category created': 'Ava Tran added the category “It”',
  'category merged': 'Ava Tran merged the category “It” into “Other”',
  'category removed': 'Ava Tran removed the category “It”',
  'category reordered': 'Ava Tran put the categories in another order',
  'category updated': 'Ava Tran changed the category “It”: name',
  'certification created': 'Ava Tran added the certification “It” of Eve Larsen',
  'certification declined': 'Ava Tran declined the certification “It” of Eve Larsen',
  'certification reminded': 'Ava Tran sent a reminder about the certification “It” of Eve Larsen',
  'certification removed': 'Ava Tran removed the certification “It” of Eve Larsen',
  'certification submitted': 'Ava Tran handed in the certification “It” of Eve Larsen',
  'certification updated': 'Ava Tran changed the certification “It” of Eve Larsen: expiry date',
  'certification verified': 'Ava Tran verified the certification “It” of Eve Larsen',
  'certificationFile created': 'Ava Tran added the certification file “It” of Eve Larsen',
  'certificationFile removed': 'Ava Tran removed the certification file “It” of Eve Larsen',
  'certificationType created': 'Ava Tran added the certification type “It”',
  'certificationType removed': 'Ava Tran removed the certification type “It”',
  'certificationType updated': 'Ava Tran changed the certification type “It”: name',
  'coreValue created': 'Ava Tran added the core value “It”',
  'coreValue merged': 'Ava Tran merged the core value “It” into “Other”',
  'coreValue removed': 'Ava Tran removed the core value “It”',
  'coreValue reordered': 'Ava Tran put the core values in another order',
  'coreValue updated': 'Ava Tran changed the core value “It”: name',
  'defaultDiscussionPoint created': 'Ava Tran added the default discussion point “It”',
  'defaultDiscussionPoint merged': 'Ava Tran merged the default discussion point “It” into “Other”',
  'defaultDiscussionPoint removed': 'Ava Tran removed the default discussion point “It”',
  'defaultDiscussionPoint reordered': 'Ava Tran put the default discussion points in another order',
  'defaultDiscussionPoint updated': 'Ava Tran changed the default discussion point “It”: name',
  'department created': 'Ava Tran added the department “It”',
  'department merged': 'Ava Tran merged the department “It” into “Other”',
  'department removed': 'Ava Tran removed the department “It”',
  'department reordered': 'Ava Tran put the departments in another order',
  'department updated': 'Ava Tran changed the department “It”: name',
  'directoryView created': 'Ava Tran saved the view “It”',
  'directoryView removed': 'Ava Tran removed the saved view “It”',
  'directoryView updated': 'Ava Tran changed the saved view “It”: name',
  'document created': 'Ava Tran added the document “It” of Eve Larsen',
  'document removed': 'Ava Tran removed the document “It” of Eve Larsen',
  'emergency viewed': 'Ava Tran looked at Eve Larsen’s emergency contacts',
  'employee created': 'Ava Tran added Eve Larsen',
  'employee exported': 'Ava Tran exported Eve Larsen’s policy evidence',
  'employee removed': 'Ava Tran removed Eve Larsen',
  'employee terminated': 'Ava Tran terminated Eve Larsen, last day 1st Mar 2026',
  'employee updated': 'Ava Tran changed Eve Larsen’s phone',
  'employeeList exported': 'Ava Tran exported the list of people',
  'featureFlag toggled': 'Ava Tran switched “It” on',
  'feedback created': 'Ava Tran sent feedback',
  'goal created': 'Ava Tran added the goal “It” of Eve Larsen',
  'goal removed': 'Ava Tran removed the goal “It” of Eve Larsen',
  'goal updated': 'Ava Tran changed the goal “It” of Eve Larsen: title',
  'goalComment created': 'Ava Tran commented on a goal of Eve Larsen',
  'goalComment removed': 'Ava Tran removed a comment on a goal of Eve Larsen',
  'hrDocument agreed': 'Ava Tran agreed to the policy “It”',
  'hrDocument created': 'Ava Tran added the HR document “It”',
  'hrDocument escalated': 'Ava Tran told the manager about the policy “It”',
  'hrDocument exported': 'Ava Tran exported the evidence of the policy “It”',
  'hrDocument published': 'Ava Tran published the HR document “It”',
  'hrDocument reminded': 'Ava Tran sent a reminder about the policy “It”',
  'hrDocument removed': 'Ava Tran removed the HR document “It”',
  'hrDocument reviewed': 'Ava Tran reviewed the HR document “It”',
  'hrDocument updated': 'Ava Tran changed the HR document “It”: title',
  'hrDocumentCategory removed': 'Ava Tran removed the HR document category “It”',
  'import imported': 'Ava Tran imported people',
  'import reverted': 'Ava Tran took an import of people back',
  'meetingLocation created': 'Ava Tran added the meeting location “It”',
  'meetingLocation merged': 'Ava Tran merged the meeting location “It” into “Other”',
  'meetingLocation removed': 'Ava Tran removed the meeting location “It”',
  'meetingLocation reordered': 'Ava Tran put the meeting locations in another order',
  'meetingLocation updated': 'Ava Tran changed the meeting location “It”: name',
  'onboarding updated': 'Ava Tran changed the account set-up’s status',
  'performanceReviewTemplate created': 'Ava Tran added the performance review template “It”',
  'performanceReviewTemplate merged': 'Ava Tran merged the performance review template “It” into “Other”',
  'performanceReviewTemplate removed': 'Ava Tran removed the performance review template “It”',
  'performanceReviewTemplate reordered': 'Ava Tran put the performance review templates in another order',
  'performanceReviewTemplate updated': 'Ava Tran changed the performance review template “It”: name',
  'position acknowledged': 'Ava Tran acknowledged the position “It” of Eve Larsen',
  'position approved': 'Ava Tran approved the position “It” of Eve Larsen',
  'position created': 'Ava Tran added the position “It” of Eve Larsen',
  'position removed': 'Ava Tran removed the position “It” of Eve Larsen',
  'position updated': 'Ava Tran changed the position “It” of Eve Larsen: title',
  'positionTemplate created': 'Ava Tran added the position template “It”',
  'positionTemplate merged': 'Ava Tran merged the position template “It” into “Other”',
  'positionTemplate removed': 'Ava Tran removed the position template “It”',
  'positionTemplate reordered': 'Ava Tran put the position templates in another order',
  'positionTemplate updated': 'Ava Tran changed the position template “It”: name',
  'subscription cancelled': 'Ava Tran cancelled the subscription',
  'subscription subscribed': 'Ava Tran began the subscription',
  'tag created': 'Ava Tran added the tag “It”',
  'tag merged': 'Ava Tran merged the tag “It” into “Other”',
  'tag removed': 'Ava Tran removed the tag “It”',
  'tag reordered': 'Ava Tran put the tags in another order',
  'tag updated': 'Ava Tran changed the tag “It”: name',
  'tenant created': 'Ava Tran added the company',
  'tenant updated': 'Ava Tran changed the company’s logo',
}

/** Those that are about a person; of the others nobody is named. */
const aboutSomebody =
  /^(account|certification|certificationFile|document|emergency|employee|goal|goalComment|position)$/
const unnamed = /^(account|emergency|employee|goalComment|feedback|import|onboarding|subscription|tenant)$/
const changedField: Readonly<Record<string, string>> = {
  account: 'password',
  certification: 'expiryDate',
  employee: 'phone',
  goal: 'title',
  hrDocument: 'title',
  onboarding: 'status',
  position: 'title',
  tenant: 'logoUrl',
}

const entryOf = (kind: string, action: string): AuditEntry =>
  anEntry({
    kind,
    action,
    person: aboutSomebody.test(kind) ? anEntry().person : null,
    name: unnamed.test(kind) ? null : 'It',
    fields: action === 'updated' ? [changedField[kind] ?? 'name'] : [],
    values:
      action === 'merged'
        ? [{ field: 'name', before: 'It', after: 'Other' }]
        : action === 'toggled'
          ? [{ field: 'isEnabled', before: 'no', after: 'yes' }]
          : action === 'terminated'
            ? [{ field: 'terminationDate', before: null, after: '2026-03-01' }]
            : [],
  })

describe('everything the server writes down is a sentence', () => {
  const written = Object.entries(writtenChanges).flatMap(([kind, actions]) =>
    actions.map((action) => [kind, action] as const),
  )
  test.each(written)('%s %s', (kind, action) => {
    expect(sentenceOf(entryOf(kind, action))).toBe(sentences[`${kind} ${action}` as keyof Key])
  })
  it('and no sentence is of something that is not written', () => {
    expect(Object.keys(sentences).sort()).toEqual(written.map(([kind, action]) => `${kind} ${action}`).sort())
  })
})

const value = (field: string, before: string | null, after: string | null) => ({ field, before, after })

const newcomer = anEntry({
  action: 'created',
  fields: ['firstName', 'lastName', 'email', 'positionTitle', 'departmentId', 'reportsTo', 'startDate', 'phone'],
  values: [
    value('firstName', null, 'Eve'),
    value('lastName', null, 'Larsen'),
    value('email', null, 'eve@banksia.example'),
    value('positionTitle', null, 'Scaffolder'),
    value('departmentId', null, 'Site Operations'),
    value('reportsTo', null, 'Max Okafor'),
    value('startDate', null, '2021-07-05'),
  ],
})

const leaver = anEntry({
  action: 'terminated',
  fields: ['isActive', 'termination', 'underlings'],
  values: [
    value('isActive', 'yes', 'no'),
    value('terminationDate', null, '2026-03-01'),
    value('underlings', null, 'Max Okafor'),
  ],
})

describe('one act is one entry, with its lines below', () => {
  it('somebody new: what they were given, the phone without its number', () => {
    expect(sentenceOf(newcomer)).toBe(
      'Ava Tran added Eve Larsen as Scaffolder in Site Operations, reporting to Max Okafor, from 5th Jul 2021',
    )
    expect(details(newcomer)).toEqual(['email set to eve@banksia.example', 'phone set'])
  })

  it('an entry of before names every field there is, so it does not tell what was given', () => {
    const values = newcomer.values.filter(({ field }) => field !== 'reportsTo')
    expect(details({ ...newcomer, values })).toEqual(['email set to eve@banksia.example'])
  })

  it('somebody who leaves: the last day, the reason, and who took over', () => {
    expect(sentenceOf(leaver)).toBe('Ava Tran terminated Eve Larsen, last day 1st Mar 2026')
    const [read] = withReason([leaver], { date: '2026-03-01', reason: 'Redundancy' })
    expect(details(read ?? leaver)).toEqual(['direct reports taken over by Max Okafor', 'reason: Redundancy'])
  })

  it('the reason of another termination, or of none, is not that of this one', () => {
    expect(withReason([leaver], { date: '2025-01-01', reason: 'Redundancy' })).toEqual([leaver])
    expect(withReason([leaver], null)).toEqual([leaver])
  })

  it('nothing is ever changed from nothing, or to it', () => {
    const entry = anEntry({
      fields: ['lastName', 'tags', 'isActive', 'hideFromEmployeeDirectory'],
      values: [
        value('lastName', null, 'Zoë'),
        value('tags', 'Crane', null),
        value('isActive', 'yes', 'no'),
        value('hideFromEmployeeDirectory', 'no', 'yes'),
      ],
    })
    expect(details(entry)).toEqual([
      'last name set to Zoë',
      'tags removed, was Crane',
      'made inactive',
      'hidden from the directory',
    ])
  })

  it('a manager reads of a newcomer and a leaver what stands in the record, and nothing else', () => {
    const entry = { ...newcomer, fields: [...newcomer.fields, 'dateOfBirth'] }
    const [read] = forLine([{ ...entry, values: [...entry.values, value('dateOfBirth', null, '1990-01-01')] }])
    expect(JSON.stringify(read)).not.toMatch(/dateOfBirth|1990/)
    const left = withReason([leaver], { date: '2026-03-01', reason: 'Redundancy' })
    expect(forLine(left).flatMap(details)).toEqual(left.flatMap(details))
  })
})
