import { type ChartReading, readChart } from './chartFile.ts'

/** The committed charts, each fetched when it is asked for. */
const files = import.meta.glob<string>('../../../charts/*.json', { query: '?raw', import: 'default' })

/** A machine's chart as it was last accepted (`scripts/charts/accept.ts`). */
export const accepted = async (machine: string): Promise<ChartReading> => {
  const load = files[`../../../charts/${machine}.json`]
  if (!load) return { isRead: false, because: 'No version of this chart has been accepted yet.' }
  try {
    return readChart(await load(), machine)
  } catch {
    return { isRead: false, because: 'The accepted chart could not be fetched.' }
  }
}
