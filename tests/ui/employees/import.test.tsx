import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ImportReport } from '../../../src/domain/employees/import/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { unreachable } from '../../machines/ports.ts'
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
  unchangedCount: 0,
  problemCount: 0,
  failedRows: [],
  missing: [],
  ...over,
})
const wrong = report({
  readyCount: 1,
  problemCount: 1,
  failedRows: [
    {
      line: 3,
      cells: ['Vic', 'Stone', 'no address'],
      problems: [{ column: 2, value: 'no address', because: 'email', message: 'Enter an email address' }],
    },
  ],
})

const people = new File(['Given,Family,Mail\nUma,Reyes,uma@tenure.example'], 'people.csv', { type: 'text/csv' })

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

  it('that could not be read says why, and another file can be offered', async () => {
    const { main } = await offered(failing(unreachable))
    expect((await main.findByRole('alert')).textContent).toContain('The server cannot be reached.')
    expect(main.getByLabelText('File')).toBeTruthy()
  })
})
