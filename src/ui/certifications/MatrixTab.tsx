import { useSelector } from '@xstate/react'
import { ClipboardList } from 'lucide-react'
import { useMemo } from 'react'
import type { CertificationMatrix } from '../../domain/certifications/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { matrixReading } from '../../machines/certifications/readings.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { ListDownloadButton } from '../app/ListDownloadButton.tsx'
import { useTableState } from '../app/useTableState.ts'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { sorted } from '../kit/table/arranged.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { withFilter } from '../kit/table/state.ts'
import { SampleNote } from '../organisation/SampleNote.tsx'
import { useMatrix, useOpenedReading, usePeopleById } from './area.ts'
import { matrixColumns } from './matrixColumns.tsx'
import { byGaps, found, type MatrixRow, type Part, rowsOf } from './matrixRows.ts'

const noun = { one: 'person', many: 'people' }
const rowId = ({ person }: MatrixRow) => person.employeeId
const rowLabel = ({ person }: MatrixRow) => person.fullName
const rowHref = ({ person }: MatrixRow) => pathTo('employeeCertifications', { id: person.employeeId })

const kept = { tab: 'requirements' }
const habits: ReadonlyArray<string> = ['fullName', 'department', 'gaps', 'part']
const none: CertificationMatrix = { types: [], policies: [], people: [] }

const nothingRequired = (
  <EmptyState icon={<ClipboardList />} title="No requirements yet">
    Set requirements in the certification types: for everyone, or by department, position or tag.
  </EmptyState>
)

/** Ours: people × required types and policies. What is missing has never been there; what is expired has. */
export const MatrixTab = ({ search }: { readonly search: string }) => {
  const reading = useMatrix()
  useOpenedReading(reading, undefined)
  const matrix = useSelector(reading, matrixReading.foundIn) ?? none
  const failure = useSelector(reading, ({ context }) => context.failure)
  const hasFailed = useSelector(reading, (snapshot) => snapshot.matches('failed'))
  const isLoading = useSelector(reading, (snapshot) => snapshot.matches('loading') || snapshot.matches('closed'))
  const byId = usePeopleById()
  const [state, change] = useTableState({
    table: 'requirements',
    columns: habits,
    path: pathTo('certifications'),
    search,
    kept,
  })
  const part = state.filters.part?.[0] as Part | undefined
  const columns = useMemo(() => matrixColumns(matrix, byId, part), [matrix, byId, part])
  const rows = useMemo(() => byGaps(rowsOf(matrix, part)), [matrix, part])
  const onlyGaps = state.filters.gaps?.[0] === 'only'
  const shown = useMemo(
    () => sorted(found(rows, state.search, onlyGaps), columns, state.sort),
    [rows, columns, state.search, state.sort, onlyGaps],
  )
  const withGaps = rows.filter(({ gaps }) => gaps > 0).length
  return (
    <>
      <SampleNote />
      <DataTable
        noun={noun}
        columns={columns}
        rows={shown}
        total={rows.length}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        state={state}
        onChange={change}
        tools={
          <>
            <div className={slot('directory', 'department')}>
              <SelectField
                label="What"
                labelHidden
                value={part ?? ''}
                placeholder="All requirements"
                choices={[
                  { value: 'certifications', label: 'Certifications' },
                  { value: 'policies', label: 'Policies' },
                ]}
                onChange={(choice) => change({ filters: withFilter(state.filters, 'part', [choice]) })}
              />
            </div>
            <div className={slot('directory', 'department')}>
              <SelectField
                label="People"
                labelHidden
                value={onlyGaps ? 'only' : ''}
                placeholder="Everyone"
                choices={[{ value: 'only', label: `With gaps (${withGaps})` }]}
                onChange={(choice) => change({ filters: withFilter(state.filters, 'gaps', [choice]) })}
              />
            </div>
            <ListDownloadButton by="certificationDownload" question="requirements" />
          </>
        }
        status={hasFailed ? 'failed' : isLoading ? 'loading' : 'ready'}
        error={failure === null ? null : failureSentence(failure)}
        onRetry={() => reading.send({ type: 'retry.asked' })}
        empty={nothingRequired}
      />
    </>
  )
}
