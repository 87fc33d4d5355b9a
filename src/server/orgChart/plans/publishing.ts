/** A plan's moves made, or taken back: by the function by which people are moved in the chart, in one transaction. */
import { Effect } from 'effect'
import type { Refusal } from '../../../contract/envelope.ts'
import { codeOf } from '../../../domain/kernel/reasonCode.ts'
import type { Step } from '../../../domain/orgChart/moving.ts'
import type { ChartPlan, PlannedMove } from '../../../domain/orgChart/plans/nouns.ts'
import { backStep, stale, stepOf, wayBack } from '../../../domain/orgChart/plans/stale.ts'
import { denials, sentences } from '../../../domain/orgChart/plans/wording.ts'
import type { Actor } from '../../audit/audit.store.ts'
import { unacceptable } from '../../http/denied.ts'
import { changedMeanwhile, refuseAll } from '../../http/envelope.ts'
import { linesFrom } from '../orgChart.store.ts'
import { rearranged } from '../rearranging.ts'
import { keepStays, versionsOf } from './plans.store.ts'

const linesAbove = Effect.fn(function* (steps: ReadonlyArray<Step>) {
  const lines = yield* linesFrom(steps.flatMap(({ id, reportsTo }) => (reportsTo === null ? [id] : [id, reportsTo])))
  return (id: Step['id']) => lines.get(id)
})

/** What stands against its moves, with the chart as it is. */
export const staleIn = Effect.fn(function* ({ moves }: Pick<ChartPlan, 'moves'>) {
  return stale(moves, yield* linesAbove(moves.map(stepOf)))
})

/** Refused as a whole, with a reason for each move that is stale. */
export const noneStale = Effect.fn(function* (plan: Pick<ChartPlan, 'moves'>) {
  const found = yield* staleIn(plan)
  if (found.length > 0) return yield* Effect.fail(staleRefusal(found))
})

const staleRefusal = (found: Effect.Success<ReturnType<typeof staleIn>>): Refusal<422> =>
  refuseAll(
    422,
    denials.stale,
    found.map(({ move, because }) => ({
      code: codeOf(because),
      message: sentences.stale(move.person.fullName, because),
      field: 'moves',
    })),
  )

/** All of them, or none. The lock of the structure is held. */
export const publishMoves = Effect.fn(function* (actor: Actor, plan: Pick<ChartPlan, 'moves'>) {
  yield* noneStale(plan)
  yield* moved(actor, plan.moves, stepOf)
})

/** Those who have not been moved since; who stays is kept with the plan. */
export const takeMovesBack = Effect.fn(function* (actor: Actor, { id, moves }: Pick<ChartPlan, 'id' | 'moves'>) {
  const { back, stay } = wayBack(moves, yield* linesAbove([...moves.map(backStep), ...moves.map(stepOf)]))
  if (back.length === 0)
    return yield* Effect.fail(unacceptable({ allowed: false, because: 'nothingToRevert' as const }, denials))
  yield* moved(actor, back, backStep)
  yield* keepStays(
    id,
    stay.map(({ move, because }) => ({ person: move.person.id, because })),
  )
})

const moved = Effect.fn(function* (
  actor: Actor,
  moves: ReadonlyArray<PlannedMove>,
  toStep: (move: PlannedMove) => Step,
) {
  const versions = new Map<string, number>(
    (yield* versionsOf(moves.map(({ person }) => person.id))).map(({ id, version }) => [id, version]),
  )
  const steps = moves.map((move) => ({ ...toStep(move), version: versions.get(move.person.id) ?? 0 }))
  if (steps.some(({ version }) => version === 0)) return yield* Effect.fail(changedMeanwhile)
  const before = new Map(moves.map(({ person, now }) => [person.id, { id: person.id, reportsTo: now?.id ?? null }]))
  yield* rearranged(actor, steps, before)
})
