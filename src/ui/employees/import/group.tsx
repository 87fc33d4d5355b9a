import { importColumns, importFields } from '../../../domain/employees/import/columns.ts'
import { importLifecycle, mayImport, mayRevert } from '../../../domain/employees/import/lifecycle.ts'
import type { EmployeeImport, ImportReport } from '../../../domain/employees/import/nouns.ts'
import { CLEAR_MARKER } from '../../../domain/employees/import/rows.ts'
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

const lines = (locale: Locale, count: number): string =>
  `${writtenNumber(locale, count)} ${count === 1 ? 'line' : 'lines'}`

/** '2 people added, 1 person changed': what did not happen is not said. */
const did = (locale: Locale, { madeCount, changedCount }: Pick<EmployeeImport, 'madeCount' | 'changedCount'>): string =>
  [
    ...(madeCount > 0 || changedCount === 0 ? [`${people(locale, madeCount)} added`] : []),
    ...(changedCount > 0 ? [`${people(locale, changedCount)} changed`] : []),
  ].join(', ')

const outcomes: Readonly<Record<EmployeeImport['status'], (locale: Locale, of: EmployeeImport) => Outcome>> = {
  importing: (_, { fileName }) => ({ title: fileName, text: 'Running…' }),
  done: (locale, { fileName, madeCount, changedCount, unchangedCount, leftOutCount }) => ({
    title: wording.imported,
    text: `From ${fileName}: ${did(locale, { madeCount, changedCount })}.${unchangedCount > 0 ? ` ${people(locale, unchangedCount)} unchanged.` : ''}${leftOutCount > 0 ? ` ${lines(locale, leftOutCount)} left out.` : ''}`,
  }),
  failed: (_, { fileName, failure }) => ({
    title: wording.importFailed,
    text: `No one was imported from ${fileName}. ${failure === wording.importFailed ? 'The data changed after the check.' : (failure ?? 'The server was restarted.')}`,
  }),
  reverted: (locale, { fileName, kept }) => ({
    title: importRevertWording.reverted,
    text: `Everyone ${fileName} added was removed, and everyone it changed is as they were.${kept.length > 0 ? ` ${people(locale, kept.length)} stayed as they are.` : ''}`,
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
  description:
    'Import a CSV file with one line per person, new or existing. Lines with problems are corrected or left out first.',
  denied: (actor) => {
    const may = mayImport(actor)
    return may.allowed ? undefined : importDenials[may.because]
  },
  back: { href: pathTo('employees'), label: 'Back to employees' },
  shape: employeeImport.shape,
  columns: importFields.map((field) => ({ field, ...importColumns[field] })),
  columnsNote: `Existing people are matched by email address or employee number and updated. An empty cell leaves a value as it is; ${CLEAR_MARKER} clears it.`,
  found: (locale, { readyCount, changedCount, unchangedCount, failedRows, problemCount, leftOutRows }) =>
    [
      `${people(locale, readyCount)} ${readyCount === 1 ? 'is' : 'are'} new.`,
      ...(changedCount > 0 ? [`${people(locale, changedCount)} will be changed.`] : []),
      ...(unchangedCount > 0 ? [`${people(locale, unchangedCount)} unchanged.`] : []),
      ...(problemCount > 0
        ? [`${lines(locale, failedRows.length)} ${failedRows.length === 1 ? 'has a problem' : 'have problems'}.`]
        : []),
      ...(leftOutRows.length > 0 ? [`${lines(locale, leftOutRows.length)} left out.`] : []),
    ].join(' '),
  toDo: (locale, { readyCount, changedCount }) => `Import ${people(locale, readyCount + changedCount)}`,
  did,
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
