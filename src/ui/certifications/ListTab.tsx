import { Award } from 'lucide-react'
import { useMemo } from 'react'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { pathTo } from '../app/paths.ts'
import { useActor } from '../app/session.ts'
import { useTableState } from '../app/useTableState.ts'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { withFilter } from '../kit/table/state.ts'
import { useAllTypes, useCertifications, useCertificationsState, usePeopleById, useTimeZone } from './area.ts'
import { columnIds, columnsOf, rowHref, rowId, rowLabel } from './columns.tsx'
import { choiceNames, choices, countOf, listed, rowsOf } from './rows.ts'

const noun = { one: 'certification', many: 'certifications' }

const noneYet = (
  <EmptyState icon={<Award />} title="No certifications yet">
    Tickets, licences and other certificates are kept here with the day they expire.
  </EmptyState>
)

export const ListTab = ({ search }: { readonly search: string }) => {
  const certifications = useCertifications()
  const all = useCertificationsState(({ context }) => context.certifications)
  const isThere = useCertificationsState((snapshot) => snapshot.matches({ reading: 'showing' }))
  const hasFailed = useCertificationsState((snapshot) => snapshot.matches({ reading: 'failed' }))
  const failure = useCertificationsState(({ context }) => context.failure)
  const types = useAllTypes()
  const byId = usePeopleById()
  const actor = useActor()
  const timeZone = useTimeZone()
  const [state, change] = useTableState({
    table: 'certifications',
    columns: columnIds,
    path: pathTo('certifications'),
    search,
  })
  const columns = useMemo(
    () => columnsOf({ byId, types, actor, certifications, timeZone }),
    [byId, types, actor, certifications, timeZone],
  )
  const rows = useMemo(() => rowsOf(all, types, Date.now()), [all, types])
  const isArchived = state.filters.standing?.[0] === 'archived'
  const total = useMemo(() => rows.filter((row) => row.isOfArchivedType === isArchived).length, [rows, isArchived])
  const shown = useMemo(() => listed(rows, columns, state), [rows, columns, state])
  return (
    <DataTable
      noun={noun}
      columns={columns}
      rows={shown}
      total={total}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      state={state}
      onChange={change}
      tools={
        <div className={slot('directory', 'department')}>
          <SelectField
            label="Standing"
            labelHidden
            value={state.filters.standing?.[0] ?? ''}
            placeholder="All standings"
            choices={choices.map((value) => ({ value, label: `${choiceNames[value]} (${countOf(rows, value)})` }))}
            onChange={(choice) => change({ filters: withFilter(state.filters, 'standing', [choice]) })}
          />
        </div>
      }
      status={hasFailed ? 'failed' : isThere ? 'ready' : 'loading'}
      error={failure === null ? null : failureSentence(failure)}
      onRetry={() => certifications.send({ type: 'retry.asked' })}
      empty={noneYet}
    />
  )
}
