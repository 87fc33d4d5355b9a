import { describe, expect, it } from 'vitest'
import type { AssetImportReport } from '../../../src/domain/assets/import/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { refused } from '../../machines/ports.ts'
import { failing, visit } from '../visit.tsx'

const report: AssetImportReport = {
  encoding: 'utf-8',
  delimiter: ',',
  dateOrder: 'dayFirst',
  columns: [
    { header: 'Tag', samples: ['A-1'], field: 'number' },
    { header: 'What', samples: ['Drill'], field: 'name' },
  ],
  rowCount: 3,
  readyCount: 1,
  changedCount: 1,
  unchangedCount: 1,
  problemCount: 0,
  failedRows: [],
  missing: [],
}

const file = new File(['Tag,What\nA-1,Drill'], 'assets.csv', { type: 'text/csv' })

describe('Importing assets', () => {
  it('asks for the number, says what is new, changed and the same, and checks again what somebody overtook', async () => {
    let tries = 0
    const upload = ({ payload }: { readonly payload?: unknown }) => {
      if (!(payload as FormData).has('create'))
        return { report: tries === 0 ? report : { ...report, readyCount: 0 }, made: null }
      tries += 1
      return failing(refused('number_in_use'))
    }
    const { main, user } = await visit(pathTo('assetImport'), { answers: { assetImports: { list: [], upload } } })
    await user.upload(await main.findByLabelText('File'), file)
    const number = await main.findByRole('combobox', { name: 'Tag' })
    await user.selectOptions(number, 'Leave out')
    expect(main.getByRole('button', { name: 'Check 3 lines', description: /Asset No/ })).toBeTruthy()
    await user.selectOptions(number, 'Asset No')
    await user.click(main.getByRole('button', { name: 'Check 3 lines' }))
    expect(await main.findByText(/^1 asset is new. 1 asset will be changed. 1 asset here already/)).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Import 2 assets' }))
    expect(await main.findByText(/^1 asset will be changed. 1 asset here already/)).toBeTruthy()
    expect(main.getByRole('button', { name: 'Import 1 asset' })).toBeTruthy()
  })
})
