import { describe, expect, it, test } from 'vitest'
import type { AuditEntry } from '../../../src/domain/audit/nouns.ts'
import { details, sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { forLine, withReason } from '../../../src/domain/audit/timeline.ts'
import { type WrittenChange, writtenChanges } from '../../../src/domain/audit/written.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { anEntry } from '../../fixtures/audit.ts'

type Key = { [Change in WrittenChange as `${Change['kind']} ${Change['action']}`]: string }

/** One line for everything the server writes down; a new one does not compile until it has its sentence here. */
const sentences: Key = {
  'account accepted': 'Ava Lindqvist accepted the invitation to sign in',
  'account invited': 'Ava Lindqvist invited Eve Marlowe to sign in',
  'account removed': 'Ava Lindqvist removed Eve Marlowe’s login',
  'account reset': 'Ava Lindqvist reset Eve Marlowe’s two-factor authentication',
  'account updated': 'Ava Lindqvist changed Eve Marlowe’s password',
  'asset accepted': 'Ava Lindqvist accepted the asset “It”',
  'asset activated': 'Ava Lindqvist activated the asset “It”',
  'asset assigned': 'Ava Lindqvist assigned the asset “It” to Eve Marlowe',
  'asset created': 'Ava Lindqvist added the asset “It”',
  'asset declined': 'Ava Lindqvist declined the asset “It”',
  'asset removed': 'Ava Lindqvist removed the asset “It”',
  'asset retired': 'Ava Lindqvist retired the asset “It”',
  'asset serviced': 'Ava Lindqvist marked the asset “It” as serviced',
  'asset unassigned': 'Ava Lindqvist took the asset “It” back from Eve Marlowe',
  'asset updated': 'Ava Lindqvist changed the asset “It”: name',
  'assetAudit closed': 'Ava Lindqvist closed the audit of It',
  'assetAudit created': 'Ava Lindqvist started an audit of It',
  'assetCategory created': 'Ava Lindqvist added the asset category “It”',
  'assetCategory merged': 'Ava Lindqvist merged the asset category “It” into “Other”',
  'assetCategory removed': 'Ava Lindqvist removed the asset category “It”',
  'assetCategory updated': 'Ava Lindqvist changed the asset category “It”: name',
  'assetFile created': 'Ava Lindqvist added the asset file “It”',
  'assetFile removed': 'Ava Lindqvist removed the asset file “It”',
  'assetImport imported': 'Ava Lindqvist imported assets',
  'assetImport reverted': 'Ava Lindqvist reverted an asset import',
  'assetLocation created': 'Ava Lindqvist added the asset location “It”',
  'assetLocation merged': 'Ava Lindqvist merged the asset location “It” into “Other”',
  'assetLocation removed': 'Ava Lindqvist removed the asset location “It”',
  'assetLocation updated': 'Ava Lindqvist changed the asset location “It”: name',
  'assetRegister exported': 'Ava Lindqvist exported the register of assets',
  'calendarFeed created': 'Ava Lindqvist created a calendar address',
  'calendarFeed removed': 'Ava Lindqvist turned off the address of their calendar',
  'category created': 'Ava Lindqvist added the category “It”',
  'category merged': 'Ava Lindqvist merged the category “It” into “Other”',
  'category removed': 'Ava Lindqvist removed the category “It”',
  'category reordered': 'Ava Lindqvist reordered the categories',
  'category updated': 'Ava Lindqvist changed the category “It”: name',
  'certification created': 'Ava Lindqvist added the certification “It” of Eve Marlowe',
  'certification declined': 'Ava Lindqvist declined the certification “It” of Eve Marlowe',
  'certification reminded': 'Ava Lindqvist sent a reminder about the certification “It” of Eve Marlowe',
  'certification removed': 'Ava Lindqvist removed the certification “It” of Eve Marlowe',
  'certification submitted': 'Ava Lindqvist submitted the certification “It” of Eve Marlowe',
  'certification updated': 'Ava Lindqvist changed the certification “It” of Eve Marlowe: expiry date',
  'certification verified': 'Ava Lindqvist verified the certification “It” of Eve Marlowe',
  'certificationFile created': 'Ava Lindqvist added the certification file “It” of Eve Marlowe',
  'certificationFile removed': 'Ava Lindqvist removed the certification file “It” of Eve Marlowe',
  'certificationType created': 'Ava Lindqvist added the certification type “It”',
  'certificationType removed': 'Ava Lindqvist removed the certification type “It”',
  'certificationType updated': 'Ava Lindqvist changed the certification type “It”: name',
  'checkInList exported': 'Ava Lindqvist exported the list of check-ins',
  'chartPlan approved': 'Ava Lindqvist approved the plan of a reorganisation “It”',
  'chartPlan cancelled': 'Ava Lindqvist cancelled the plan of a reorganisation “It”',
  'chartPlan created': 'Ava Lindqvist added the plan of a reorganisation “It”',
  'chartPlan published': 'Ava Lindqvist published the plan of a reorganisation “It”',
  'chartPlan reopened': 'Ava Lindqvist reopened the plan of a reorganisation “It”',
  'chartPlan reverted': 'Ava Lindqvist reverted the plan of a reorganisation “It”',
  'chartPlan submitted': 'Ava Lindqvist submitted the plan of a reorganisation “It”',
  'chartPlan updated': 'Ava Lindqvist changed the plan of a reorganisation “It”: name',
  'checkIn created': 'Ava Lindqvist added the check-in “It” of Eve Marlowe',
  'checkIn removed': 'Ava Lindqvist removed the check-in “It” of Eve Marlowe',
  'checkIn updated': 'Ava Lindqvist changed the check-in “It” of Eve Marlowe: name',
  'checkInComment created': 'Ava Lindqvist commented on a check-in of Eve Marlowe',
  'checkInComment removed': 'Ava Lindqvist deleted a comment on a check-in of Eve Marlowe',
  'checkInSeries created': 'Ava Lindqvist added the series of check-ins “It” of Eve Marlowe',
  'checkInSeries updated': 'Ava Lindqvist changed the series of check-ins “It” of Eve Marlowe: name',
  'checkInTemplate created': 'Ava Lindqvist added the check-in template “It”',
  'checkInTemplate removed': 'Ava Lindqvist removed the check-in template “It”',
  'checkInTemplate updated': 'Ava Lindqvist changed the check-in template “It”: name',
  'coreValue created': 'Ava Lindqvist added the core value “It”',
  'coreValue merged': 'Ava Lindqvist merged the core value “It” into “Other”',
  'coreValue removed': 'Ava Lindqvist removed the core value “It”',
  'coreValue reordered': 'Ava Lindqvist reordered the core values',
  'coreValue updated': 'Ava Lindqvist changed the core value “It”: name',
  'dailyScrumBlocker reopened': 'Ava Lindqvist reopened the blocker “It”',
  'dailyScrumBlocker resolved': 'Ava Lindqvist resolved the blocker “It”',
  'dailyScrumEntry created': 'Ava Lindqvist added the daily scrum entry “It”',
  'dailyScrumEntry updated': 'Ava Lindqvist changed the daily scrum entry “It”: name',
  'defaultDiscussionPoint created': 'Ava Lindqvist added the default discussion point “It”',
  'defaultDiscussionPoint merged': 'Ava Lindqvist merged the default discussion point “It” into “Other”',
  'defaultDiscussionPoint removed': 'Ava Lindqvist removed the default discussion point “It”',
  'defaultDiscussionPoint reordered': 'Ava Lindqvist reordered the default discussion points',
  'defaultDiscussionPoint updated': 'Ava Lindqvist changed the default discussion point “It”: name',
  'department created': 'Ava Lindqvist added the department “It”',
  'department merged': 'Ava Lindqvist merged the department “It” into “Other”',
  'department removed': 'Ava Lindqvist removed the department “It”',
  'department reordered': 'Ava Lindqvist reordered the departments',
  'department updated': 'Ava Lindqvist changed the department “It”: name',
  'directoryView created': 'Ava Lindqvist saved the view “It”',
  'directoryView removed': 'Ava Lindqvist removed the saved view “It”',
  'directoryView updated': 'Ava Lindqvist changed the saved view “It”: name',
  'document created': 'Ava Lindqvist added the document “It” of Eve Marlowe',
  'document removed': 'Ava Lindqvist removed the document “It” of Eve Marlowe',
  'emergency viewed': 'Ava Lindqvist looked at Eve Marlowe’s emergency contacts',
  'employee created': 'Ava Lindqvist added Eve Marlowe',
  'employee exported': 'Ava Lindqvist exported Eve Marlowe’s policy evidence',
  'employee reinstated': 'Ava Lindqvist reinstated Eve Marlowe, first day back 1st Mar 2026',
  'employee removed': 'Ava Lindqvist removed Eve Marlowe',
  'employee kept': 'Ava Lindqvist kept Eve Marlowe employed and cancelled the last day 1st Mar 2026',
  'employee planned': 'Ava Lindqvist planned the last day of Eve Marlowe, 1st Mar 2026',
  'employee terminated': 'Ava Lindqvist terminated Eve Marlowe, last day 1st Mar 2026',
  'employee updated': 'Ava Lindqvist changed Eve Marlowe’s phone',
  'employeeList exported': 'Ava Lindqvist exported the list of people',
  'featureFlag toggled': 'Ava Lindqvist turned “It” on',
  'feedback created': 'Ava Lindqvist sent feedback',
  'feedback updated': 'Ava Lindqvist answered the feedback',
  'goal created': 'Ava Lindqvist added the goal “It” of Eve Marlowe',
  'goal removed': 'Ava Lindqvist removed the goal “It” of Eve Marlowe',
  'goal updated': 'Ava Lindqvist changed the goal “It” of Eve Marlowe: title',
  'goalImport imported': 'Ava Lindqvist imported goals',
  'goalImport reverted': 'Ava Lindqvist reverted a goal import',
  'certificationList exported': 'Ava Lindqvist exported the list of certifications',
  'requirements exported': 'Ava Lindqvist exported the matrix of requirements',
  'goalList exported': 'Ava Lindqvist exported the list of goals',
  'goalTemplate created': 'Ava Lindqvist added the goal template “It”',
  'goalTemplate merged': 'Ava Lindqvist merged the goal template “It” into “Other”',
  'goalTemplate removed': 'Ava Lindqvist removed the goal template “It”',
  'goalTemplate reordered': 'Ava Lindqvist reordered the goal templates',
  'goalTemplate updated': 'Ava Lindqvist changed the goal template “It”: name',
  'goalComment created': 'Ava Lindqvist commented on a goal of Eve Marlowe',
  'goalComment removed': 'Ava Lindqvist deleted a comment on a goal of Eve Marlowe',
  'hrDocument agreed': 'Ava Lindqvist agreed to the policy “It”',
  'hrDocument created': 'Ava Lindqvist added the HR document “It”',
  'hrDocument escalated': 'Ava Lindqvist notified the manager about the policy “It”',
  'hrDocument exported': 'Ava Lindqvist exported the evidence of the policy “It”',
  'hrDocument published': 'Ava Lindqvist published the HR document “It”',
  'hrDocument reminded': 'Ava Lindqvist sent a reminder about the policy “It”',
  'hrDocument removed': 'Ava Lindqvist removed the HR document “It”',
  'hrDocument reviewed': 'Ava Lindqvist reviewed the HR document “It”',
  'hrDocument updated': 'Ava Lindqvist changed the HR document “It”: title',
  'hrDocumentCategory removed': 'Ava Lindqvist removed the HR document category “It”',
  'import imported': 'Ava Lindqvist imported people',
  'import reverted': 'Ava Lindqvist reverted a people import',
  'meetingLocation created': 'Ava Lindqvist added the meeting location “It”',
  'meetingLocation merged': 'Ava Lindqvist merged the meeting location “It” into “Other”',
  'meetingLocation removed': 'Ava Lindqvist removed the meeting location “It”',
  'meetingLocation reordered': 'Ava Lindqvist reordered the meeting locations',
  'meetingLocation updated': 'Ava Lindqvist changed the meeting location “It”: name',
  'onboarding updated': 'Ava Lindqvist changed the account set-up’s status',
  'performanceReview acknowledged': 'Ava Lindqvist acknowledged the performance review “It” of Eve Marlowe',
  'performanceReview created': 'Ava Lindqvist added the performance review “It” of Eve Marlowe',
  'performanceReview exported': 'Ava Lindqvist exported the performance review “It” of Eve Marlowe',
  'performanceReview removed': 'Ava Lindqvist removed the performance review “It” of Eve Marlowe',
  'performanceReview submitted': 'Ava Lindqvist submitted the performance review “It” of Eve Marlowe',
  'performanceReview updated': 'Ava Lindqvist changed the performance review “It” of Eve Marlowe: name',
  'performanceReviewCycle created': 'Ava Lindqvist added the cycle of performance reviews “It”',
  'performanceReviewCycle reminded': 'Ava Lindqvist reminded everyone overdue in the reviews “It”',
  'performanceReviewCycle removed': 'Ava Lindqvist removed the cycle of performance reviews “It”',
  'performanceReviewCycle updated': 'Ava Lindqvist changed the cycle of performance reviews “It”: name',
  'performanceReviewFeedback closed': 'Ava Lindqvist closed the feedback in a performance review of Eve Marlowe',
  'performanceReviewFeedback created': 'Ava Lindqvist asked for feedback in a performance review of Eve Marlowe',
  'performanceReviewFile created': 'Ava Lindqvist added a file to a performance review of Eve Marlowe',
  'performanceReviewFile removed': 'Ava Lindqvist deleted a file of a performance review of Eve Marlowe',
  'performanceReviewSettings updated': 'Ava Lindqvist changed the settings of performance reviews',
  'performanceReviewTemplate created': 'Ava Lindqvist added the performance review template “It”',
  'performanceReviewTemplate merged': 'Ava Lindqvist merged the performance review template “It” into “Other”',
  'performanceReviewTemplate removed': 'Ava Lindqvist removed the performance review template “It”',
  'performanceReviewTemplate reordered': 'Ava Lindqvist reordered the performance review templates',
  'performanceReviewTemplate updated': 'Ava Lindqvist changed the performance review template “It”: name',
  'position acknowledged': 'Ava Lindqvist acknowledged the position “It” of Eve Marlowe',
  'position approved': 'Ava Lindqvist approved the position “It” of Eve Marlowe',
  'position created': 'Ava Lindqvist added the position “It” of Eve Marlowe',
  'position removed': 'Ava Lindqvist removed the position “It” of Eve Marlowe',
  'position updated': 'Ava Lindqvist changed the position “It” of Eve Marlowe: title',
  'positionTemplate created': 'Ava Lindqvist added the position template “It”',
  'positionTemplate merged': 'Ava Lindqvist merged the position template “It” into “Other”',
  'positionTemplate removed': 'Ava Lindqvist removed the position template “It”',
  'positionTemplate reordered': 'Ava Lindqvist reordered the position templates',
  'positionTemplate updated': 'Ava Lindqvist changed the position template “It”: name',
  'changeRequest accepted': 'Ava Lindqvist accepted the change of record that It had asked for',
  'changeRequest closed': 'Ava Lindqvist closed the change of record that It had asked for',
  'changeRequest created': 'Ava Lindqvist asked for a change of their record',
  'changeRequest declined': 'Ava Lindqvist declined the change of record that It had asked for',
  'changeRequest withdrawn': 'Ava Lindqvist withdrew the change of their record that they had asked for',
  'praise created': 'Ava Lindqvist praised It',
  'praise removed': 'Ava Lindqvist took back the praise of It',
  'report exported': 'Ava Lindqvist exported the report “It”',
  'reportSchedule created': 'Ava Lindqvist scheduled the report “It” by email',
  'reportSchedule removed': 'Ava Lindqvist stopped emailing the report “It”',
  'reportSchedule updated': 'Ava Lindqvist changed when the report “It” is emailed to them',
  'reviewList exported': 'Ava Lindqvist exported the list of performance reviews',
  'sampleData created': 'Ava Lindqvist added the sample data',
  'sampleData removed': 'Ava Lindqvist removed the sample data',
  'securityGroup created': 'Ava Lindqvist added the permission group “It”',
  'securityGroup removed': 'Ava Lindqvist removed the permission group “It”',
  'securityGroup updated': 'Ava Lindqvist changed the permission group “It”: name',
  'subscription cancelled': 'Ava Lindqvist cancelled the subscription',
  'subscription subscribed': 'Ava Lindqvist started the subscription',
  'tag created': 'Ava Lindqvist added the tag “It”',
  'tag merged': 'Ava Lindqvist merged the tag “It” into “Other”',
  'tag removed': 'Ava Lindqvist removed the tag “It”',
  'tag reordered': 'Ava Lindqvist reordered the tags',
  'tag updated': 'Ava Lindqvist changed the tag “It”: name',
  'tenant exported': 'Ava Lindqvist exported everything',
  'tenant created': 'Ava Lindqvist added the company',
  'tenant updated': 'Ava Lindqvist changed the company’s logo',
  'vacancy closed': 'Ava Lindqvist closed the vacancy “It”',
  'vacancy created': 'Ava Lindqvist added the vacancy “It”',
  'vacancy removed': 'Ava Lindqvist removed the vacancy “It”',
  'vacancy reopened': 'Ava Lindqvist reopened the vacancy “It”',
  'vacancy updated': 'Ava Lindqvist changed the vacancy “It”: name',
}

/** Those that are about a person; of the others nobody is named. */
const aboutSomebody =
  /^(account|certification|certificationFile|checkIn|checkInComment|checkInSeries|document|emergency|employee|goal|goalComment|performanceReview|performanceReviewFeedback|performanceReviewFile|position)$/
const unnamed =
  /^(account|checkInComment|emergency|employee|goalComment|feedback|import|onboarding|performanceReviewFeedback|performanceReviewFile|performanceReviewSettings|sampleData|subscription|tenant)$/
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
    person: aboutSomebody.test(kind) || /^asset (?:un)?assigned$/.test(`${kind} ${action}`) ? anEntry().person : null,
    name: unnamed.test(kind) ? null : 'It',
    fields: action === 'updated' ? [changedField[kind] ?? 'name'] : [],
    values:
      action === 'merged'
        ? [{ field: 'name', before: 'It', after: 'Other' }]
        : action === 'toggled'
          ? [{ field: 'isEnabled', before: 'no', after: 'yes' }]
          : action === 'terminated'
            ? [{ field: 'terminationDate', before: null, after: '2026-03-01' }]
            : action === 'planned'
              ? [{ field: 'plannedLastDay', before: null, after: '2026-03-01' }]
              : action === 'reinstated'
                ? [{ field: 'startDate', before: '2020-07-06', after: '2026-03-01' }]
                : action === 'kept'
                  ? [{ field: 'plannedLastDay', before: '2026-03-01', after: null }]
                  : [],
  })

describe('everything the server writes down is a sentence', () => {
  const written = Object.entries(writtenChanges).flatMap(([kind, actions]) =>
    actions.map((action) => [kind, action] as const),
  )
  test.each(written)('%s %s', (kind, action) => {
    expect(sentenceOf(standardLocale, entryOf(kind, action))).toBe(sentences[`${kind} ${action}` as keyof Key])
  })
  it('feedback says what became of it', () => {
    const values = [{ field: 'status', before: 'received', after: 'inProgress' }]
    const entry = { ...entryOf('feedback', 'updated'), name: '#12', fields: ['status', 'answer'], values }
    expect(sentenceOf(standardLocale, entry)).toBe('Ava Lindqvist set the feedback “#12” to in progress')
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
    value('lastName', null, 'Marlowe'),
    value('email', null, 'eve@banksia.example'),
    value('positionTitle', null, 'Scaffolder'),
    value('departmentId', null, 'Site Operations'),
    value('reportsTo', null, 'Max Oduya'),
    value('startDate', null, '2021-07-05'),
  ],
})

const leaver = anEntry({
  action: 'terminated',
  fields: ['isActive', 'termination', 'underlings'],
  values: [
    value('isActive', 'yes', 'no'),
    value('terminationDate', null, '2026-03-01'),
    value('underlings', null, 'Max Oduya'),
  ],
})

describe('one act is one entry, with its lines below', () => {
  it('somebody new: what they were given, the phone without its number', () => {
    expect(sentenceOf(standardLocale, newcomer)).toBe(
      'Ava Lindqvist added Eve Marlowe as Scaffolder in Site Operations, reporting to Max Oduya, from 5th Jul 2021',
    )
    expect(details(standardLocale, newcomer)).toEqual(['email set to eve@banksia.example', 'phone set'])
  })

  it('an entry of before names every field there is, so it does not tell what was given', () => {
    const values = newcomer.values.filter(({ field }) => field !== 'reportsTo')
    expect(details(standardLocale, { ...newcomer, values })).toEqual(['email set to eve@banksia.example'])
  })

  it('a planned last day that is moved, or of which only the reason is another', () => {
    const planned = (values: AuditEntry['values']) => anEntry({ action: 'planned', fields: ['plannedLastDay'], values })
    const moved = planned([value('plannedLastDay', '2026-03-01', '2026-04-01')])
    expect([sentenceOf(standardLocale, moved), details(standardLocale, moved)]).toEqual([
      'Ava Lindqvist moved the last day of Eve Marlowe from 1st Mar 2026 to 1st Apr 2026',
      [],
    ])
    expect(sentenceOf(standardLocale, planned([]))).toBe('Ava Lindqvist changed how Eve Marlowe is to leave')
  })

  it('somebody who leaves: the last day, the reason, and who took over', () => {
    expect(sentenceOf(standardLocale, leaver)).toBe('Ava Lindqvist terminated Eve Marlowe, last day 1st Mar 2026')
    const [read] = withReason([leaver], [{ date: '2026-03-01', reason: 'Redundancy' }])
    expect(details(standardLocale, read ?? leaver)).toEqual(['direct reports moved to Max Oduya', 'reason: Redundancy'])
  })

  it('the reason of another termination, or of none, is not that of this one', () => {
    expect(withReason([leaver], [{ date: '2025-01-01', reason: 'Redundancy' }])).toEqual([leaver])
    expect(withReason([leaver], [])).toEqual([leaver])
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
    expect(details(standardLocale, entry)).toEqual([
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
    const left = withReason([leaver], [{ date: '2026-03-01', reason: 'Redundancy' }])
    expect(forLine(left).flatMap((entry) => details(standardLocale, entry))).toEqual(
      left.flatMap((entry) => details(standardLocale, entry)),
    )
  })
})
