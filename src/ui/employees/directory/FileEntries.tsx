import { useSelector } from '@xstate/react'
import { FileDown, FileUp } from 'lucide-react'
import { mayImport } from '../../../domain/employees/import/lifecycle.ts'
import { denials } from '../../../domain/employees/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { DownloadActor } from '../../../machines/kit/download.machine.ts'
import { useLocale } from '../../kit/locale.ts'
import type { MenuEntry, ShowEntries } from '../../kit/Menu.tsx'
import { useActor, useEmployees, useEmployeesState } from '../area.ts'
import { useExport } from './area.ts'

/** Files in and out. */
export const FileEntries = ({ children: show }: { readonly children: ShowEntries }) => {
  const download = useExport()
  const may = mayImport(useActor())
  const importing: MenuEntry = {
    id: 'import',
    label: 'Import from a CSV file',
    icon: <FileUp aria-hidden="true" />,
    href: pathTo('employeeImport'),
    denied: may.allowed ? undefined : denials[may.because],
  }
  return download === null ? show([importing]) : <WithExport importing={importing} download={download} show={show} />
}

interface WithExportProps {
  readonly importing: MenuEntry
  readonly download: DownloadActor
  readonly show: ShowEntries
}

const WithExport = ({ importing, download, show }: WithExportProps) => {
  const employees = useEmployees()
  const locale = useLocale()
  const count = useEmployeesState(({ context }) => context.rows.length)
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'))
  const exportList = () => {
    const people = employees.getSnapshot().context.rows.map(({ id }) => id)
    download.send({ type: 'download.asked', subject: { people } })
  }
  return show([
    importing,
    {
      id: 'export',
      label: `Export this list (${writtenNumber(locale, count)}) as CSV`,
      icon: <FileDown aria-hidden="true" />,
      onSelect: exportList,
      denied: isBusy ? 'Preparing the file…' : count === 0 ? 'No employees.' : undefined,
    },
  ])
}
