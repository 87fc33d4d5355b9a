import * as Result from 'effect/Result'
import type { CheckInRow } from '../../../domain/checkIns/nouns.ts'
import { emptyProgress } from '../../../domain/goals/progress.ts'
import { type Failure, refusedHere } from '../../../domain/kernel/failure.ts'
import type { CheckInId, EmployeeId, GoalId } from '../../../domain/kernel/ids.ts'
import type { PerformanceReview, ReviewAction } from '../../../domain/reviews/nouns.ts'
import { recordWording } from '../../../domain/reviews/wording.ts'
import type { ReviewPorts } from './review.ports.ts'

/** An agreed action becomes a goal of the employee, or an item of their next check-in; and back again. */
export interface Making {
  readonly kind: 'make' | 'unmake'
  readonly as: 'goal' | 'item'
  readonly action: ReviewAction
  readonly by: EmployeeId
}

interface Asked {
  readonly review: PerformanceReview
  readonly work: Making
}

type Ports = Pick<ReviewPorts, 'loadReview' | 'addGoal' | 'removeGoal' | 'loadCheckIns' | 'saveItem' | 'removeItem'>
type Done = Result.Result<unknown, Failure>

/** By the calls of goals and check-ins, under the id of the action: asked twice there is one. Answers the review anew. */
export const making =
  (ports: Ports) =>
  async (asked: Asked, signal: AbortSignal): Promise<Result.Result<PerformanceReview, Failure>> => {
    const { kind, as } = asked.work
    const step = kind === 'make' ? { goal: makeGoal, item: makeItem }[as] : { goal: unmakeGoal, item: unmakeItem }[as]
    const done = await step(ports, asked, signal)
    return Result.isFailure(done) ? Result.fail(done.failure) : ports.loadReview({ id: asked.review.id }, signal)
  }

const idsOf = ({ review, work }: Asked) => ({ id: review.employee.id, goalId: work.action.id as string as GoalId })

const makeGoal = ({ addGoal }: Ports, asked: Asked, signal: AbortSignal): Promise<Done> => {
  const { id, goalId } = idsOf(asked)
  const { text: title, dueDay: dueDate } = asked.work.action
  const goal = {
    id: goalId,
    title,
    description: `Agreed in “${asked.review.name}”.`,
    dueDate,
    state: 'Draft' as const,
    progress: emptyProgress('percent', ''),
    servesId: null,
    sharedWith: 'manager' as const,
  }
  return addGoal({ id, goal }, signal)
}

/** What has been changed since is not taken back. */
const unmakeGoal = ({ removeGoal }: Ports, asked: Asked, signal: AbortSignal): Promise<Done> =>
  removeGoal({ ...idsOf(asked), version: 1 }, signal)

/** The next in which the one who asks takes part: nobody else writes in one. */
const nextOf = ({ review, work }: Asked, planned: ReadonlyArray<CheckInRow>): CheckInRow | undefined =>
  planned.find(
    ({ employee, reviewer }) => employee.id === review.employee.id && [employee.id, reviewer.id].includes(work.by),
  )

const makeItem = async ({ loadCheckIns, saveItem }: Ports, asked: Asked, signal: AbortSignal): Promise<Done> => {
  const { review, work } = asked
  const planned = await loadCheckIns({ person: review.employee.id }, signal)
  if (Result.isFailure(planned)) return planned
  const next = nextOf(asked, planned.success)
  if (next === undefined) return Result.fail(refusedHere('not_found', recordWording.noCheckIn))
  const { id: itemId, text, owner, dueDay } = work.action
  // Of a check-in with somebody else, who is not of it owns nothing there.
  const ownerId = [next.employee.id, next.reviewer.id].find((one) => one === review[owner].id) ?? null
  const item = { kind: 'action' as const, text, ownerId, dueDay, isDone: false, version: 0 }
  return saveItem({ id: next.id, itemId, item }, signal)
}

const unmakeItem = ({ removeItem }: Ports, { work: { action } }: Asked, signal: AbortSignal): Promise<Done> =>
  removeItem({ id: action.checkInId as CheckInId, itemId: action.id, version: 1 }, signal)
