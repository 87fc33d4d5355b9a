import { describe, expect, it } from 'vitest'
import type { ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { reportShapes } from '../../../src/domain/reports/shapes.ts'
import { eve, max } from '../../fixtures/people.ts'
import { visit } from '../visit.tsx'

const audit: ReportAnswer = {
  name: 'audit',
  generatedUtc: '2026-11-21T03:00:00.000Z',
  timeZone: 'Australia/Brisbane',
  asAt: null,
  from: '2026-10-22',
  until: '2026-11-21',
  columns: reportShapes.audit.columns.map(({ key, label, kind }) => ({ key, label, kind })),
  figures: [{ of: 'goal', count: 1 }],
  departments: [],
  named: [{ id: eve, fullName: 'Eve Marlowe' }],
  count: 1,
  rows: [
    {
      id: '7',
      path: '/goal/1',
      cells: ['Max Oduya changed the goal “Roof”', '2026-11-20T15:04:00.000Z', 'Max Oduya', 'Eve Marlowe', 'goal'],
    },
  ],
}

const at = (query: string, read: ReportAnswer = audit) =>
  visit(`/report/audit${query}`, { answers: { reports: { read } }, as: 'admin' })

describe('The audit as a report', () => {
  it('tells each change with its moment where the client is, and leads to its record', async () => {
    const { main } = await at('')
    const row = await main.findByRole('row', { name: /Max Oduya changed the goal/ })
    expect(row.textContent).toContain('21 Nov 2026 01:04')
    expect(main.getByRole('link', { name: /Max Oduya changed the goal/ }).getAttribute('href')).toBe('/goal/1')
    expect(main.queryByRole('searchbox')).toBeNull()
  })

  it('asks of one person what the address says, and of nobody once they are taken out', async () => {
    const { main, calls, user } = await at(`?person=${eve}&actor=${max}`, {
      ...audit,
      named: [...audit.named, { id: max, fullName: 'Max Oduya' }],
    })
    await main.findByRole('row', { name: /Max Oduya changed the goal/ })
    expect(calls('reports.read')[0]).toMatchObject({ query: { person: eve, actor: max } })
    await user.click(main.getByRole('button', { name: /Eve Marlowe/ }))
    await expect.poll(() => calls('reports.read').at(-1)?.query).toEqual({ actor: max })
  })

  it('says that it asks for nobody, and shows everybody again', async () => {
    const { main, user } = await at(`?person=${max}`, { ...audit, count: 0, rows: [], figures: [], named: [] })
    expect(await main.findByText(/is not in your company/)).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Show everyone' }))
    expect(main.queryByText(/is not in your company/)).toBeNull()
  })
})
