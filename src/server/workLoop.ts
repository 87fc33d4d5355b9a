/**
 * Work that lies in a table: it is looked for again and again, and taken and done a few at a time. Any number of servers may
 * look into one database; who takes what is the table's matter.
 */
import { millisecondsInHour } from 'date-fns/constants'

export interface WorkLoop {
  /** Resolves when nothing is under way any more. */
  readonly stop: () => Promise<void>
}

export interface WorkLoopPace {
  /** How often the table is looked into. */
  readonly lookMs: number
  /** Before the second attempt; four times as long before each one after that, up to an hour. */
  readonly retryMs: number
}

/** How long what has failed rests after its attempt of this number. */
export const waitMs = (attempts: number, { retryMs }: Pick<WorkLoopPace, 'retryMs'>): number =>
  Math.min(millisecondsInHour, retryMs * 4 ** Math.min(attempts - 1, 12))

export const startWorkLoop = <Taken>(options: {
  readonly lookMs: number
  /** Side by side. */
  readonly atOnce: number
  readonly take: (most: number) => Promise<ReadonlyArray<Taken>>
  readonly perform: (one: Taken) => Promise<void>
  /** The table could not be read or written; the next look may find it again. */
  readonly unreachable: (cause: unknown) => void
}): WorkLoop => {
  const { lookMs, atOnce, take, perform, unreachable } = options
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()

  const look = async (): Promise<void> => {
    try {
      // As long as there is something to take, at once; else at the next look.
      while (!isStopping) {
        const taken = await take(atOnce)
        await Promise.all(taken.map((one) => perform(one)))
        if (taken.length < atOnce) break
      }
    } catch (cause) {
      unreachable(cause)
    }
    if (!isStopping) next()
  }
  const next = () => {
    timer = setTimeout(() => {
      round = look()
    }, lookMs)
    timer.unref()
  }

  next()
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await round
    },
  }
}
