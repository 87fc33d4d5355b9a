import { useSelector } from '@xstate/react'
import type { BulkChangeActor, BulkKind } from '../../../machines/employees/directory/bulkChange.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { useEmployeesState, usePeople } from '../area.ts'
import { deniedToDeactivate } from '../offers.ts'
import { useBulk } from './area.ts'
import { BulkDialog } from './BulkDialog.tsx'

/** What can be done with the people selected, all of them in one go. */
export const BulkActions = () => {
  const bulk = useBulk()
  return bulk === null ? null : <Actions bulk={bulk} />
}

const Actions = ({ bulk }: { readonly bulk: BulkChangeActor }) => {
  const everybody = usePeople()
  const selection = useEmployeesState(({ context }) => context.selection)
  const isAsking = useSelector(bulk, (snapshot) => snapshot.matches('asking') || snapshot.matches('changing'))
  const selected = everybody.filter(({ id }) => selection.has(id))
  const active = selected.filter(({ isActive }) => isActive).map(({ id }) => id)
  const inactive = selected.filter(({ isActive }) => !isActive).map(({ id }) => id)
  const all = selected.map(({ id }) => id)
  const begin = (kind: BulkKind, people: typeof all) => () => bulk.send({ type: 'change.begun', kind, people })
  return (
    <>
      <Button size="sm" onClick={begin('tags', all)}>
        Tags
      </Button>
      <Button size="sm" onClick={begin('department', all)}>
        Department
      </Button>
      {active.length > 0 ? (
        <Button size="sm" denied={deniedToDeactivate(active, everybody)} onClick={begin('deactivate', active)}>
          Deactivate
        </Button>
      ) : null}
      {inactive.length > 0 ? (
        <Button size="sm" onClick={begin('reactivate', inactive)}>
          Reactivate
        </Button>
      ) : null}
      {isAsking ? <BulkDialog bulk={bulk} /> : null}
    </>
  )
}
