import { useSelector } from '@xstate/react'
import { Award } from 'lucide-react'
import { useMemo } from 'react'
import { countInAll, type ListingCounts, listingChoices } from '../../domain/certifications/listing.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { pathTo } from '../../domain/session/places.ts'
import { certificationWindows, countsReading } from '../../machines/certifications/certificationWindows.ts'
import { ListDownloadButton } from '../app/ListDownloadButton.tsx'
import { useTimeZone } from '../app/time.ts'
import { useTableState } from '../app/useTableState.ts'
import { useWindowedList } from '../app/useWindowedList.ts'
import { TableViews } from '../app/views/later.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { useLocale } from '../kit/locale.ts'
import { SelectField } from '../kit/SelectField.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { type Filters, withFilter } from '../kit/table/state.ts'
import {
  useAllTypes,
  useCertifications,
  useCounts,
  useKeeper,
  useOpenedReading,
  usePeopleById,
  useWindows,
} from './area.ts'
import { columnIds, columnsOf, rowHref, rowId, rowLabel } from './columns.tsx'
import { choiceNames, listingOf } from './listing.ts'

const noun = { one: 'certification', many: 'certifications' }

const noneYet = (
  <EmptyState icon={<Award />} title="No certifications yet">
    Keep tickets, licences and other certificates here with their expiry dates.
  </EmptyState>
)

export const ListTab = ({ search }: { readonly search: string }) => {
  const certifications = useCertifications()
  const locale = useLocale()
  const types = useAllTypes()
  const byId = usePeopleById()
  const keeper = useKeeper()
  const timeZone = useTimeZone()
  const [state, change] = useTableState({
    table: 'certifications',
    columns: columnIds,
    path: pathTo('certifications'),
    search,
  })
  const columns = useMemo(
    () => columnsOf({ byId, types, keeper, certifications, timeZone }),
    [byId, types, keeper, certifications, timeZone],
  )
  const { search: words, filters, sort } = state
  const question = useMemo(() => listingOf({ search: words, filters, sort }), [words, filters, sort])
  const list = useWindowedList(useWindows(), certificationWindows, question)
  const counts = useChoiceCounts()
  return (
    <DataTable
      noun={noun}
      columns={columns}
      {...list}
      total={totalIn(counts, filters, list.rows.length)}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      state={state}
      onChange={change}
      tools={
        <>
          <div className={slot('directory', 'department')}>
            <SelectField
              label="Status"
              labelHidden
              value={filters.standing?.[0] ?? ''}
              placeholder="All statuses"
              choices={listingChoices.map((value) => ({
                value,
                label:
                  counts === null
                    ? choiceNames[value]
                    : `${choiceNames[value]} (${writtenNumber(locale, counts[value])})`,
              }))}
              onChange={(choice) => change({ filters: withFilter(filters, 'standing', [choice]) })}
            />
          </div>
          <TableViews list="certifications" columns={columnIds} state={state} onChange={change} />
          <ListDownloadButton by="certificationDownload" question={question} />
        </>
      }
      empty={noneYet}
    />
  )
}

const useChoiceCounts = (): ListingCounts | null => {
  const reading = useCounts()
  useOpenedReading(reading, undefined)
  return useSelector(reading, countsReading.foundIn)
}

/** How many there are before search and filters; what is there already has been counted by looking. */
const totalIn = (counts: ListingCounts | null, { standing }: Filters, length: number): number | null => {
  if (counts === null) return null
  return Math.max(length, standing?.[0] === 'archived' ? counts.archived : countInAll(counts))
}
