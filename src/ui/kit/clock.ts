import { millisecondsInMinute } from 'date-fns/constants'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { dayIn } from '../../domain/kernel/days.ts'
import type { Day } from '../../domain/kernel/nouns.ts'

export interface Clock {
  /** To the millisecond, for what is sent. */
  readonly now: () => number
  /** Calls back as each minute begins; answers how to stop that. */
  readonly listen: (tell: () => void) => () => void
}

const minuteOf = (instant: number): number => instant - (instant % millisecondsInMinute)

/** One timer for everything that is drawn, for as long as something listens. */
export const tickingClock = (now: () => number): Clock => {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(
      () => {
        wait()
        for (const tell of listeners) tell()
      },
      minuteOf(now()) + millisecondsInMinute - now(),
    )
  }
  return {
    now,
    listen: (tell) => {
      if (listeners.size === 0) wait()
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
  }
}

/** The program gives its own clock (`app/App.tsx`); a piece of the kit that is drawn alone reads that of the machine. */
export const ClockContext = createContext(tickingClock(() => Date.now()))

export const useClock = (): Clock => useContext(ClockContext)

/** What follows from the time; drawn again when that changes, not with every minute. */
const useAt = <A extends string | number>(read: (now: number) => A): A => {
  const { now, listen } = useClock()
  return useSyncExternalStore(listen, () => read(minuteOf(now())))
}

/** The minute that has begun. */
export const useNow = (): number => useAt((now) => now)

/** The same where `isAsked`, and zero, never drawn again for it, where not. */
export const useNowIf = (isAsked: boolean): number => useAt((now) => (isAsked ? now : 0))

export const useDayIn = (timeZone: string): Day => useAt((now) => dayIn(timeZone, now))
