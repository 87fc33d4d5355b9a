import { describe, expect, it } from 'vitest'
import type { ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { reportShapes } from '../../../src/domain/reports/shapes.ts'
import { visit } from '../visit.tsx'

const who = '/report/employeeDirectory?asAt=2026-11-21&department=Site+Operations'
const joined = '/report/joinersAndLeavers?from=2026-11-01&until=2026-11-21&department=Site+Operations&only=joined'

const headcount: ReportAnswer = {
  name: 'headcount',
  generatedUtc: '2026-11-21T03:00:00.000Z',
  timeZone: 'Australia/Brisbane',
  asAt: null,
  from: '2025-12-01',
  until: '2026-11-21',
  columns: reportShapes.headcount.columns.map(({ key, label, kind }) => ({ key, label, kind })),
  figures: [{ of: '2026-11', count: 12 }],
  departments: ['Site Operations'],
  named: [],
  count: 1,
  rows: [
    {
      id: '2026-11:Site Operations',
      path: who,
      links: { people: who, joined },
      cells: ['2026-11', 'Site Operations', 12, 1, 0],
    },
  ],
}

describe('Numbers of a report', () => {
  it('lead to the rows that each of them counts; one of nothing leads nowhere', async () => {
    const { main } = await visit('/report/headcount', { answers: { reports: { read: headcount } }, as: 'admin' })
    const linked = (name: string) => main.getByRole('link', { name })
    expect((await main.findByRole('link', { name: 'People: 12' })).getAttribute('href')).toBe(who)
    expect(linked('Joined: 1').getAttribute('href')).toBe(joined)
    expect(main.queryByRole('link', { name: /^Left/ })).toBeNull()
    expect([linked('People: 12').tabIndex, linked('Joined: 1').tabIndex], 'the row leads to the people anyway').toEqual(
      [-1, 0],
    )
  })

  it.each([
    ['certificationRegister', true],
    ['assetRegister', true],
    ['performanceReviews', false],
    ['servicesDue', false],
  ] as const)('%s: as at a day %s', async (name, isOfADay) => {
    const { columns } = reportShapes[name]
    const read: ReportAnswer = {
      ...headcount,
      name,
      asAt: isOfADay ? '2026-11-21' : null,
      columns: columns.map(({ key, label, kind }) => ({ key, label, kind })),
      figures: [],
      count: 0,
      rows: [],
    }
    const { main, calls } = await visit(`/report/${name}?asAt=2026-03-03`, {
      answers: { reports: { read } },
      as: 'admin',
    })
    await main.findByText(/^Created/)
    expect(main.queryByLabelText('As at') !== null).toBe(isOfADay)
    expect(calls('reports.read')[0]).toMatchObject({ query: { asAt: '2026-03-03' } })
  })
})
