import { feedbackAt as inboxAt } from '../../src/domain/home/inbox/question.ts'
import { pathTo } from '../../src/domain/session/places.ts'
import { assetId, assetOf, laptops, yard } from '../fixtures/assets.ts'
import { anEntry } from '../fixtures/audit.ts'
import { aBilling } from '../fixtures/billing.ts'
import { aCertification, aCertificationType } from '../fixtures/certifications.ts'
import { theChart } from '../fixtures/chart.ts'
import { aChartPlan, planId } from '../fixtures/chartPlans.ts'
import { aCheckInRow, aTemplate, choicesOfMax } from '../fixtures/checkIns.ts'
import { aGoal, aGoalRow, aGoalTemplate } from '../fixtures/goals.ts'
import { itemId } from '../fixtures/ids.ts'
import { anEmployee, eve, max } from '../fixtures/people.ts'
import { aDocument } from '../fixtures/policyDocuments.ts'
import { aGlobalTemplate, aPositionTemplate } from '../fixtures/positionTemplates.ts'
import { aCalibration, aCycle } from '../fixtures/reviewCycles.ts'
import { anOwnFeedback } from '../fixtures/reviewFeedback.ts'
import { usualReviewSettings } from '../fixtures/reviewSettings.ts'
import { aReviewRow, aReviewTemplate, reviewsOfMax } from '../fixtures/reviews.ts'
import { aSecurityGroup } from '../fixtures/securityGroups.ts'
import { theMonth } from '../scenarios/calendar.scenario.ts'
import { anOwnEntry, entryAt, theScrumDay } from '../scenarios/dailyScrums.scenario.ts'
import { aDashboard, blockerFigures } from '../scenarios/dashboard.scenario.ts'
import { feedbackAt } from '../scenarios/feedbackInbox.scenario.ts'
import { oneBirthday, oneNewPolicy } from '../scenarios/news.scenario.ts'
import { someChoices, somethingNew } from '../scenarios/notifications.scenario.ts'
import { praiseAt } from '../scenarios/praise.scenario.ts'
import { headcountAnswer } from '../scenarios/reports.scenario.ts'
import type { Answers } from './visit.tsx'

/** Every page that reads something: what it asks for, what comes, and what is seen then. */
type Groups = keyof Answers
type Reading = { readonly [G in Groups]: readonly [G, keyof NonNullable<Answers[G]>] }[Groups]

export interface Row {
  readonly path: string
  /** The call it cannot do without, and what that answers. */
  readonly reads: Reading
  readonly answer: unknown
  /** What its page needs besides. */
  readonly beside?: Answers
  /** Said when the call fails. */
  readonly failed: string
  /** Seen once it has answered. */
  readonly shown: RegExp
}

const profile = pathTo('employee', { id: eve })
const besideProfile: Answers = { employees: { read: anEmployee() } }
const ofEve = (tab: string) => ({ path: `${profile}?tab=${tab}`, beside: besideProfile })
const list = (group: Groups, path: string, answer: unknown, shown: RegExp): Row => ({
  path,
  reads: [group, 'list'] as unknown as Reading,
  answer,
  failed: 'This list could not be loaded',
  shown,
})
const item = { id: itemId('first'), version: 1 }
const certification = aCertification()
const configuration: Answers['assetConfiguration'] = { read: { categories: [laptops], locations: [yard] } }

export const pages: Readonly<Record<string, Row>> = {
  'the team at home': {
    path: '/',
    reads: ['employees', 'team'],
    answer: [{ id: max, fullName: 'Max Oduya', positionTitle: 'Foreman', avatarUrl: null }],
    failed: 'Your team could not be loaded',
    shown: /Foreman/,
  },
  'what is on around the company': {
    path: '/',
    reads: ['news', 'occasions'],
    answer: oneBirthday,
    failed: 'New people, birthdays and anniversaries could not be loaded',
    shown: /Birthdays/,
  },
  'what has changed since the last visit': {
    path: '/',
    reads: ['news', 'visit'],
    answer: oneNewPolicy,
    failed: 'Recent changes could not be loaded',
    shown: /Lone working/,
  },
  'a profile': {
    path: profile,
    reads: ['employees', 'read'],
    answer: anEmployee(),
    failed: 'This profile could not be loaded',
    shown: /Site Clerk/,
  },
  'the list of goals': {
    path: pathTo('goals'),
    reads: ['goals', 'window'],
    answer: { rows: [aGoalRow()], before: null, after: null },
    beside: {
      goals: {
        counts: {
          states: [{ of: 'Active', count: 1 }],
          statuses: [{ of: 'overdue', count: 1 }],
          due: [{ of: '2026-12', count: 1 }],
        },
      },
    },
    failed: 'The goals could not be loaded',
    shown: /Lead an induction/,
  },
  'the list of check-ins': {
    path: pathTo('checkIns'),
    reads: ['checkIns', 'window'],
    answer: { rows: [aCheckInRow()], before: null, after: null },
    beside: {
      checkIns: {
        overview: {
          months: [{ month: '2026-11', planned: 2, held: 1, answered: 1, average: 4 }],
          teams: [{ reviewer: { id: max, fullName: 'Max Oduya' }, planned: 2, held: 1 }],
        },
      },
    },
    failed: 'The check-ins could not be loaded',
    shown: /Fortnightly 1:1/,
  },
  'the planning of a check-in': {
    path: pathTo('checkInCreate'),
    reads: ['checkIns', 'choices'],
    answer: choicesOfMax,
    failed: 'The people could not be loaded',
    shown: /When and where/,
  },
  'the templates of check-ins': {
    path: pathTo('checkInTemplates'),
    reads: ['checkInTemplates', 'list'],
    answer: [aTemplate()],
    failed: 'The templates could not be loaded',
    shown: /2 sections, 3 questions/,
  },
  'the list of performance reviews': {
    path: pathTo('prs'),
    reads: ['reviews', 'window'],
    answer: { rows: [aReviewRow()], before: null, after: null },
    failed: 'The reviews could not be loaded',
    shown: /Yearly review/,
  },
  'the cycles of performance reviews': {
    path: pathTo('prCycles'),
    reads: ['reviewCycles', 'list'],
    answer: [aCycle()],
    failed: 'The cycles could not be loaded',
    shown: /Yearly review/,
  },
  'a cycle of performance reviews': {
    path: pathTo('prCycle', { id: aCycle().id }),
    reads: ['reviewCycles', 'read'],
    answer: aCycle(),
    beside: { reviews: { window: { rows: [aReviewRow()], before: null, after: null } } },
    failed: 'The cycle could not be loaded',
    shown: /By department/,
  },
  'the calibration of a cycle': {
    path: pathTo('prCycleCalibration', { id: aCycle().id }),
    reads: ['reviewCycles', 'calibration'],
    answer: aCalibration(),
    failed: 'The scores could not be loaded',
    shown: /What stands out/,
  },
  'the planning of a performance review': {
    path: pathTo('prCreate'),
    reads: ['reviews', 'choices'],
    answer: reviewsOfMax,
    failed: 'The people could not be loaded',
    shown: /Both can write from this date/,
  },
  'the templates of performance reviews': {
    path: pathTo('prTemplates'),
    reads: ['performanceReviewTemplates', 'list'],
    answer: [aReviewTemplate()],
    failed: 'The templates could not be loaded',
    shown: /2 sections, 3 questions/,
  },
  'a template of performance reviews': {
    path: pathTo('prTemplate', { id: aReviewTemplate().id }),
    reads: ['performanceReviewTemplates', 'list'],
    answer: [aReviewTemplate()],
    failed: 'The templates could not be loaded',
    shown: /How dependable is Eve/,
  },
  'the settings of performance reviews': {
    path: pathTo('prSettings'),
    reads: ['reviews', 'settings'],
    answer: usualReviewSettings,
    failed: 'The settings could not be loaded',
    shown: /Who can start reviews/,
  },
  billing: {
    path: pathTo('billing'),
    reads: ['billing', 'read'],
    answer: aBilling(),
    failed: 'Billing could not be loaded',
    shown: /No payments yet/,
  },
  'feature management': {
    path: pathTo('features'),
    reads: ['featureFlags', 'changes'],
    answer: [],
    failed: 'The change history could not be loaded',
    shown: /Asset register/,
  },
  'permission groups': {
    path: pathTo('permissions'),
    reads: ['securityGroups', 'list'],
    answer: [aSecurityGroup()],
    failed: 'The permission groups could not be loaded',
    shown: /Yard Team/,
  },
  'position templates': {
    path: pathTo('positionTemplates'),
    reads: ['positionTemplateActs', 'archived'],
    answer: [aPositionTemplate()],
    beside: { globalPositionTemplates: { list: [] } },
    failed: 'The position templates could not be loaded',
    shown: /Site Supervisor/,
  },
  'the marketplace of position templates': {
    path: `${pathTo('positionTemplates')}?tab=marketplace`,
    reads: ['globalPositionTemplates', 'list'],
    answer: [aGlobalTemplate()],
    beside: { positionTemplates: { list: [] }, positionTemplateActs: { archived: [] } },
    failed: 'The marketplace could not be loaded',
    shown: /Site Supervisor/,
  },
  'a position template': {
    path: pathTo('positionTemplate', { id: aPositionTemplate().id }),
    reads: ['positionTemplateActs', 'archived'],
    answer: [aPositionTemplate()],
    beside: { positionTemplateActs: { holders: [], versions: [] } },
    failed: 'The templates could not be loaded',
    shown: /Work is safe and on time/,
  },
  'the feedback that somebody is asked for': {
    path: pathTo('prFeedback', { id: anOwnFeedback().id }),
    reads: ['reviewFeedback', 'mine'],
    answer: anOwnFeedback(),
    failed: 'The feedback could not be loaded',
    shown: /Your answer is shown without your name/,
  },
  'the templates of goals': {
    path: pathTo('goalTemplates'),
    reads: ['goalTemplates', 'list'],
    answer: [aGoalTemplate()],
    failed: 'The templates could not be loaded',
    shown: /New starter/,
  },
  'a goal by its address': {
    path: pathTo('goal', { id: aGoal().id }),
    reads: ['goals', 'find'],
    answer: aGoal(),
    beside: { goals: { listOf: [aGoal()] } },
    failed: 'The goals could not be loaded',
    shown: /Lead an induction/,
  },
  'my goals': {
    path: pathTo('myGoals'),
    reads: ['goals', 'listOf'],
    answer: [aGoal()],
    beside: { goals: { reminders: { rhythm: 'weekly' } } },
    failed: 'The goals could not be loaded',
    shown: /Lead an induction/,
  },
  'the goals of a person': {
    ...ofEve('goals'),
    reads: ['goals', 'listOf'],
    answer: [aGoal()],
    failed: 'The goals could not be loaded',
    shown: /Lead an induction/,
  },
  'the documents of a person': {
    ...ofEve('documents'),
    reads: ['documents', 'list'],
    answer: [],
    failed: 'Documents could not be loaded',
    shown: /No documents yet/,
  },
  'the timeline of a person': {
    ...ofEve('timeline'),
    reads: ['history', 'timeline'],
    answer: { entries: [anEntry()], next: null },
    failed: 'The timeline could not be loaded',
    shown: /changed Eve Marlowe’s phone/,
  },
  'the account of a person': {
    ...ofEve('account'),
    reads: ['accounts', 'read'],
    answer: null,
    failed: "Failed to load employee's user account details",
    shown: /has no login/,
  },
  'the certifications of a person': {
    ...ofEve('certifications'),
    reads: ['certifications', 'listOf'],
    answer: [certification],
    failed: 'Failed to get all certification history',
    shown: /White Card/,
  },
  'the list of certifications': {
    path: pathTo('certifications'),
    reads: ['certifications', 'window'],
    answer: { rows: [certification], before: null, after: null },
    beside: { certifications: { count: 1, types: [aCertificationType()] } },
    failed: 'The certifications could not be loaded',
    shown: /Eve Marlowe/,
  },
  'what is required of whom': {
    path: `${pathTo('certifications')}?tab=requirements`,
    reads: ['certifications', 'matrix'],
    answer: { types: [], policies: [], people: [] },
    beside: { certifications: { types: [] } },
    failed: 'The people could not be loaded',
    shown: /No requirements yet/,
  },
  'the types of certifications': {
    path: pathTo('certificationSettings'),
    reads: ['certifications', 'types'],
    answer: [aCertificationType()],
    failed: 'The types could not be loaded',
    shown: /Valid for 1 year/,
  },
  'a policy': {
    path: pathTo('hrDocument', { id: aDocument().id }),
    reads: ['hrDocuments', 'read'],
    answer: aDocument(),
    failed: 'This document could not be loaded',
    shown: /Treat everybody with respect/,
  },
  'the org chart': {
    path: `${pathTo('orgChart')}?view=outline`,
    reads: ['orgChart', 'read'],
    answer: theChart,
    failed: 'The org chart could not be loaded',
    shown: /5 people on 3 levels/,
  },
  'the plans of a reorganisation': {
    path: pathTo('orgChartPlans'),
    reads: ['orgChartPlans', 'list'],
    answer: [{ ...aChartPlan(), moves: 2 }],
    beside: { orgChart: { read: theChart } },
    failed: 'The plans could not be loaded',
    shown: /Two sites/,
  },
  'a plan of a reorganisation': {
    path: pathTo('orgChartPlan', { id: planId }),
    reads: ['orgChartPlans', 'read'],
    answer: aChartPlan(),
    beside: { orgChart: { read: theChart } },
    failed: 'The plan could not be loaded',
    shown: /Nobody is moved yet/,
  },
  'a day of the scrum': {
    path: `${pathTo('dailyScrum')}?day=${theScrumDay.day}`,
    reads: ['dailyScrums', 'day'],
    answer: theScrumDay,
    beside: { dailyScrums: { mine: anOwnEntry, reminders: { isReminded: true } } },
    failed: 'The day could not be loaded',
    shown: /The crane is broken/,
  },
  'the history of the scrum': {
    path: `${pathTo('dailyScrum')}?tab=history`,
    reads: ['dailyScrums', 'window'],
    answer: { rows: [entryAt(1)], before: null, after: null },
    failed: 'The entries could not be loaded',
    shown: /Poured the slab/,
  },
  calendar: {
    path: `${pathTo('calendar')}?month=2026-11`,
    reads: ['calendar', 'month'],
    answer: theMonth,
    failed: 'The calendar could not be loaded',
    shown: /Fortnightly 1:1 with Max Oduya/,
  },
  praise: {
    path: pathTo('praise'),
    reads: ['praise', 'window'],
    answer: { rows: [praiseAt(1)], before: null, after: null },
    failed: 'Praise could not be loaded',
    shown: /Kept the site dry through the storm/,
  },
  'feedback that one has sent': {
    path: inboxAt({ tab: 'sent' }),
    reads: ['feedback', 'mine'],
    answer: { rows: [feedbackAt(1)], before: null, after: null },
    failed: 'Your feedback could not be loaded',
    shown: /Show the tide on the home page/,
  },
  'the inbox of feedback': {
    path: inboxAt({ tab: 'inbox', status: 'received' }),
    reads: ['feedback', 'window'],
    answer: { rows: [feedbackAt(1)], before: null, after: null },
    failed: 'The inbox could not be loaded',
    shown: /Show the tide on the home page/,
  },
  'feedback from the inbox': {
    path: inboxAt({ tab: 'inbox', item: feedbackAt(1).id }),
    reads: ['feedback', 'read'],
    answer: feedbackAt(1),
    failed: 'This feedback could not be loaded',
    shown: /Show the tide on the home page/,
  },
  'the dashboard': {
    path: pathTo('dashboard'),
    reads: ['dashboard', 'read'],
    answer: { ...aDashboard, tiles: ['blockers'] },
    beside: { dashboard: { tile: blockerFigures } },
    failed: 'Your dashboard could not be loaded',
    shown: /Open blockers/,
  },
  notifications: {
    path: pathTo('notifications'),
    reads: ['notifications', 'read'],
    answer: somethingNew,
    failed: 'Your notifications could not be loaded',
    shown: /Review begins: Annual review/,
  },
  'how one is told': {
    path: pathTo('notificationChoices'),
    reads: ['notifications', 'choices'],
    answer: someChoices,
    failed: 'Notification settings could not be loaded',
    shown: /A review starts/,
  },
  'a report': {
    path: pathTo('report', { name: 'headcount' }),
    reads: ['reports', 'read'],
    answer: headcountAnswer,
    failed: 'The report could not be created',
    shown: /Site Operations/,
  },
  'an asset': {
    path: pathTo('asset', { id: assetId(1) }),
    reads: ['assets', 'read'],
    answer: assetOf(),
    beside: { assets: { history: [] }, assetConfiguration: configuration },
    failed: 'The asset could not be loaded',
    shown: /Harbour Computers/,
  },
  'the configuration of assets': {
    path: pathTo('assetSettings'),
    reads: ['assetConfiguration', 'read'],
    answer: { categories: [laptops], locations: [yard] },
    failed: 'The configuration could not be loaded',
    shown: /88 Boundary Road|Laptop/,
  },
  'the audit': {
    path: pathTo('audit'),
    reads: ['audit', 'list'],
    answer: { entries: [anEntry()], next: null },
    failed: 'The changes could not be loaded',
    shown: /changed Eve Marlowe’s phone/,
  },
  'the departments': list('departments', pathTo('departments'), [{ ...item, name: 'Yard' }], /Yard/),
  'the categories': list('categories', pathTo('categories'), [{ ...item, text: 'Scaffolds' }], /Scaffolds/),
  'the tags': list('tags', pathTo('tags'), [{ ...item, name: 'mentor' }], /mentor/),
}

export const answering = ({ reads: [group, call], beside }: Row, answer: unknown): Answers => ({
  ...beside,
  [group]: { ...beside?.[group], ...(answer !== undefined && { [call]: answer }) },
})
