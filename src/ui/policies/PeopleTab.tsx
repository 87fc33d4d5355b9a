import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { PersonAgreement } from '../../domain/policies/nouns.ts'
import { type PeopleListing, readPeople } from '../../domain/policies/people.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import type { PolicyComplianceActor } from '../../machines/policies/policyCompliance.machine.ts'
import { policyPeople } from '../../machines/policies/policyPeople.ts'
import { useTimeZone } from '../app/time.ts'
import { useTableHabits } from '../app/useTableState.ts'
import { useWindowedList } from '../app/useWindowedList.ts'
import { Confirmation } from '../kit/Confirmation.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { type TableState, untouched } from '../kit/table/state.ts'
import { SampleNote } from '../organisation/SampleNote.tsx'
import { usePolicies, usePoliciesState } from './area.ts'
import { PeopleTools } from './PeopleTools.tsx'
import { boundIn, listingOf, peopleColumns } from './peopleColumns.tsx'
import type { DocumentTabProps } from './tab.ts'

const noun = { one: 'person', many: 'people' }
const rowId = ({ employeeId }: PersonAgreement) => employeeId
const rowLabel = ({ fullName }: PersonAgreement) => fullName
const rowHref = ({ employeeId }: PersonAgreement) => pathTo('employee', { id: employeeId })

/** Ours: who is bound, who has agreed and who is late, now or as at a day; and the evidence of it. */
export const PeopleTab = ({ document: { title }, search }: DocumentTabProps) => {
  const policies = usePolicies()
  useEffect(() => {
    policies.send({ type: 'people.opened', title })
    return () => policies.send({ type: 'tab.closed' })
  }, [policies, title])
  const people = usePoliciesState(({ children }) => children.people as PolicyComplianceActor | undefined)
  const { asAt, statuses } = useMemo(() => readPeople(search), [search])
  useEffect(() => {
    if (asAt !== null) people?.send({ type: 'day.chosen', asAt })
  }, [people, asAt])
  return people === undefined ? <Skeleton height={96} /> : <People key={search} people={people} statuses={statuses} />
}

const lateFirst: TableState = { ...untouched, sort: { column: 'standing', direction: 'ascending' } }

interface PeopleProps {
  readonly people: PolicyComplianceActor
  /** Those that the address asks for. */
  readonly statuses: PeopleListing['statuses']
}

const People = ({ people: machine, statuses }: PeopleProps) => {
  const isKnown = useSelector(
    machine,
    ({ context, value }) => context.compliance !== null || value.reading === 'failed',
  )
  const list = useSelector(machine, ({ children }) => children.list)
  const question = useSelector(machine, ({ children }) => children.confirmation as ConfirmActor | undefined)
  return (
    <>
      {isKnown && list !== undefined ? (
        <PeopleList people={machine} list={list} statuses={statuses} />
      ) : (
        <Skeleton height={240} />
      )}
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </>
  )
}

const PeopleList = ({
  people: machine,
  list: windows,
  statuses,
}: PeopleProps & { readonly list: WindowedListActor }) => {
  const compliance = useSelector(machine, ({ context }) => context.compliance)
  const failure = useSelector(machine, ({ context }) => context.failure)
  const hasFailed = useSelector(machine, (snapshot) => snapshot.matches({ reading: 'failed' }))
  const id = useSelector(machine, ({ context }) => context.id)
  const asAt = useSelector(machine, ({ context }) => context.asAt)
  const timeZone = useTimeZone()
  const columns = useMemo(() => peopleColumns(compliance?.departments ?? [], timeZone), [compliance, timeZone])
  const [asked, setAsked] = useState<TableState>({
    ...lateFirst,
    filters: statuses.length === 0 ? {} : { standing: statuses },
  })
  const { search, filters, sort } = asked
  const [habits, remember] = useTableHabits(
    'policyPeople',
    columns.map(({ id }) => id),
  )
  const question = useMemo(
    () => ({ id, ...listingOf({ search, filters, sort }, asAt) }),
    [id, search, filters, sort, asAt],
  )
  const list = useWindowedList(windows, policyPeople, question)
  return (
    <>
      <SampleNote />
      <PeopleTools people={machine} onOnly={(status) => setAsked({ ...asked, filters: { standing: [status] } })} />
      <DataTable
        noun={noun}
        columns={columns}
        {...list}
        total={compliance === null ? null : boundIn(compliance)}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        state={{ ...asked, ...habits }}
        onChange={(change) => {
          remember(change)
          setAsked((before) => ({ ...before, ...change }))
        }}
        status={hasFailed ? 'failed' : list.status}
        error={hasFailed && failure !== null ? failureSentence(failure) : list.error}
        onRetry={() => {
          machine.send({ type: 'retry.asked' })
          list.onRetry()
        }}
        empty={<EmptyState title="It applied to no one">Choose who a policy applies to in its settings.</EmptyState>}
      />
    </>
  )
}
