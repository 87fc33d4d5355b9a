import { catalogue } from '../../machines/catalogue.ts'
import type { FollowedRecord } from '../../machines/kit/watching/protocol.ts'
import { arrowsBy } from './arrows.ts'

const known = new Map<string, ReturnType<typeof arrowsBy>>()

/** The arrows of a chart that a step followed, by their ids; those of an unknown machine are not told. */
export const arrowsOfStep = (machineId: string, followed: ReadonlyArray<FollowedRecord>): ReadonlyArray<string> => {
  const machine = catalogue.find(({ id }) => id === machineId)?.machine
  if (!machine) return []
  const arrow = known.get(machineId) ?? arrowsBy(machine)
  known.set(machineId, arrow)
  return followed.flatMap((one) => arrow(one)?.id ?? [])
}
