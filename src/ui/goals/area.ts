import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { GoalListing } from '../../domain/goals/listing.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import type { GoalDownload } from '../../machines/goals/goalArea.machine.ts'
import type { GoalsActor } from '../../machines/goals/goals.machine.ts'
import {
  goalCountsReading,
  goalFoundReading,
  goalGroupsReading,
  goalPeopleReading,
  goalShownReading,
  goalTreeReading,
} from '../../machines/goals/readings.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import type { OutcomeActor } from '../../machines/kit/outcome.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import type { SettingActor } from '../../machines/kit/setting.machine.ts'
import type { TemplatesActor } from '../../machines/kit/templates.machine.ts'
import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import { useApp, useDownloadOf, useReadingWhileShown } from '../app/machines.tsx'

/** The machine of one person's goals, which runs once a page or tab has opened it. */
export const useGoals = (): GoalsActor => useApp().system.get('goalsOfPerson') as GoalsActor

type Snapshot = ReturnType<GoalsActor['getSnapshot']>

export const useGoalsState = <A>(select: (snapshot: Snapshot) => A): A => useSelector(useGoals(), select)

/** Why this was not done with the goal, when it was asked last. */
export const useGoalRefusal = (kind: 'move' | 'comment' | 'progress', { id }: Goal): string | null =>
  useGoalsState(({ context: { refusal } }) =>
    refusal?.of.kind === kind && refusal.of.goal.id === id ? refusal.why : null,
  )

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

export const useWindows = (): WindowedListActor => useApp().system.get('goalWindows')

/** How many of the list stand together; nothing is read of a list that is not grouped. */
export const useGroups = (question: GoalListing | null) =>
  useReadingWhileShown(useApp().system.get('goalGroups'), goalGroupsReading, question)

/** Whose the goals of a list are; nothing is read without one. */
export const useListedPeople = (question: GoalListing | null) =>
  useReadingWhileShown(useApp().system.get('goalPeople'), goalPeopleReading, question)

export const useFound = (goalId: GoalId) =>
  useReadingWhileShown(useApp().system.get('goalFound'), goalFoundReading, { goalId })

export const useCounts = () => useReadingWhileShown(useApp().system.get('goalCounts'), goalCountsReading, undefined)

const whole = {}

export const useGoalTree = () => useReadingWhileShown(useApp().system.get('goalTree'), goalTreeReading, whole)

/** Fetches the list as a file, and whether it is being fetched. */
export const useGoalDownload = () => useDownloadOf<GoalDownload>('goalDownload')

export const useTemplates = (): TemplatesActor => useApp().system.get('goalTemplates')
export const useDialogs = (): RecordDialogsActor => useApp().system.get('goalDialogs')
/** How often one is asked how one's goals stand; read while it shows. */
export const useReminders = (): SettingActor => {
  const reminders: SettingActor = useApp().system.get('goalReminders')
  useEffect(() => reminders.send({ type: 'setting.opened' }), [reminders])
  return reminders
}

export const useOutcome = (): OutcomeActor => useApp().system.get('goalOutcome')

/** All that the list shows, for as long as something is about to be done with it. */
export const useShown = (question: GoalListing | null) =>
  useReadingWhileShown(useApp().system.get('goalsShown'), goalShownReading, question)
