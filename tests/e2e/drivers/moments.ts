import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { refusalOf } from '../../../src/workshop/drivers/actsOf.ts'
import type { Act, Moment, Thing } from '../../../src/workshop/drivers/driver.ts'
import { answers, any, done, text } from '../../../src/workshop/drivers/vocabulary.ts'

/** Read in the browser that walks, so that it is to come there too. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What an actor has ended with. */
export const outputOf = ({ event }: Moment) => (event as unknown as { readonly output: never }).output

/** What was confirmed may have been its removal, and by then another page is there. */
export const isConfirmed = ({ event, label }: Moment): boolean =>
  event.type === 'xstate.done.actor.confirmation' && label === 'confirmed and done'

/** A call answered as the situation has it, with what it brings as the demo would call it. */
export const answersAs =
  <A>(ofTheDemo: (found: A) => A) =>
  (call: string) =>
  (moment: Moment): ReadonlyArray<Act> => {
    const output = outputOf(moment) as Result.Result<A, Failure>
    return [answers(call, Result.isSuccess(output) ? done(ofTheDemo(output.success)) : refusalOf(output.failure))]
  }

/** What is said in passing; said twice while it stands, it bears its count. */
export const passing = (says: string): Thing => any(text(new RegExp(`^${says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)))
