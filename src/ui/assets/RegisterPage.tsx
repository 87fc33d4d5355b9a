import { CalendarClock, ClipboardCheck, Download, Ellipsis, FileUp, Package, Settings2 } from 'lucide-react'
import { useMemo } from 'react'
import { mayImportAssets, maySeeCosts } from '../../domain/assets/access.ts'
import { places as pages, pathTo } from '../../domain/session/places.ts'
import { assetWindows } from '../../machines/assets/readings.ts'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { useChosenRows } from '../app/useChosenRows.ts'
import { useTableState } from '../app/useTableState.ts'
import { useWindowedList } from '../app/useWindowedList.ts'
import { TableViews } from '../app/views/later.tsx'
import { AddNewButton } from '../kit/AddNewButton.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { late } from '../kit/late.ts'
import { useLocale } from '../kit/locale.ts'
import { Menu } from '../kit/Menu.tsx'
import { Page } from '../kit/Page.tsx'
import type { OverList } from '../kit/plots/BarPlot.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { withFilter } from '../kit/table/state.ts'
import { AssetDialogs, AssetOutcome } from './AssetDialogs.tsx'
import { useDialogs, useDownload, usePlaces, useWindows } from './area.ts'
import { BulkActions } from './BulkActions.tsx'
import { columnIds, columnsOf, hiddenAtFirst, rowHref, rowId, rowLabel, serviceChoices } from './columns.tsx'
import { filterNames, listingOf } from './listing.ts'
import { denied, managing } from './may.ts'

const noun = { one: 'asset', many: 'assets' }
const addressed = [...new Set([...columnIds, ...filterNames])]

const { use: usePlots } = late(() => import('./Plots.tsx'))

const { use: useHolderFilter } = late(() => import('./HolderFilter.tsx'))

const LaterHolderFilter = (props: OverList) => {
  const code = useHolderFilter(true)
  return code ? <code.HolderFilter {...props} /> : null
}

/** The list does not wait for them: they wait for their numbers anyway. */
const LaterPlots = (props: OverList) => {
  const code = usePlots(true)
  return code ? <code.Plots {...props} /> : null
}

const noneYet = (
  <EmptyState icon={<Package />} title="No assets in use">
    Keep track of laptops, vehicles and tools: who has them and when they need service. Start with a category, then add
    an asset or import a list. To see retired assets, use the status filter.
  </EmptyState>
)

/** § 2.1 The register. */
export const RegisterPage = ({ search }: PageProps) => {
  const actor = useActor()
  const dialogs = useDialogs()
  const places = usePlaces()
  const today = useToday()
  const locale = useLocale()
  const [state, change] = useTableState({
    table: 'assets',
    columns: addressed,
    hiddenAtFirst,
    path: pathTo('assets'),
    search,
  })
  const columns = useMemo(
    () => columnsOf({ places, seesCosts: maySeeCosts(actor), actor, dialogs, today, locale }),
    [places, actor, dialogs, today, locale],
  )
  const { search: words, filters, sort } = state
  const question = useMemo(() => listingOf({ search: words, filters, sort }), [words, filters, sort])
  const list = useWindowedList(useWindows(), assetWindows, question)
  const [chosen, choose] = useChosenRows(list.rows)
  return (
    <Page title={pages.assets.title} fill width="wide" actions={<Actions question={question} />}>
      <AssetOutcome />
      <LaterPlots state={state} onChange={change} />
      <DataTable
        noun={noun}
        columns={columns}
        {...list}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        state={state}
        onChange={change}
        selected={chosen.ids}
        onSelect={choose}
        bulkActions={<BulkActions assets={chosen.rows} />}
        tools={
          <>
            <div className={slot('directory', 'department')}>
              <SelectField
                label="Service"
                labelHidden
                value={filters.service?.[0] ?? ''}
                placeholder="Any service"
                choices={serviceChoices}
                onChange={(value) => change({ filters: withFilter(filters, 'service', [value]) })}
              />
            </div>
            <LaterHolderFilter state={state} onChange={change} />
            <TableViews list="assets" columns={addressed} state={state} onChange={change} />
          </>
        }
        empty={noneYet}
      />
      <AssetDialogs />
    </Page>
  )
}

const Actions = ({ question }: { readonly question: ReturnType<typeof listingOf> }) => {
  const actor = useActor()
  const { isBusy, fetch } = useDownload()
  const creating = managing(actor, 'Create')
  return (
    <>
      <AddNewButton label="New asset" href={pathTo('assetCreate')} denied={creating} />
      <Menu
        label="More"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={[
          { id: 'settings', label: pages.assetSettings.title, icon: <Settings2 />, href: pathTo('assetSettings') },
          { id: 'audits', label: pages.assetAudits.title, icon: <ClipboardCheck />, href: pathTo('assetAudits') },
          'separator',
          {
            id: 'import',
            label: pages.assetImport.title,
            icon: <FileUp />,
            href: pathTo('assetImport'),
            denied: denied(mayImportAssets(actor)),
          },
          {
            id: 'csv',
            label: 'Download this list (CSV)',
            icon: <Download />,
            denied: isBusy ? 'Loading…' : undefined,
            onSelect: () => fetch({ kind: 'list', subject: { question } }),
          },
          {
            id: 'ics',
            label: 'Download service dates (calendar)',
            icon: <CalendarClock />,
            denied: isBusy ? 'Loading…' : undefined,
            onSelect: () => fetch({ kind: 'dueDays' }),
          },
        ]}
      />
    </>
  )
}
