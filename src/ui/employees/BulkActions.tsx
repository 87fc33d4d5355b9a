import { useState } from 'react'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { grouped } from '../kit/numbers.ts'
import { useEmployees, useEmployeesState, usePeople } from './area.ts'
import { deniedToDeactivate } from './offers.ts'

const counted = (people: ReadonlyArray<EmployeeSummary>): string =>
  people.length === 1 ? `${people[0]?.fullName}` : `${grouped(people.length)} people`

/** What can be done with the people selected. Rows change at once and change back when the server refuses. */
export const BulkActions = () => {
  const employees = useEmployees()
  const everybody = usePeople()
  const selection = useEmployeesState(({ context }) => context.selection)
  const [asking, setAsking] = useState<'deactivate' | 'reactivate' | null>(null)
  const selected = everybody.filter(({ id }) => selection.has(id))
  const active = selected.filter(({ isActive }) => isActive)
  const inactive = selected.filter(({ isActive }) => !isActive)
  const concerned = asking === 'deactivate' ? active : inactive

  const change = () => {
    setAsking(null)
    employees.send({
      type: 'standing.changeAsked',
      ids: concerned.map(({ id }) => id),
      isActive: asking === 'reactivate',
    })
    employees.send({ type: 'selection.cleared' })
  }
  return (
    <>
      {active.length > 0 ? (
        <Button
          size="sm"
          denied={deniedToDeactivate(
            active.map(({ id }) => id),
            everybody,
          )}
          onClick={() => setAsking('deactivate')}
        >
          Deactivate
        </Button>
      ) : null}
      {inactive.length > 0 ? (
        <Button size="sm" onClick={() => setAsking('reactivate')}>
          Reactivate
        </Button>
      ) : null}
      {asking === null ? null : (
        <ConfirmDialog
          title={asking === 'deactivate' ? `Deactivate ${counted(concerned)}?` : `Reactivate ${counted(concerned)}?`}
          text={
            asking === 'deactivate'
              ? 'Lists hide inactive people. They can be reactivated at any time.'
              : 'They will be in lists again.'
          }
          confirmLabel={`${asking === 'deactivate' ? 'Deactivate' : 'Reactivate'} ${counted(concerned)}`}
          tone={asking === 'deactivate' ? 'danger' : 'solid'}
          onConfirm={change}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  )
}
