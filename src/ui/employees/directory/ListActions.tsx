import { useSelector } from '@xstate/react'
import { ArrowDownUp, FileDown, FileUp } from 'lucide-react'
import { mayImport } from '../../../domain/employees/import/lifecycle.ts'
import { denials } from '../../../domain/employees/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { DownloadActor } from '../../../machines/kit/download.machine.ts'
import { useLocale } from '../../kit/locale.ts'
import { Menu } from '../../kit/Menu.tsx'
import { useActor, useEmployees, useEmployeesState } from '../area.ts'
import { useExport } from './area.ts'

/** Files in and out. */
export const ListActions = () => {
  const download = useExport()
  return download === null ? null : <FilesMenu download={download} />
}

const FilesMenu = ({ download }: { readonly download: DownloadActor }) => {
  const employees = useEmployees()
  const locale = useLocale()
  const actor = useActor()
  const count = useEmployeesState(({ context }) => context.rows.length)
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'))
  const may = mayImport(actor)
  const exportList = () => {
    const people = employees.getSnapshot().context.rows.map(({ id }) => id)
    download.send({ type: 'download.asked', subject: { people } })
  }
  return (
    <Menu
      label="Import and export"
      tone="outline"
      align="end"
      items={[
        {
          id: 'import',
          label: 'Import from a CSV file',
          icon: <FileUp aria-hidden="true" />,
          href: pathTo('employeeImport'),
          denied: may.allowed ? undefined : denials[may.because],
        },
        {
          id: 'export',
          label: `Export this list (${writtenNumber(locale, count)}) as CSV`,
          icon: <FileDown aria-hidden="true" />,
          onSelect: exportList,
          denied: isBusy ? 'Preparing the file…' : count === 0 ? 'No employees.' : undefined,
        },
      ]}
    >
      <ArrowDownUp aria-hidden="true" />
      Import and export
    </Menu>
  )
}
