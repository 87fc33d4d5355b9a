import type { Day, InstantUtc } from '../../domain/kernel/nouns.ts'
import { useDayIn, useNow } from '../kit/clock.ts'
import { useTenant } from './session.ts'

/** The client's zone, in which days are meant. */
export const useTimeZone = (): string => useTenant().timeZone

/** The day it is where the client is. A page that is left open over midnight goes on to the next. */
export const useToday = (): Day => useDayIn(useTimeZone())

export const useNowUtc = (): InstantUtc => new Date(useNow()).toISOString()
