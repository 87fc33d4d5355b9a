import { describe, expect, it } from 'vitest'
import type { GoalImport, GoalImportReport } from '../../../src/domain/goals/import/nouns.ts'
import type { GoalId, ItemId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { chosenIn, visit } from '../visit.tsx'

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

  it('says line by line what is wrong, checks again what is put right, and makes nothing before', async () => {
    const failedRows = [
      {
        line: 2,
        name: 'Close defects',
        cells: ['Close defects', 'nobody@here.example'],
        problems: [{ column: 1, value: '', because: 'unknownPerson', message: 'No one with this name' }],
      },
    ]
    const upload = ({ payload }: { readonly payload?: unknown }) => {
      const sent = payload as FormData
      if (sent.has('create')) return { report, made }
      const isRight = JSON.parse((sent.get('edits') as string | null) ?? '[]').length > 0
      return { report: isRight ? report : { ...report, readyCount: 0, problemCount: 1, failedRows }, made: null }
    }
    const { main, user, calls } = await visit(pathTo('goalImport'), { answers: { goalImports: { list: [], upload } } })
    const file = new File(['Objective,Owner\nClose defects,nobody@here.example'], 'goals.csv', { type: 'text/csv' })
    await user.upload(await main.findByLabelText('File'), file)
    await user.click(await main.findByRole('button', { name: 'Check 1 line' }))
    expect((await main.findByRole('table')).textContent).toContain('No one with this name')
    expect(main.getByRole('button', { name: 'Import' }).getAttribute('aria-disabled')).toBe('true')
    const owner = main.getByLabelText('Owner of line 2')
    await user.clear(owner)
    await user.type(owner, 'eve@example.test')
    await user.click(main.getByRole('button', { name: 'Check again' }))
    await user.click(await main.findByRole('button', { name: 'Import 1 goal' }))
    expect(await main.findByText('From goals.csv: 1 added.')).toBeTruthy()
    const making = calls('goalImports.upload').filter(({ payload }) => (payload as FormData).has('create'))
    expect(making).toHaveLength(1)
  })

  it('is not there for somebody who gives nobody goals', async () => {
    const { main, user } = await visit(pathTo('goals'), {
      as: 'employee',
      answers: { goals: { window: { rows: [], before: null, after: null }, count: 0 } },
    })
    await main.findByRole('button', { name: 'More' })
    const items = (await chosenIn(user, 'More')).map(({ textContent }) => textContent)
    expect(items).toContain('Download this list (CSV)')
    expect(items).not.toContain('Import goals')
  })
})
