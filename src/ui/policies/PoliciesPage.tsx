import { BookText, FolderCog } from 'lucide-react'
import { useMemo } from 'react'
import { byText } from '../../domain/kernel/order.ts'
import { foldedForSearch } from '../../domain/kernel/searchText.ts'
import { denials as gateDenials } from '../../domain/permissions/wording.ts'
import { mayManagePolicies } from '../../domain/policies/access.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { PolicyCategoriesActor } from '../../machines/policies/policyCategories.machine.ts'
import type { PageProps } from '../app/pages.ts'
import { useActor, useReadingOf } from '../app/session.ts'
import { useNowUtc, useTimeZone } from '../app/time.ts'
import { useTableState } from '../app/useTableState.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { arranged } from '../kit/table/arranged.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import type { TableState } from '../kit/table/state.ts'
import { useList, useManages, useOpenedList, usePolicies, usePoliciesState } from './area.ts'
import { CategoriesDialog } from './CategoriesDialog.tsx'
import { managedColumns, ownColumns } from './columns.tsx'
import { NewDocument } from './NewDocument.tsx'

const noun = { one: 'document', many: 'documents' }
const rowId = ({ id }: HrDocumentSummary) => id
const rowLabel = ({ title }: HrDocumentSummary) => title
const rowHref = ({ id }: HrDocumentSummary) => pathTo('hrDocument', { id })

/** § 2.1 All policies for policy managers; for everybody else, those that bind them. */
export const PoliciesPage = ({ search }: PageProps) => {
  const manages = useManages()
  useOpenedList()
  const categories = usePoliciesState(({ children }) => children.categories as PolicyCategoriesActor | undefined)
  return (
    <Page
      title={places.hrDocuments.title}
      fill
      width="wide"
      description={manages ? null : 'Policies and documents for you.'}
      actions={
        manages ? <ManagersActions /> : <LinkButton href={pathTo('hrPolicies')}>Policies to agree to</LinkButton>
      }
    >
      <List search={search} />
      {categories === undefined ? null : <CategoriesDialog categories={categories} />}
    </Page>
  )
}

const denial = gateDenials.featureNotGranted

const ManagersActions = () => {
  const policies = usePolicies()
  const actor = useActor()
  return (
    <>
      <Button
        denied={mayManagePolicies(actor, 'Delete').allowed ? undefined : denial}
        onClick={() => policies.send({ type: 'categories.opened' })}
      >
        <FolderCog aria-hidden="true" />
        Categories
      </Button>
      <NewDocument />
    </>
  )
}

const List = ({ search }: { readonly search: string }) => {
  const manages = useManages()
  const { employeeId } = useActor()
  const timeZone = useTimeZone()
  const policies = useList()
  const { isLoading, failure, refresh } = useReadingOf('policies')
  const nowUtc = useNowUtc()
  const columns = useMemo(() => {
    const categories = [...new Set(policies.flatMap(({ category }) => category ?? []))].sort(byText)
    return manages ? managedColumns(categories, timeZone) : ownColumns(categories, timeZone, employeeId, nowUtc)
  }, [policies, manages, timeZone, employeeId, nowUtc])
  const [state, change] = useTableState({
    table: manages ? 'policies' : 'ownPolicies',
    columns: columns.map(({ id }) => id),
    path: pathTo('hrDocuments'),
    search,
  })
  const rows = useMemo(() => listed(policies, columns, state), [policies, columns, state])
  return (
    <DataTable
      noun={noun}
      columns={columns}
      rows={rows}
      total={policies.length}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      state={state}
      onChange={change}
      status={failure !== null ? 'failed' : isLoading ? 'loading' : 'ready'}
      error={failure === null ? null : failureSentence(failure)}
      onRetry={refresh}
      empty={<None manages={manages} />}
    />
  )
}

const None = ({ manages }: { readonly manages: boolean }) => (
  <EmptyState
    icon={<BookText />}
    title="No HR documents yet"
    action={
      manages ? (
        <LinkButton href={pathTo('hrDocumentCreate')} tone="solid">
          New document
        </LinkButton>
      ) : null
    }
  >
    {manages ? 'Write one, start from a template or upload a PDF.' : 'Documents for you show here once published.'}
  </EmptyState>
)

type Columns = ReturnType<typeof managedColumns>

/** Unless somebody sorts them: by title, and what is archived last. */
const listed = (policies: ReadonlyArray<HrDocumentSummary>, columns: Columns, state: TableState) => {
  const words = foldedForSearch(state.search.trim())
  const found = policies
    .filter(({ title, category }) => foldedForSearch(`${title} ${category ?? ''}`).includes(words))
    .toSorted(
      (one, other) =>
        Number(one.status === 'archived') - Number(other.status === 'archived') || byText(one.title, other.title),
    )
  return arranged(found, columns, state)
}
