import { Clock, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { dayIn } from '../../domain/kernel/days.ts'

/** The day it is where the client is. */
export const todayOf = ({ timeZone }: Pick<Caller, 'timeZone'>) =>
  Effect.map(Clock.currentTimeMillis, (now) => dayIn(timeZone, now))
