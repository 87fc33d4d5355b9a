import { describe, expect, it } from 'vitest'
import type { GoalImport, GoalImportReport } from '../../../src/domain/goals/import/nouns.ts'
import type { GoalId, ItemId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { visit } from '../visit.tsx'

const report: GoalImportReport = {
  encoding: 'utf-8',
  delimiter: ',',
  dateOrder: 'dayFirst',
  columns: [
    { header: 'Objective', samples: ['Close defects'], field: 'title' },
    { header: 'Owner', samples: ['eve@example.test'], field: 'person' },
  ],
  rowCount: 1,
  readyCount: 1,
  changedCount: 0,
  unchangedCount: 0,
  problemCount: 0,
  failedRows: [],
  preview: [],
  leftOutRows: [],
  missing: [],
}

const made: GoalImport = {
  id: '00000000-0000-4000-8000-000000009001' as ItemId,
  fileName: 'goals.csv',
  status: 'done',
  rowCount: 1,
  madeCount: 1,
  changedCount: 0,
  unchangedCount: 0,
  made: [{ id: '00000000-0000-4000-8000-000000009002' as GoalId, name: 'Close defects', isNew: true }],
  kept: [],
  leftOutCount: 0,
  leftOut: { headers: [], rows: [] },
  createdBy: 'Ava Lindqvist',
  createdUtc: '2026-11-21T01:00:00.000Z',
  revertedUtc: null,
}

describe('Importing goals', () => {
  it('asks whose and which, says what is new, and leads to what was made', async () => {
    const upload = ({ payload }: { readonly payload?: unknown }) => ({
      report,
      made: (payload as FormData).has('create') ? made : null,
    })
    const { main, user } = await visit(pathTo('goalImport'), { answers: { goalImports: { list: [], upload } } })
    const file = new File(['Objective,Owner\nClose defects,eve@example.test'], 'goals.csv', { type: 'text/csv' })
    await user.upload(await main.findByLabelText('File'), file)
    const owner = await main.findByRole('combobox', { name: 'Owner' })
    await user.selectOptions(owner, 'Skip')
    expect(main.getByRole('button', { name: 'Check 1 line', description: /column for the person/ })).toBeTruthy()
    await user.selectOptions(owner, 'Email')
    await user.click(main.getByRole('button', { name: 'Check 1 line' }))
    expect(await main.findByText('1 goal is new.')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Import 1 goal' }))
    expect(await main.findByText('From goals.csv: 1 added.')).toBeTruthy()
    expect(main.getByRole('link', { name: 'Close defects' }).getAttribute('href')).toBe(
      pathTo('goal', { id: made.made[0]?.id ?? '' }),
    )
  })
})
