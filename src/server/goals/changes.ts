import { changesOf } from '../../domain/audit/changes.ts'
import { goalText } from '../../domain/goals/goal.fields.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { namesOf } from '../../domain/kernel/record.ts'
import type { GoalRow } from './goals.store.ts'

/** A goal as the record of changes names it. */
export const aboutGoal = (person: EmployeeId, id: GoalId, name: string) => ({ kind: 'goal' as const, id, person, name })

const auditedFields = [...namesOf(goalText), 'state', 'progress', 'servesId', 'sharedWith'] as const

type Content = Pick<GoalRow, (typeof auditedFields)[number]>

export const changesBetween = (before: Content | undefined, after: Content) => changesOf(auditedFields, before, after)
