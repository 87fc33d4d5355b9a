import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { foldedForSearch } from '../../domain/kernel/searchText.ts'
import type { PersonAgreement, PolicyCompliance } from '../../domain/policies/nouns.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { PolicyComplianceActor } from '../../machines/policies/policyCompliance.machine.ts'
import { pathTo } from '../app/paths.ts'
import { Confirmation } from '../kit/Confirmation.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { arranged } from '../kit/table/arranged.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { type TableState, untouched } from '../kit/table/state.ts'
import { usePolicies, usePoliciesState, useTimeZone } from './area.ts'
import { PeopleTools } from './PeopleTools.tsx'
import { peopleColumns } from './peopleColumns.tsx'
import type { DocumentTabProps } from './tab.ts'

const noun = { one: 'person', many: 'people' }
const rowId = ({ employeeId }: PersonAgreement) => employeeId
const rowLabel = ({ fullName }: PersonAgreement) => fullName
const rowHref = ({ employeeId }: PersonAgreement) => pathTo('employee', { id: employeeId })

/** Ours: who is bound, who has agreed and who is late, now or as at a day; and the evidence of it. */
export const PeopleTab = ({ document: { title } }: DocumentTabProps) => {
  const policies = usePolicies()
  useEffect(() => {
    policies.send({ type: 'people.opened', title })
    return () => policies.send({ type: 'tab.closed' })
  }, [policies, title])
  const people = usePoliciesState(({ children }) => children.people as PolicyComplianceActor | undefined)
  return people === undefined ? <Skeleton height={96} /> : <People people={people} />
}

const lateFirst: TableState = { ...untouched, sort: { column: 'standing', direction: 'ascending' } }

const none: PolicyCompliance['people'] = []

const People = ({ people: machine }: { readonly people: PolicyComplianceActor }) => {
  const people = useSelector(machine, ({ context }) => context.compliance?.people ?? none)
  const failure = useSelector(machine, ({ context }) => context.failure)
  const isLoading = useSelector(machine, (snapshot) => snapshot.hasTag('loading'))
  const hasFailed = useSelector(machine, (snapshot) => snapshot.matches({ reading: 'failed' }))
  const question = useSelector(machine, ({ children }) => children.confirmation as ConfirmActor | undefined)
  const isRead = useSelector(machine, ({ context }) => context.compliance !== null)
  const timeZone = useTimeZone()
  const columns = useMemo(() => peopleColumns(people, timeZone), [people, timeZone])
  const [state, setState] = useState(lateFirst)
  const rows = useMemo(() => {
    const words = foldedForSearch(state.search.trim())
    const found = people.filter(({ fullName, department }) =>
      foldedForSearch(`${fullName} ${department ?? ''}`).includes(words),
    )
    return arranged(found, columns, state)
  }, [people, columns, state])
  if (!isRead && !hasFailed) return <Skeleton height={240} />
  return (
    <>
      <PeopleTools people={machine} onOnly={(standing) => setState({ ...state, filters: { standing: [standing] } })} />
      <DataTable
        noun={noun}
        columns={columns}
        rows={rows}
        total={people.length}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        state={state}
        onChange={(change) => setState((before) => ({ ...before, ...change }))}
        status={hasFailed ? 'failed' : isLoading ? 'loading' : 'ready'}
        error={failure === null ? null : failureSentence(failure)}
        onRetry={() => machine.send({ type: 'retry.asked' })}
        empty={
          <EmptyState title="It applied to nobody">Whom a policy applies to is chosen in its settings.</EmptyState>
        }
      />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </>
  )
}
