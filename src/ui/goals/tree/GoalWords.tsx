import { mayWriteGoals } from '../../../domain/goals/access.ts'
import type { TreeGoal } from '../../../domain/goals/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { useActor } from '../../app/session.ts'
import { look } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'

interface GoalTitleProps {
  readonly goal: TreeGoal
  /** There the keys lead to it. */
  readonly inTree?: boolean
}

/** What is to be reached; it leads to its page where that may be opened. */
export const GoalTitle = ({ goal: { id, title, employee }, inTree }: GoalTitleProps) => {
  const actor = useActor()
  const isOpenable = employee !== null && mayWriteGoals(actor, employee.id).allowed
  return isOpenable ? (
    <a
      href={pathTo('employeeGoal', { employeeId: employee.id, id })}
      className={look('link')}
      tabIndex={inTree ? -1 : undefined}
    >
      {title}
    </a>
  ) : (
    <bdi>{title}</bdi>
  )
}

interface WhoAndWhenProps {
  readonly goal: TreeGoal
  /** Where little of it is in sight. */
  readonly whoFirst?: boolean
}

/** By when, and whose it is. */
export const WhoAndWhen = ({ goal: { employee, dueDate }, whoFirst = false }: WhoAndWhenProps) => {
  const when =
    dueDate === null ? null : (
      <span style={{ whiteSpace: 'nowrap' }}>
        Due <DateText value={dueDate} />
      </span>
    )
  const who = employee === null ? null : <bdi>{employee.fullName}</bdi>
  return (
    <>
      {whoFirst ? who : when}
      {who === null || when === null ? null : ' · '}
      {whoFirst ? when : who}
    </>
  )
}
