import type { ChangingActor } from '../../../machines/employees/changeRequests/changing.machine.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import { useApp } from '../../app/machines.tsx'

export const useRequestsRead = (): ReadingActor => useApp().system.get('changeRequestsRead') as ReadingActor
export const useChanging = (): ChangingActor => useApp().system.get('changeRequests') as ChangingActor
