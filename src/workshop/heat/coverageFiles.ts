import type { Coverage } from '../model/heat.ts'
import { readCoverage } from '../model/heat.ts'

/** What was kept of each machine, fetched when its heat is looked at. */
const files = import.meta.glob<string>('../../../charts/coverage/*.json', { query: '?raw', import: 'default' })

/**
 * What the tests and the recorded sessions have followed of a machine, as it was last accepted
 * (`node scripts/charts/accept.ts coverage`). A file that cannot be read is a sentence.
 */
export const keptCoverage = async (machine: string): Promise<ReadonlyArray<Coverage>> => {
  const load = files[`../../../charts/coverage/${machine}.json`]
  if (!load) return []
  const reading = readCoverage(await load())
  if (reading._tag === 'Failure') throw new Error(reading.failure)
  return reading.success
}
