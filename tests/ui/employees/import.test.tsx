import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { EmployeeImport, ImportReport } from '../../../src/domain/employees/import/nouns.ts'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const at = (employeeImports: Answers['employeeImports'] = {}, as: Role = 'admin') =>
  visit(pathTo('employeeImport'), { as, answers: { employeeImports: { list: [], ...employeeImports } } })

const report = (over: Partial<ImportReport> = {}): ImportReport => ({
  encoding: 'utf-8',
  delimiter: ',',
  dateOrder: 'dayFirst',
  columns: [
    { header: 'Given', samples: ['Uma', 'Vic'], field: 'firstName' },
    { header: 'Family', samples: ['Reyes', 'Stone'], field: 'lastName' },
    { header: 'Mail', samples: ['uma@tenure.example'], field: 'email' },
  ],
  rowCount: 2,
  readyCount: 2,
  changedCount: 0,
  unchangedCount: 0,
  problemCount: 0,
  failedRows: [],
  preview: [],
  leftOutRows: [],
  missing: [],
  ...over,
})
const wrong = report({
  readyCount: 1,
  problemCount: 1,
  failedRows: [
    {
      line: 3,
      name: 'Vic Stone',
      cells: ['Vic', 'Stone', 'no address'],
      problems: [{ column: 2, value: 'no address', because: 'email', message: 'Enter an email address' }],
    },
  ],
})

const people = new File(['Given,Family,Mail\nUma,Reyes,uma@tenure.example'], 'people.csv', { type: 'text/csv' })

const anImport = (over: Partial<EmployeeImport> = {}): EmployeeImport => ({
  id: '00000000-0000-4000-8000-000000009001' as ItemId,
  fileName: 'people.csv',
  status: 'done',
  rowCount: 4,
  doneCount: 3,
  madeCount: 2,
  changedCount: 1,
  unchangedCount: 0,
  leftOutCount: 1,
  leftOut: { headers: ['Given'], rows: [{ line: 3, name: 'Vic Stone', cells: ['Vic'], problems: [] }] },
  remainingCount: 3,
  failure: null,
  kept: [],
  createdBy: 'Ava Lindqvist',
  createdUtc: '2026-11-21T01:00:00.000Z',
  finishedUtc: '2026-11-21T01:00:01.000Z',
  revertedUtc: null,
  ...over,
})

describe('An earlier import', () => {
  const answers = { list: [anImport({ leftOut: { headers: [], rows: [] } })], read: anImport() }

  it('has an address, by which it is shown with the lines that were left out of it', async () => {
    const address = `${pathTo('employeeImport')}?import=${anImport().id}`
    const { main } = await visit(address, { as: 'admin', answers: { employeeImports: answers } })
    expect(await main.findByText('From people.csv: 2 people added, 1 person changed. 1 line left out.')).toBeTruthy()
    expect(main.getByRole('region', { name: 'Left out: 1 line' })).toBeTruthy()
  })

  it('is a link in the list; back from it the list is there again', async () => {
    const { main, user } = await at(answers)
    const link = await main.findByRole('link', { name: /^Open/ })
    expect(link.getAttribute('href')).toBe(`${pathTo('employeeImport')}?import=${anImport().id}`)
    await user.click(link)
    await user.click(await main.findByRole('button', { name: 'Import another file' }))
    expect(await main.findByRole('region', { name: 'Earlier imports' })).toBeTruthy()
  })

  it('that is not there says so beside the list', async () => {
    const address = `${pathTo('employeeImport')}?import=${anImport().id}`
    const read = failing(refused('not_found', 404))
    const { main } = await visit(address, { as: 'admin', answers: { employeeImports: { list: [], read } } })
    expect((await main.findByRole('alert')).textContent).toContain('not_found')
    expect(main.getByLabelText('File')).toBeTruthy()
  })
})

describe('Importing people', () => {
  it.each(['manager', 'employee'] as const)('is not there for a %s', async (as) => {
    const { main } = await at({}, as)
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })

  it('says before what may stand in the file, and takes no other kind', async () => {
    const { main, calls } = await at()
    expect(await main.findByRole('region', { name: 'Accepted values' })).toBeTruthy()
    // A person can choose any file in a chooser, whatever it was asked to offer.
    const offer = userEvent.setup({ applyAccept: false })
    await offer.upload(main.getByLabelText('File'), new File(['words'], 'people.docx'))
    expect(await main.findByRole('alert')).toBeTruthy()
    expect(calls('employeeImports.upload')).toEqual([])
  })

  const offered = async (upload: NonNullable<Answers['employeeImports']>['upload']) => {
    const page = await at({ upload })
    await page.user.upload(await page.main.findByLabelText('File'), people)
    return page
  }

  it('asks which column is which, as far as it could not tell itself', async () => {
    const { main } = await offered({ report: report(), made: null })
    expect(await main.findByRole('combobox', { name: 'Given', description: 'Uma, Vic' })).toHaveProperty(
      'value',
      'firstName',
    )
    expect(main.getByText('people.csv: 2 lines, separated by commas')).toBeTruthy()
    expect(main.getByRole('button', { name: 'Check 2 lines' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('goes no further without what everybody needs, and says what', async () => {
    const { main, user } = await offered({ report: report(), made: null })
    await user.selectOptions(await main.findByRole('combobox', { name: 'Mail' }), 'Skip')
    expect(main.getByRole('button', { name: 'Check 2 lines', description: /\w/ })).toBeTruthy()
  })

  it('makes nobody before every line is right', async () => {
    const { main, user, calls } = await offered({ report: wrong, made: null })
    await user.click(await main.findByRole('button', { name: 'Check 2 lines' }))
    expect((await main.findAllByText(/Enter an email address/)).length).toBeGreaterThan(0)
    const make = main.getByRole('button', { name: 'Import 1 person', description: /\w/ })
    await user.click(make)
    expect(calls('employeeImports.upload').every(({ payload }) => !(payload as FormData).has('create'))).toBe(true)
  })

  it('names who a wrong line is about, and leaves it out', async () => {
    const leftOutRows = wrong.failedRows
    const upload = ({ payload }: { readonly payload?: unknown }) => ({
      report: (payload as FormData).has('leftOut') ? report({ readyCount: 1, leftOutRows }) : wrong,
      made: null,
    })
    const { main, user, calls } = await offered(upload)
    await user.click(await main.findByRole('button', { name: 'Check 2 lines' }))
    expect(await main.findByText('Vic Stone, line 3')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Leave out line 3' }))
    expect(main.queryByRole('textbox', { name: 'Mail of line 3' })).toBeNull()
    await user.click(main.getByRole('button', { name: 'Put back line 3' }))
    expect(main.getByRole('textbox', { name: 'Mail of line 3' })).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Leave out this line' }))
    expect(await main.findByRole('region', { name: 'Left out: 1 line' })).toBeTruthy()
    const sent = calls('employeeImports.upload').at(-1)?.payload as FormData
    expect(JSON.parse(sent.get('leftOut') as string)).toEqual([3])
    expect(main.getByText('Mail: Enter an email address')).toBeTruthy()
    expect(main.getByRole('button', { name: 'Import 1 person' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('says before the import who will be added and changed, field by field, and of each kind alone', async () => {
    const checked = report({
      readyCount: 1,
      changedCount: 1,
      unchangedCount: 1,
      preview: [
        { line: 2, name: 'Uma Reyes', becomes: 'new', changes: [] },
        {
          line: 3,
          name: 'Vic Stone',
          becomes: 'changed',
          changes: [
            { field: 'department', before: 'Yard', after: 'Workshop' },
            { field: 'phone', before: '+61 1', after: '' },
          ],
        },
        { line: 4, name: 'Wes Lang', becomes: 'unchanged', changes: [] },
      ],
    })
    const { main, user } = await offered({ report: checked, made: null })
    await user.click(await main.findByRole('button', { name: 'Check 2 lines' }))
    expect(await main.findByText('1 person is new. 1 person will be changed. 1 person unchanged.')).toBeTruthy()
    const list = await main.findByRole('table', { name: 'Preview' })
    expect([...list.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent)).toEqual([
      'Uma Reyes, line 2New',
      'Vic Stone, line 3Department: Yard → Workshop',
      'Vic Stone, line 3Phone: +61 1 → (empty)',
      'Wes Lang, line 4Unchanged',
    ])
    await user.selectOptions(main.getByRole('combobox', { name: 'Show' }), 'Changed: 1')
    expect(main.getByRole('table', { name: 'Preview' }).getAttribute('aria-rowcount')).toBe('2')
    expect(main.getByRole('button', { name: 'Import 2 people' })).toBeTruthy()
  })

  it('that could not be read says why, and another file can be offered', async () => {
    const { main } = await offered(failing(unreachable))
    expect((await main.findByRole('alert')).textContent).toContain('The server cannot be reached.')
    expect(main.getByLabelText('File')).toBeTruthy()
  })

  it('keeps what was done when the page is left', async () => {
    const { main, user } = await offered({ report: report(), made: null })
    await user.selectOptions(await main.findByRole('combobox', { name: 'Family' }), 'Skip')
    await user.click(main.getByRole('link', { name: 'Back to employees' }))
    await screen.findByRole('heading', { level: 1, name: 'Employees' })
    const files = () => screen.getByRole('button', { name: 'Import and export' })
    await waitFor(() => expect(files().getAttribute('aria-disabled'), 'still being loaded').toBeNull())
    await user.click(files())
    await user.click(await screen.findByRole('menuitem', { name: 'Import from a CSV file' }))
    expect(await screen.findByRole('combobox', { name: 'Family' })).toHaveProperty('value', '')
    expect(screen.getByRole('combobox', { name: 'Given' })).toHaveProperty('value', 'firstName')
  })

  it('says in which letters it was read, and reads it in others when told to', async () => {
    const { main, user, calls } = await offered({ report: report({ encoding: 'windows-1252' }), made: null })
    const encoding = await main.findByRole('combobox', { name: 'Encoding' })
    expect(encoding).toHaveProperty('value', 'windows-1252')
    await user.selectOptions(encoding, 'utf-8')
    await waitFor(() =>
      expect((calls('employeeImports.upload').at(-1)?.payload as FormData | undefined)?.get('encoding')).toBe('utf-8'),
    )
  })

  it('is what the file says, whatever stands in it', async () => {
    const name = 'محمد <script>alert(1)</script> Reyes'
    const checked = report({ readyCount: 1, preview: [{ line: 2, name, becomes: 'new', changes: [] }] })
    const { main, user } = await offered({ report: checked, made: null })
    await user.click(await main.findByRole('button', { name: 'Check 2 lines' }))
    expect(await main.findByText(`${name}, line 2`)).toBeTruthy()
  })
})
