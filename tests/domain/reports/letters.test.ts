import { describe, expect, test } from 'vitest'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { MOST_MAILED, savedReportLetter } from '../../../src/domain/reports/letters.ts'
import type { ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import type { ReportQuestion } from '../../../src/domain/reports/question.ts'
import { savedQuery, savedReportOf } from '../../../src/domain/reports/savedReport.ts'
import { scheduleFields } from '../../../src/domain/reports/schedule.fields.ts'
import type { reportShapes } from '../../../src/domain/reports/shapes.ts'

const saved = (name: keyof typeof reportShapes, question: ReportQuestion = {}) => {
  const found = savedReportOf({
    id: '00000000-0000-4000-8000-000000000001' as ItemId,
    list: 'reports',
    name: 'Mine',
    query: savedQuery(name, question),
    isDefault: false,
    isShared: false,
    isOwn: true,
    version: 1,
  })
  if (found === null) throw new Error('It is a saved report')
  return found
}

const found = (name: keyof typeof reportShapes, over: Partial<ReportAnswer>): ReportAnswer => ({
  name,
  generatedUtc: '2026-03-08T21:00:00.000Z',
  timeZone: 'Australia/Melbourne',
  asAt: null,
  from: null,
  until: null,
  columns: [],
  figures: [],
  departments: [],
  named: [],
  count: 0,
  rows: [],
  ...over,
})

const letter = (name: keyof typeof reportShapes, over: Partial<ReportAnswer>, question: ReportQuestion = {}) =>
  savedReportLetter(saved(name, question), found(name, over), scheduleFields.blank, {
    to: 'Ava',
    company: 'Banksia',
    locale: standardLocale,
    link: 'https://hr.example/report/x',
    origin: 'https://hr.example',
    page: 'https://hr.example/reports',
  })

const row = (at: number, path: string | null = `/employee/${at}`) => ({
  id: String(at),
  path,
  cells: [`Person ${at}`, 'White card', '2026-03-20', 1_200, 'expiringSoon', null, 'Max'],
})

describe('the mail of a saved report', () => {
  test('has the first rows, each with what its days and numbers are, and where it leads', () => {
    const { subject, text } = letter('expiringCertifications', {
      count: 21,
      figures: [{ of: 'expiringSoon', count: 21 }],
      rows: Array.from({ length: 21 }, (_, at) => row(at)),
    })
    expect(subject).toBe('Mine: 21 certifications')
    expect(text).toContain(`The first ${MOST_MAILED}:`)
    expect(text.match(/^- Person/gm)).toHaveLength(MOST_MAILED)
    expect(text).toContain(
      '- Person 0 · White card · Expires 20th Mar 2026 · Days left 1,200 · Expiring soon · Max: https://hr.example/employee/0',
    )
    expect(text).toContain('Status:\n- Expiring soon: 21')
  })

  test('says what was asked, and everything where nothing was', () => {
    expect(letter('expiringCertifications', {}).text).toContain('- Everything you can see')
    const asked = letter(
      'headcount',
      { from: '2026-01-01', until: '2026-03-09' },
      { from: '2026-01-01', search: 'yard' },
    )
    expect(asked.text).toContain('- From 1st Jan 2026 until 9th Mar 2026\n- Search: yard')
    expect(asked.text.match(/1st Jan 2026/g)).toHaveLength(1)
  })

  test('of nothing says what would fill it', () => {
    const { subject, text } = letter('certificationGaps', {})
    expect(subject).toBe('Mine: 0 gaps')
    expect(text).toContain('Everyone holds what they need.')
    expect(text).not.toContain('All of them:')
  })

  test('a row without a page is no link, and one text is one line', () => {
    const cells = ['Ava changed\nthe tag “x”: name', '2026-03-08T20:59:00.000Z', 'Ava', null, 'tag']
    const { text } = letter('audit', { count: 1, rows: [{ id: '1', path: null, cells }] })
    expect(text).toContain('\n- Ava changed the tag “x”: name · 9 Mar 2026 07:59 · Ava · Tag\n')
  })

  test('whose person or department is not there any more says so', () => {
    const ofNobody = letter('audit', {}, { person: '00000000-0000-4000-8000-000000000009' as never })
    expect(ofNobody.text).toContain('is not in your company')
    expect(letter('headcount', { departments: ['Finance'] }, { department: 'Roofing' }).text).toContain(
      'Nothing in this report is in a department called “Roofing”',
    )
  })
})
