import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { dayIn } from '../../domain/kernel/days.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { GoalsActor } from '../../machines/goals/goals.machine.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { useApp } from '../app/machines.tsx'
import { useTenant } from '../app/session.ts'

/** The area's machine, which runs once a page or tab has opened it. */
export const useGoals = (): GoalsActor => useApp().system.get('goals') as GoalsActor

type Snapshot = ReturnType<GoalsActor['getSnapshot']>

export const useGoalsState = <A>(select: (snapshot: Snapshot) => A): A => useSelector(useGoals(), select)

/** Opens somebody's goals for as long as the page shows; false until they are the ones opened. */
export const useOpenedGoals = (id: EmployeeId): boolean => {
  const goals = useGoals()
  useEffect(() => {
    goals.send({ type: 'person.opened', id })
    return () => goals.send({ type: 'person.closed' })
  }, [goals, id])
  return useGoalsState(({ context }) => context.employeeId === id)
}

export const useGoalForm = (): RecordFormActor | undefined =>
  useGoalsState(({ children }) => children.form as RecordFormActor | undefined)

export const useGoalQuestion = (): ConfirmActor | undefined =>
  useGoalsState(({ children }) => children.confirmation as ConfirmActor | undefined)

/** The day it is where the tenant is. */
export const useToday = (): Day => dayIn(useTenant().timeZone, Date.now())
