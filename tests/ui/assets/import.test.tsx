import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AssetImport, AssetImportReport } from '../../../src/domain/assets/import/nouns.ts'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { laptops, yard } from '../../fixtures/assets.ts'
import { refused } from '../../machines/ports.ts'
import { failing, notices, visit } from '../visit.tsx'

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
  preview: [],
  leftOutRows: [],
  missing: [],
}

const made: AssetImport = {
  id: '00000000-0000-4000-8000-000000009001' as ItemId,
  fileName: 'assets.csv',
  status: 'done',
  rowCount: 3,
  madeCount: 1,
  changedCount: 1,
  unchangedCount: 1,
  made: [],
  kept: [],
  leftOutCount: 0,
  leftOut: { headers: [], rows: [] },
  createdBy: 'Ava Lindqvist',
  createdUtc: '2026-11-21T01:00:00.000Z',
  revertedUtc: null,
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
    await user.selectOptions(number, 'Skip')
    expect(main.getByRole('button', { name: 'Check 3 lines', description: /Asset No/ })).toBeTruthy()
    await user.selectOptions(number, 'Asset No')
    await user.click(main.getByRole('button', { name: 'Check 3 lines' }))
    expect(await main.findByText(/^1 asset is new. 1 asset will be changed. 1 asset unchanged/)).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Import 2 assets' }))
    expect(await main.findByText(/^1 asset will be changed. 1 asset unchanged/)).toBeTruthy()
    expect(main.getByRole('button', { name: 'Import 1 asset' })).toBeTruthy()
  })

  it('leaves a line out once, whatever is wrong with it, and says what holds the import up', async () => {
    const problem = { column: 1, value: '', because: 'nameMissing', message: 'No name' }
    const line = { line: 2, name: 'Asset', cells: ['A-1', ''], problems: [problem, { ...problem, column: 0 }] }
    const wrong = { ...report, readyCount: 0, changedCount: 0, problemCount: 2, failedRows: [line] }
    const { main, user } = await visit(pathTo('assetImport'), {
      answers: { assetImports: { list: [], upload: { report: wrong, made: null } } },
    })
    await user.upload(await main.findByLabelText('File'), file)
    await user.click(await main.findByRole('button', { name: /^Check / }))
    expect(await main.findAllByRole('button', { name: 'Leave out line 2' })).toHaveLength(1)
    expect(main.getAllByRole('rowheader').map(({ firstElementChild }) => firstElementChild?.className)).toEqual([
      '',
      'sr-only',
    ])
    expect(main.getAllByText('Correct the lines with problems, or leave them out.')[0]?.tagName).toBe('P')
    expect(main.getByRole('button', { name: 'Import' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('says of many wrong lines those in view, by their place among all, and keeps what is put right', async () => {
    const failedRows = Array.from({ length: 2000 }, (_, at) => ({
      line: at + 2,
      name: `Asset ${at}`,
      cells: [`A-${at}`, ''],
      problems: [{ column: 1, value: '', because: 'nameMissing', message: `No name: ${at}` }],
    }))
    const wrong = { ...report, rowCount: 2000, readyCount: 0, problemCount: 2000, failedRows }
    const upload = { report: wrong, made: null }
    const { main, user, calls } = await visit(pathTo('assetImport'), {
      answers: { assetImports: { list: [], upload } },
    })
    await user.upload(await main.findByLabelText('File'), file)
    await user.click(await main.findByRole('button', { name: 'Check 2,000 lines' }))
    const list = await main.findByRole('table', { name: 'Problems' })
    const lines = () =>
      main.getAllByRole('row').map((row) => [row.getAttribute('aria-rowindex'), row.textContent?.split('No ')[0]])
    expect(list.getAttribute('aria-rowcount')).toBe('2000')
    expect(lines().length).toBeLessThan(60)
    expect(lines()[0]).toEqual(['1', 'Asset 0, line 2What: '])
    const scroller = list.parentElement as HTMLElement
    const scrollTo = (top: number) =>
      act(() => {
        scroller.scrollTop = top
        fireEvent.scroll(scroller)
      })
    scrollTo(1000 * 68)
    expect(lines().length).toBeLessThan(60)
    expect(lines()).toContainEqual(['1001', 'Asset 1000, line 1002What: '])
    expect(lines()).not.toContainEqual(['1', 'Asset 0, line 2What: '])
    await user.type(main.getByRole('textbox', { name: 'What of line 1002' }), 'Drill')
    scrollTo(0)
    scrollTo(1000 * 68)
    expect((main.getByRole('textbox', { name: 'What of line 1002' }) as HTMLInputElement).value).toBe('Drill')
    await user.click(main.getByRole('button', { name: 'Check again' }))
    const sent = calls('assetImports.upload').at(-1)?.payload as FormData
    expect(JSON.parse(sent.get('edits') as string)).toEqual([{ line: 1002, column: 1, value: 'Drill' }])
  })

  it('is not for those who may only use the register, who are told', async () => {
    const { main, calls } = await visit(pathTo('assetImport'), { as: 'assetUser' })
    expect(await main.findByText(/asset managers/)).toBeTruthy()
    expect(main.queryByLabelText('File')).toBeNull()
    expect(calls('assetImports.list')).toEqual([])
  })

  it.each([
    [415, 'This is not a CSV file.'],
    [422, 'You can import up to 10,000 assets at once. Split the file.'],
  ])('of a file that is refused says why, and takes another (%i)', async (status, message) => {
    const upload = ({ payload }: { readonly payload?: unknown }) =>
      ((payload as FormData).get('csvFile') as File).name === 'assets.csv'
        ? { report, made: null }
        : failing({ ...refused('refused', status), message } as never)
    const { main, user } = await visit(pathTo('assetImport'), { answers: { assetImports: { list: [], upload } } })
    await user.upload(await main.findByLabelText('File'), new File(['PK'], 'wrong.csv', { type: 'text/csv' }))
    expect((await main.findByRole('alert')).textContent).toContain(message)
    await user.upload(main.getByLabelText('File'), file)
    expect(await main.findByRole('button', { name: 'Check 3 lines' })).toBeTruthy()
  })

  it('names each line with its cells and what is wrong with them, and imports nothing before', async () => {
    const failedRows = [
      {
        line: 2,
        name: 'Toughbook',
        cells: ['A-1', 'Lapdog'],
        problems: [
          { column: 1, value: 'Lapdog', because: 'unknownCategory', message: 'There is no category with this name' },
        ],
      },
      {
        line: 4,
        name: 'Twice',
        cells: ['a-1', ''],
        problems: [{ column: 0, value: 'a-1', because: 'twice', message: 'Line 2 of this file has it as well' }],
      },
    ]
    const wrong = { ...report, readyCount: 1, problemCount: 2, failedRows }
    const { main, user } = await visit(pathTo('assetImport'), {
      answers: { assetImports: { list: [], upload: { report: wrong, made: null } } },
    })
    await user.upload(await main.findByLabelText('File'), file)
    await user.click(await main.findByRole('button', { name: 'Check 3 lines' }))
    expect((await main.findByLabelText<HTMLInputElement>('What of line 2')).value).toBe('Lapdog')
    const rows = main.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/Toughbook, line 2.*There is no category with this name/)
    expect(rows[1]).toMatch(/Twice, line 4.*Line 2 of this file/)
    expect(main.getByRole('button', { name: /^Import \d/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('of nothing new is not begun, and says that all is up to date', async () => {
    const same = { ...report, readyCount: 0, changedCount: 0, unchangedCount: 3 }
    const { main, user } = await visit(pathTo('assetImport'), {
      answers: { assetImports: { list: [], upload: { report: same, made: null } } },
    })
    await user.upload(await main.findByLabelText('File'), file)
    await user.click(await main.findByRole('button', { name: 'Check 3 lines' }))
    expect(await main.findByText('0 assets are new. 3 assets unchanged.')).toBeTruthy()
    expect(main.getByRole('button', { name: 'Import', description: /already up to date/ })).toBeTruthy()
  })

  it('goes on while one works elsewhere, and nothing that is typed there is lost', async () => {
    let arrive: () => void = () => undefined
    const imported = new Promise<{ report: AssetImportReport; made: AssetImport }>((resolve) => {
      arrive = () => resolve({ report, made })
    })
    const upload = ({ payload }: { readonly payload?: unknown }) =>
      (payload as FormData).has('create') ? imported : { report, made: null }
    const { main, user } = await visit(pathTo('assetImport'), {
      answers: {
        assets: { number: { isInUse: false, next: null } },
        assetConfiguration: { read: { locations: [yard], categories: [laptops] } },
        assetImports: { list: [], upload },
      },
    })
    await user.upload(await main.findByLabelText('File'), file)
    await user.click(await main.findByRole('button', { name: 'Check 3 lines' }))
    await user.click(await main.findByRole('button', { name: 'Import 2 assets' }))
    expect(await main.findByRole('progressbar', { name: 'Importing' })).toBeTruthy()
    expect(main.getByText(/^0 of 3 lines\./)).toBeTruthy()
    await user.click(main.getByRole('link', { name: 'Back to assets' }))
    await user.click(await main.findByRole('link', { name: 'New asset' }))
    const name = await main.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    await user.type(name, 'Written meanwhile')
    await act(async () => arrive())
    await waitFor(() => expect(notices().join()).toContain('Assets imported successfully'))
    expect(name.value).toBe('Written meanwhile')
    expect(main.getByRole('textbox', { name: /^Name/ })).toBe(name)
  })
})
