import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { StartProgressActor } from '../../../machines/employees/starting/startProgress.machine.ts'
import { useApp } from '../../app/machines.tsx'

export const useStartProgress = (): StartProgressActor => useApp().system.get('startProgress') as StartProgressActor

/** A tab of the person's page, and what is asked for there. */
export const tabOf = (id: EmployeeId, tab: string, dialog?: string): string =>
  `${pathTo('employee', { id })}?tab=${tab}${dialog === undefined ? '' : `&dialog=${dialog}`}`
