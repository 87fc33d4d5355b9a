/**
 * What goals ask of somebody, for the to-do list (ours): their own that are late or behind, and those that fall due within a
 * fortnight.
 */
import { daysBetween, lastMomentOf } from '../kernel/days.ts'
import type { EmployeeId, GoalId } from '../kernel/ids.ts'
import type { Day, InstantUtc } from '../kernel/nouns.ts'
import { goalStatus } from './goalStatus.ts'
import type { Goal } from './nouns.ts'
import type { GoalStatus } from './states.ts'

/** How many days before its day a goal is spoken of. */
const DUE_SOON_DAYS = 14

export interface GoalDuty {
  readonly type: 'goalDue'
  readonly id: GoalId
  readonly title: string
  readonly detail: string
  readonly dueUtc: InstantUtc
  readonly employeeId: EmployeeId
}

type Held = Pick<Goal, 'id' | 'title' | 'state' | 'dueDate' | 'startedDay' | 'progress'>

const titles: Record<GoalStatus, string> = {
  overdue: 'Goal overdue',
  atRisk: 'Goal at risk',
  onTrack: 'Goal due soon',
}

export const goalDuties = (
  employeeId: EmployeeId,
  goals: ReadonlyArray<Held>,
  { today, timeZone }: { readonly today: Day; readonly timeZone: string },
): ReadonlyArray<GoalDuty> =>
  goals.flatMap((goal) => {
    const status = goalStatus(goal, today)
    if (status === null || goal.dueDate === null) return []
    if (status === 'onTrack' && daysBetween(today, goal.dueDate) > DUE_SOON_DAYS) return []
    const dueUtc = new Date(lastMomentOf(timeZone, goal.dueDate)).toISOString()
    return [{ type: 'goalDue', id: goal.id, title: titles[status], detail: goal.title, dueUtc, employeeId }]
  })
