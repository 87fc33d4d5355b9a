import { ScrollText, SearchX } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import type { AuditEntry } from '../../domain/audit/nouns.ts'
import { sentenceOf } from '../../domain/audit/sentences.ts'
import { places } from '../../domain/session/places.ts'
import type { EntryPagesActor } from '../../machines/audit/entryPages.machine.ts'
import type { PageProps } from '../app/pages.ts'
import { useTimeZone } from '../app/time.ts'
import { useTableHabits } from '../app/useTableState.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Page } from '../kit/Page.tsx'
import { Row } from '../kit/Stack.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { type TableState, untouched } from '../kit/table/state.ts'
import { AuditTools, ExportButton } from './AuditTools.tsx'
import { filtersOf, useAudit, useAuditState, useEntries } from './area.ts'
import { columnsIn } from './columns.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { useFilter } from './useFilter.ts'

const noun = { one: 'change', many: 'changes' }
const rowId = ({ id }: AuditEntry) => String(id)

/** Ours: who changed what, for administrators. */
export const AuditPage = ({ search }: PageProps) => {
  const audit = useAudit()
  const [filter, narrow] = useFilter(search)
  // Only the filter it comes with: another one reaches the trail that is open.
  const [first] = useState(filter)
  useEffect(() => {
    audit.send({ type: 'trail.opened', filter: first })
    return () => audit.send({ type: 'trail.closed' })
  }, [audit, first])
  const trail = useAuditState(({ children }) => children.trail as EntryPagesActor | undefined)
  return (
    <Page
      title={places.audit.title}
      fill
      width="wide"
      description="Who changed what, and when. Entries cannot be edited or deleted."
      actions={<ExportButton filter={filter} />}
    >
      {trail === undefined ? null : <Trail trail={trail} filter={filter} onNarrow={narrow} />}
    </Page>
  )
}

const noneYet = (
  <EmptyState icon={<ScrollText />} title="No changes yet">
    Changes will show here from now on.
  </EmptyState>
)

const NoneMatch = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState icon={<SearchX />} title="No matching changes" action={<Button onClick={onClear}>Clear filters</Button>}>
    Try other dates or another filter.
  </EmptyState>
)

interface TrailProps {
  readonly trail: EntryPagesActor
  readonly filter: AuditFilter
  readonly onNarrow: (filter: AuditFilter) => void
}

const Trail = ({ trail, filter, onNarrow }: TrailProps) => {
  useEffect(() => {
    if (trail.getSnapshot().context.filter !== filter) trail.send({ type: 'filter.changed', filter })
  }, [trail, filter])
  const timeZone = useTimeZone()
  const locale = useLocale()
  const columns = useMemo(() => columnsIn(locale, timeZone), [locale, timeZone])
  const { entries, hasMore, isLoading, isLoadingMore, sentence, more, retry } = useEntries(trail)
  const [habits, remember] = useTableHabits(
    'audit',
    columns.map(({ id }) => id),
  )
  const state: TableState = useMemo(() => ({ ...untouched, ...habits, filters: filtersOf(filter) }), [habits, filter])
  const [opened, setOpened] = useState<AuditEntry | null>(null)

  return (
    <>
      <DataTable
        noun={noun}
        columns={columns}
        rows={entries}
        total={entries.length}
        rowId={rowId}
        rowLabel={(entry) => sentenceOf(locale, entry)}
        onOpen={setOpened}
        state={state}
        onChange={(change) => {
          if (change.filters !== undefined) onNarrow({})
          remember(change)
        }}
        searchable={false}
        atLeast={hasMore}
        tools={<AuditTools filter={filter} onNarrow={onNarrow} />}
        status={isLoading ? 'loading' : sentence === null ? 'ready' : 'failed'}
        error={sentence}
        onRetry={retry}
        empty={Object.keys(filter).length > 0 ? <NoneMatch onClear={() => onNarrow({})} /> : noneYet}
      />
      {hasMore && !isLoading ? (
        <Row justify="between">
          <span />
          <Button busy={isLoadingMore} onClick={more}>
            Show older changes
          </Button>
        </Row>
      ) : null}
      {opened === null ? null : (
        <EntryDialog entry={opened} timeZone={timeZone} onNarrow={onNarrow} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
