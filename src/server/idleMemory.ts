const everyMs = 2_000
/** Of one processor, within such a time: less is no work. */
const workingShare = 0.05
/** A pause of Node is worth so much; below it nobody notices what it keeps. */
const worthMiB = 24

export interface Usage {
  /** Of the processor, since the start. */
  readonly cpuMs: number
  readonly residentMiB: number
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1_000, residentMiB: process.memoryUsage.rss() / 2 ** 20 }
}

/**
 * Gives back to the machine what a time of work has left behind, once two looks have found nobody to keep waiting. Left to
 * itself Node keeps it until the next work. Only where it was started with --expose-gc.
 */
export const keepLittleWhenIdle = (
  collect: (() => void) | undefined = globalThis.gc &&
    (() => void globalThis.gc?.({ type: 'major', flavor: 'last-resort' })),
  used: () => Usage = usage,
): (() => void) => {
  if (collect === undefined) return () => {}
  let { cpuMs } = used()
  let idleLooks = 0
  /** Nothing is known of how little the start needs. */
  let keptMiB = 0
  const timer = setInterval(() => {
    const now = used()
    idleLooks = now.cpuMs - cpuMs < everyMs * workingShare ? idleLooks + 1 : 0
    cpuMs = now.cpuMs
    if (idleLooks < 2 || now.residentMiB - keptMiB < worthMiB) return
    collect()
    const after = used()
    cpuMs = after.cpuMs
    keptMiB = after.residentMiB
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
