import { describe, expect, test } from 'vitest'
import { flagNames } from '../../../src/domain/billing/flags.ts'
import { allModules } from '../../../src/domain/billing/modules.ts'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { askedWords } from '../../../src/domain/reports/askedWording.ts'
import { type ReportQuestion, readAddress, writtenAddress } from '../../../src/domain/reports/question.ts'
import {
  isAsSaved,
  mayOpenSaved,
  offeredReports,
  savedOpened,
  savedPath,
  savedQuery,
  savedReportOf,
  savedReportsIn,
} from '../../../src/domain/reports/savedReport.ts'
import { reportShapes } from '../../../src/domain/reports/shapes.ts'
import type { SavedView } from '../../../src/domain/views/nouns.ts'
import { theAdmin, theEmployee } from '../../fixtures/people.ts'

const idOf = (no: number) => `00000000-0000-4000-8000-00000000000${no}` as ItemId
const everything = { modules: allModules, flags: flagNames }

const aView = (over: Partial<SavedView> = {}): SavedView => ({
  id: idOf(1),
  list: 'reports',
  name: 'Expiring',
  query: savedQuery('expiringCertifications', { department: 'Site Operations', only: 'expired' }),
  isDefault: false,
  isShared: false,
  isOwn: true,
  version: 1,
  ...over,
})
const saved = (over: Partial<SavedView> = {}) => {
  const found = savedReportOf(aView(over))
  if (found === null) throw new Error('It is a saved report')
  return found
}

describe('areas 1.11-4 a report under a name keeps which it is and what it is asked', () => {
  test('and its address says both, and by which it was opened', () => {
    const { report, question } = saved()
    expect([report.name, question]).toEqual([
      'expiringCertifications',
      { department: 'Site Operations', only: 'expired' },
    ])
    const [path, search = ''] = savedPath(saved()).split('?')
    expect(path).toBe('/report/expiringCertifications')
    expect(readAddress(search)).toEqual({ question, saved: idOf(1) })
  })

  test('one that asks nothing keeps its report', () => {
    expect(savedReportOf(aView({ query: savedQuery('headcount', {}) }))).toMatchObject({ question: {} })
    expect(writtenAddress({ question: {}, saved: undefined })).toBe('')
  })

  test.each([
    ['of another list', { list: 'employees' as const }],
    ['somebody else’s', { isOwn: false }],
    ['of a report that is none', { query: 'report=payslips' }],
    ['of a name that every object has', { query: 'report=constructor' }],
    ['of no report', { query: 'department=Finance' }],
  ])('%s is none', (_, over) => {
    expect(savedReportOf(aView(over))).toBeNull()
  })

  test('what an address says wrongly by whom it was opened is passed over', () => {
    expect(readAddress('saved=1').saved).toBeUndefined()
    expect(readAddress("saved=00000000-0000-4000-8000-000000000001'--").saved).toBeUndefined()
  })
})

describe('ours: what was taken away is not offered, and says why', () => {
  const views = [aView(), aView({ id: idOf(2), name: 'Abroad', query: savedQuery('employeeDirectory', {}) })]
  const namesOf = (found: ReturnType<typeof savedReportsIn>) => found.map(({ view }) => view.name)

  test('one’s own, by name', () => {
    expect(namesOf(savedReportsIn(views))).toEqual(['Abroad', 'Expiring'])
    expect(namesOf(offeredReports(savedReportsIn(views), theAdmin, everything))).toEqual(['Abroad', 'Expiring'])
  })

  test.each([
    ['the role', theEmployee, everything, 'adminOnly'],
    ['the module', theAdmin, { ...everything, modules: [] }, 'moduleMissing'],
    ['the flag', theAdmin, { ...everything, flags: [] }, 'flagOff'],
  ])('%s', (_, actor, offering, because) => {
    expect(namesOf(offeredReports(savedReportsIn(views), actor, offering))).toEqual(['Abroad'])
    expect(mayOpenSaved(saved(), actor, offering)).toEqual({ allowed: false, because })
  })
})

describe('which saved report is shown', () => {
  const [first, second] = [saved(), saved({ id: idOf(2), query: savedQuery('expiringCertifications', {}) })] as const
  const shown = (question: ReportQuestion, opened?: ItemId) => savedOpened([first, second], question, opened)?.view.id

  test('the one it was opened by, though it asks something else by now', () => {
    expect(shown({ search: 'eve' }, idOf(1))).toBe(idOf(1))
    expect(isAsSaved(first, { search: 'eve' })).toBe(false)
  })

  test('else one that asks the same, whatever the order; else none', () => {
    expect(shown({ only: 'expired', department: 'Site Operations' })).toBe(idOf(1))
    expect(shown({}, idOf(9))).toBe(idOf(2))
    expect(shown({ search: 'eve' })).toBeUndefined()
  })
})

describe('what is asked, in words', () => {
  test.each<[keyof typeof reportShapes, ReportQuestion, ReadonlyArray<string>]>([
    ['outstandingPolicies', { asAt: '2026-03-02', only: 'late' }, ['As at 2nd Mar 2026', 'Status: Overdue']],
    ['headcount', { from: '2026-01-01', only: '2026-02' }, ['From 1st Jan 2026', 'Month: Feb 2026']],
    ['employeeDirectory', { only: '-', search: 'eve' }, ['Department: None', 'Search: eve']],
    ['positionDescriptions', { asAt: '2026-03-02', department: 'Finance' }, ['Department: Finance']],
    ['expiringCertifications', { days: '60' }, ['Within 60 days']],
    ['certificationRegister', { days: '60' }, []],
    ['checkIns', {}, []],
  ])('%s %o', (name, question, words) => {
    expect(askedWords(standardLocale, reportShapes[name], question)).toEqual(words)
  })
})
