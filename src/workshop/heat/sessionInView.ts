import { followingApps } from '../live/channel.ts'
import { arrowsOfStep } from '../live/lastArrows.ts'
import { type Coverage, coverageOfRun } from '../model/heat.ts'

/** What this window has seen of a machine in the running app, if anybody has looked on live. */
export const sessionInView = (machine: string): ReadonlyArray<Coverage> => {
  const steps = followingApps()
    .current()
    .log.filter((step) => step.machine === machine)
  const last = steps.at(-1)
  if (last === undefined) return []
  const followed = steps.flatMap((step) => arrowsOfStep(machine, step.followed).map((id) => ({ id })))
  return [coverageOfRun('sessions', machine, followed, new Date(last.at).toISOString())]
}
