import { UserPlus, UsersRound } from 'lucide-react'
import { memo, useCallback, useMemo } from 'react'
import { mayChangeEmploymentStatus, mayCreate } from '../../domain/employees/access.ts'
import { ALL_DEPARTMENTS_ID } from '../../domain/employees/listing.ts'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import { isAdmin, isManager } from '../../domain/permissions/access.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { byName } from '../../machines/employees/rows.ts'
import type { PageProps } from '../app/pages.ts'
import { useUser } from '../app/session.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import type { TableState } from '../kit/table/state.ts'
import { useActor, useEmployees, useEmployeesState, usePeopleById } from './area.ts'
import { columnsFor } from './columns.tsx'
import { DirectoryViews } from './directory/DirectoryViews.tsx'
import { LaterBulkActions, LaterBulkOutcome, LaterListActions } from './directory/later.tsx'
import { FilterTools } from './FilterTools.tsx'
import { isSortable } from './listAddress.ts'
import { denied } from './offers.ts'
import { useReading } from './reading.ts'
import { selectOnly } from './selecting.ts'
import { useListAddress } from './useListAddress.ts'
import { useListed, useTotal } from './useListed.ts'
import { useListHabits } from './useListHabits.ts'

const noun = { one: 'person', many: 'people' }
const rowId = ({ id }: EmployeeSummary) => id
const rowLabel = ({ fullName }: EmployeeSummary) => fullName
const rowHref = ({ id }: EmployeeSummary) => pathTo('employee', { id })

/** § 2.1 The employee directory. */
export const EmployeesPage = ({ search }: PageProps) => {
  const actor = useActor()
  return (
    <Page
      title={places.employees.title}
      fill
      width="wide"
      description={<Reach />}
      actions={actions(denied(mayCreate(actor)))}
    >
      <Address search={search} />
      <LaterBulkOutcome />
      <Directory />
    </Page>
  )
}

/** Apart from the page, which need not render for every letter that is written into the address. */
const Address = ({ search }: { readonly search: string }) => {
  useListAddress(search)
  return null
}

const actions = (creationDenied: string | undefined) => (
  <>
    <LaterListActions />
    <NewEmployee denied={creationDenied} />
  </>
)

const NewEmployee = ({ denied }: { readonly denied: string | undefined }) =>
  denied === undefined ? (
    <LinkButton href={pathTo('employeeCreate')} tone="solid">
      <UserPlus aria-hidden="true" />
      New employee
    </LinkButton>
  ) : (
    <Button denied={denied}>
      <UserPlus aria-hidden="true" />
      New employee
    </Button>
  )

/** Why the list is as short as it is. */
const Reach = () => {
  const actor = useActor()
  if (isAdmin(actor)) return null
  return isManager(actor) ? 'You and your direct reports.' : 'You have no direct reports, so the list shows only you.'
}

// Made once, they do not render for every letter typed.
const tools = (
  <>
    <FilterTools />
    <DirectoryViews />
  </>
)
const bulkActions = <LaterBulkActions />
const nobodyYet = (
  <EmptyState icon={<UsersRound />} title="No one here yet">
    People who work here show in this list.
  </EmptyState>
)

const Directory = memo(() => {
  const employees = useEmployees()
  const actor = useActor()
  const byId = usePeopleById()
  const { manager: ownManager } = useUser()
  const tags = useEmployeesState(({ context }) => context.filter.tags)
  const columns = useMemo(() => columnsFor(byId, { ownManager, tags }), [byId, ownManager, tags])
  const rows = useEmployeesState(({ context }) => context.rows)
  const selection = useEmployeesState(({ context }) => context.selection)
  const total = useTotal()
  const { status, sentence, retry } = useReading()
  const select = useCallback((wanted: ReadonlySet<string>) => selectOnly(employees, wanted), [employees])
  const [habits, remember] = useListHabits()
  const listed = useListed()
  const state: TableState = useMemo(() => ({ ...listed, ...habits }), [listed, habits])

  const onChange = useCallback(
    (wanted: Partial<TableState>) => {
      const { search, filters, sort } = wanted
      const change = {
        ...(search !== undefined && { search }),
        // The filters are chosen beside the search; from here they can only be taken away.
        ...(filters !== undefined &&
          ({
            departmentId: ALL_DEPARTMENTS_ID,
            tags: [],
            tagMatch: 'any' as const,
            includeInactive: false,
            includeHidden: false,
          } as const)),
      }
      if (Object.keys(change).length > 0) employees.send({ type: 'filter.changed', change })
      if (sort === null) employees.send({ type: 'sort.changed', ...byName })
      else if (sort && isSortable(sort.column))
        employees.send({ type: 'sort.changed', by: sort.column, descending: sort.direction === 'descending' })
      remember(wanted)
    },
    [employees, remember],
  )

  return (
    <DataTable
      noun={noun}
      columns={columns}
      rows={rows}
      total={total}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      state={state}
      onChange={onChange}
      {...(mayChangeEmploymentStatus(actor).allowed && {
        selected: selection,
        onSelect: select,
      })}
      bulkActions={bulkActions}
      tools={tools}
      status={status}
      error={sentence}
      onRetry={retry}
      empty={nobodyYet}
    />
  )
})
