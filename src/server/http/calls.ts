/**
 * The frame of a call inside a tenant, whose words are those of the contract. In it stand, in this order: who, may they,
 * what is there at which version, the rule, the save and the reading that is the answer.
 */
import { Effect } from 'effect'
import type { HttpApiEndpoint } from 'effect/http-api'
import { CurrentCaller } from '../../contract/middleware.ts'
import type { Body } from '../store/body.ts'
import { type Query, rowsOf, transact } from '../store/database.ts'
import { done, jsonReply, notFound } from './envelope.ts'

type Call = HttpApiEndpoint.Constraint
/** What the call brings: its parameters, query, headers and payload. No more, so that another call may do the same. */
export type Asked<Asks extends Call> = Omit<HttpApiEndpoint.Request<Asks>, 'request' | 'endpoint' | 'group'>
type AnyStep = Effect.Effect<unknown, unknown, unknown>

/** A change, all of it in one transaction of the caller's tenant, whose last reading is the answer: `change(calls.save, function* ({ params }) { … })`. */
export const change =
  <Asks extends Call, Step extends AnyStep, A>(_: Asks, work: (asked: Asked<Asks>) => Generator<Step, A, never>) =>
  (asked: Asked<Asks>) =>
    Effect.gen(function* () {
      const caller = yield* CurrentCaller
      const body = yield* transact(caller, () => work(asked))
      return (typeof body === 'string' ? jsonReply(body) : done) as A extends string
        ? ReturnType<typeof jsonReply>
        : typeof done
    })

/** A reading of one statement, after the checks that may refuse it; no row is a 404. */
export const read =
  <Asks extends Call, Step extends AnyStep>(
    _: Asks,
    work: (asked: Asked<Asks>) => Generator<Step, Query<Body>, never>,
  ) =>
  (asked: Asked<Asks>) =>
    Effect.gen(function* () {
      const caller = yield* CurrentCaller
      const [row] = yield* rowsOf(caller, yield* Effect.gen(() => work(asked)))
      return row === undefined ? yield* Effect.fail(notFound) : jsonReply(row.body)
    })

/** Any other call, which makes its answer itself. */
export const answer =
  <Asks extends Call, Step extends AnyStep, A>(_: Asks, work: (asked: Asked<Asks>) => Generator<Step, A, never>) =>
  (asked: Asked<Asks>) =>
    Effect.gen(() => work(asked))
