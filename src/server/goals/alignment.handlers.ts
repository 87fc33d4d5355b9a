import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { GoalsGroup } from '../../contract/goals.ts'
import { maySeeGoal } from '../../domain/goals/access.ts'
import { mayServe, mayStayBelow } from '../../domain/goals/alignment.ts'
import { denials } from '../../domain/goals/wording.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { read } from '../http/calls.ts'
import { unacceptable } from '../http/denied.ts'
import { callerWho } from '../http/gates.ts'
import { type Alignment, alignmentLock, goalToServe, goalTree, levelsOf, released } from './alignment.store.ts'

/** What has not ended of the goals one sees, and how they serve each other. The vision is the client's (`companyVision`). */
export const tree = read(GoalsGroup.endpoints.tree, function* () {
  return goalTree(yield* callerWho({ module: 'goals' }))
})

export const atFirst: Alignment = { servesId: null, sharedWith: 'manager' }

type Asked = { readonly [Part in keyof Alignment]?: Alignment[Part] | undefined }

/** Nothing else is told apart from what stands there already: then nobody waits for anybody. */
export const lockedFor = ({ servesId, sharedWith }: Asked) =>
  servesId === undefined && sharedWith === undefined ? Effect.void : alignmentLock

/** Where the goal is to stand, if it may. */
export const alignmentOf = Effect.fn(function* (
  caller: Caller,
  goal: { readonly id: GoalId; readonly employeeId: EmployeeId },
  before: Alignment,
  { servesId = before.servesId, sharedWith = before.sharedWith }: Asked,
) {
  const after: Alignment = { servesId, sharedWith }
  if (servesId === null) return after
  const served = yield* goalToServe(servesId)
  // What one does not see is not there.
  if (served === undefined || !maySeeGoal(caller, served).allowed) return yield* Effect.fail(unknownServed)
  const isSame = servesId === before.servesId
  const may = isSame
    ? mayStayBelow({ ...goal, sharedWith }, served)
    : mayServe({ ...goal, sharedWith, levels: yield* levelsOf(caller, goal.id) }, served, served.above)
  return may.allowed ? after : yield* Effect.fail(unacceptable(may, denials, isSame ? 'sharedWith' : 'servesId'))
})

/** What may serve it no more, now that fewer see it, serves none. It is told of each, to who sees that. */
export const releaseUnshared = (caller: Caller, id: GoalId, before: Alignment, after: Alignment) =>
  isUnshared(before, after) ? releaseAllUnshared(caller, [id]) : Effect.void

export const isUnshared = (before: Pick<Alignment, 'sharedWith'>, after: Pick<Alignment, 'sharedWith'>): boolean =>
  before.sharedWith === 'company' && after.sharedWith === 'manager'

export const releaseAllUnshared = (caller: Caller, ids: ReadonlyArray<GoalId>) => release(caller, ids, 'unshared')

/** What served these serves none once they are gone. */
export const releaseBelow = (caller: Caller, ids: ReadonlyArray<GoalId>) => release(caller, ids, 'all')

const release = Effect.fn(function* (caller: Caller, ids: ReadonlyArray<GoalId>, which: 'all' | 'unshared') {
  const goals = yield* released(ids, which)
  yield* changeEntries(caller, { action: 'updated', kind: 'goal', fields: ['servesId'] }, goals)
})

const unknownServed = unacceptable({ allowed: false, because: 'unknownServed' }, denials, 'servesId')
