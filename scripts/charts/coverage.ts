import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAdded } from '../../src/workshop/heat/addedFile.ts'
import { type Coverage, type Followed, merged, readCoverage } from '../../src/workshop/model/heat.ts'

/**
 * What was followed of each machine. Every run of the tests leaves its own in `coverage/transitions`, recorded sessions may
 * be laid beside them, and nobody commits that; `charts/coverage/<machine>.json` is what was accepted of it, and what the heat map shows.
 */
const root = join(import.meta.dirname, '../..')
export const freshFolder = join(root, 'coverage/transitions')
export const acceptedFolder = join(root, 'charts/coverage')

/** A file that cannot be read is said, and the others count. */
export const readFolder = (
  folder: string,
  nowUtc: string,
): { readonly runs: ReadonlyArray<Coverage>; readonly failures: ReadonlyArray<string> } => {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const parts = files.toSorted().map((file) => ({ file, reading: readAdded(read(folder, file), nowUtc) }))
  return {
    runs: parts.flatMap(({ reading }) => (reading._tag === 'Success' ? reading.success : [])),
    failures: parts.flatMap(({ file, reading }) => (reading._tag === 'Failure' ? `${file}: ${reading.failure}` : [])),
  }
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** What was accepted of a machine; nothing where nothing was, or where it cannot be read. */
export const acceptedOf = (machine: string, folder = acceptedFolder): ReadonlyArray<Coverage> => {
  if (!existsSync(join(folder, `${machine}.json`))) return []
  const reading = readCoverage(read(folder, `${machine}.json`))
  return reading._tag === 'Success' ? reading.success : []
}

/** What a source has left takes the place of what it had left before, so that nothing is counted twice. */
export const acceptCoverage = (
  nowUtc: string,
  from = freshFolder,
  to = acceptedFolder,
): { readonly machines: ReadonlyArray<string>; readonly failures: ReadonlyArray<string> } => {
  const { runs, failures } = readFolder(from, nowUtc)
  const machines = [...new Set(runs.map(({ machine }) => machine))].toSorted()
  mkdirSync(to, { recursive: true })
  for (const machine of machines) {
    const fresh = runs.filter((run) => run.machine === machine)
    const kept = acceptedOf(machine, to).filter(({ source }) => fresh.every((run) => run.source !== source))
    writeFileSync(join(to, `${machine}.json`), written(merged([...kept, ...fresh])))
  }
  return { machines, failures }
}

/** A line for each arrow, without when that was, so that a difference is one of what was followed. */
const written = (runs: ReadonlyArray<Coverage>): string =>
  `[\n${runs.map(({ transitions, ...run }) => `${JSON.stringify(run).slice(0, -1)},"transitions":{\n${lines(transitions)}\n}}`).join(',\n')}\n]\n`

const lines = (transitions: Coverage['transitions']) =>
  Object.keys(transitions)
    .toSorted()
    .map((id) => `  ${JSON.stringify(id)}: ${counted(transitions[id])}`)
    .join(',\n')

const counted = ({ count = 0, failed = 0 }: Partial<Followed> = {}) => JSON.stringify({ count, failed })
