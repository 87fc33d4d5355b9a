import { importColumns, importFields } from '../../../domain/employees/import/columns.ts'
import { importLifecycle, mayImport, mayRevert } from '../../../domain/employees/import/lifecycle.ts'
import type { EmployeeImport, ImportReport } from '../../../domain/employees/import/nouns.ts'
import {
  importActionNames,
  importActionsBy,
  importDenials,
  keptSentences,
} from '../../../domain/employees/import/wording.ts'
import { wording } from '../../../domain/employees/wording.ts'
import { importRevertWording } from '../../../domain/kernel/import/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { employeeImport } from '../../../machines/employees/import/employeeImport.ts'
import { inArea } from '../../app/area.tsx'
import { importPageOf } from '../../app/import/ImportPage.tsx'
import type { PagesOf } from '../../app/pages.ts'

const people = (locale: Locale, count: number): string =>
  `${writtenNumber(locale, count)} ${count === 1 ? 'person' : 'people'}`

const outcomes: Readonly<Record<EmployeeImport['status'], (locale: Locale, of: EmployeeImport) => Outcome>> = {
  importing: (_, { fileName }) => ({ title: fileName, text: 'Running…' }),
  done: (locale, { fileName, madeCount, unchangedCount }) => ({
    title: wording.imported,
    text: `${people(locale, madeCount)} from ${fileName}.${unchangedCount > 0 ? ` ${people(locale, unchangedCount)} already existed.` : ''}`,
  }),
  failed: (_, { fileName, failure }) => ({
    title: wording.importFailed,
    text: `No one was imported from ${fileName}. ${failure === wording.importFailed ? 'The data changed after the check.' : (failure ?? 'The server was restarted.')}`,
  }),
  reverted: (locale, { fileName, madeCount, kept }) => ({
    title: importRevertWording.reverted,
    text: `${people(locale, madeCount - kept.length)} from ${fileName} ${madeCount - kept.length === 1 ? 'is' : 'are'} gone.${kept.length > 0 ? ` ${people(locale, kept.length)} stayed.` : ''}`,
  }),
}

interface Outcome {
  readonly title: string
  readonly text: string
}

/** From a file to people, and back. */
const ImportPage = importPageOf<EmployeeImport, ImportReport>({
  area: 'employees/import',
  title: places.employeeImport.title,
  description: 'Import a CSV file with one line per person. No one is added until every line is valid.',
  denied: (actor) => {
    const may = mayImport(actor)
    return may.allowed ? undefined : importDenials[may.because]
  },
  back: { href: pathTo('employees'), label: 'Back to employees' },
  shape: employeeImport.shape,
  columns: importFields.map((field) => ({ field, ...importColumns[field] })),
  columnsNote: '',
  found: (locale, { readyCount, unchangedCount, failedRows, problemCount }) =>
    [
      `${people(locale, readyCount)} ${readyCount === 1 ? 'is' : 'are'} ready.`,
      ...(unchangedCount > 0 ? [`${people(locale, unchangedCount)} unchanged.`] : []),
      ...(problemCount > 0
        ? [`${writtenNumber(locale, failedRows.length)} ${failedRows.length === 1 ? 'line is' : 'lines are'} wrong.`]
        : []),
    ].join(' '),
  toDo: (locale, { readyCount }) => `Import ${people(locale, readyCount)}`,
  did: (locale, { madeCount }) => people(locale, madeCount),
  outcome: (locale, of) => outcomes[of.status](locale, of),
  kept: ({ kept }) =>
    kept.map(({ id, fullName, because }) => ({
      id,
      name: fullName,
      href: pathTo('employee', { id }),
      because: keptSentences[because as keyof typeof keptSentences],
    })),
  keptTitle: 'Not deleted, and why',
  seen: { href: pathTo('employees'), label: 'See the employees' },
  life: { of: importLifecycle, actions: importActionNames, by: importActionsBy },
  revertDenied: (actor, of) => {
    const may = mayRevert(actor, of)
    return may.allowed ? undefined : importDenials[may.because]
  },
})

export const pages: PagesOf<'employees/import'> = { employeeImport: inArea('employees/import', ImportPage) }
