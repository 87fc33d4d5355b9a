import { type Log, traceOf } from '../log.ts'

export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<unknown>
}

/** Work that comes round again. A run that fails is logged and tried at the next turn; no two runs of a job overlap. */
export const startJobs = (jobs: ReadonlyArray<Job>, log: Log): { readonly stop: () => Promise<void> } => {
  let isStopping = false
  const running = new Set<Promise<unknown>>()
  const timers = jobs.map((job) => {
    let isBusy = false
    return setInterval(() => {
      if (isBusy || isStopping) return
      isBusy = true
      const turn = job.run().catch((error: unknown) => log('error', 'job.failed', { job: job.name, ...traceOf(error) }))
      running.add(turn)
      void turn.finally(() => {
        isBusy = false
        running.delete(turn)
      })
    }, job.everyMs).unref()
  })
  return {
    stop: async () => {
      isStopping = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}
