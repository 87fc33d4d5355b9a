import { readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figureIn, mebibytesIn, residentMiB } from './kit/memory.ts'
import { freePort, type Program, start } from './kit/processes.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { type Line, printTable } from './kit/table.ts'
import { prepareData, startTenure } from './kit/tenure.ts'

/** From starting the process on warm data to ready, and the memory then, against Node that starts the same PostgreSQL. */
const rounds = 5

interface Start {
  readonly ms: number
  readonly node: number
  readonly postgres: number
}

const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && figureIn(`/proc/${name}/status`, 'PPid') === pid)
    .map(Number)

const descendantsOf = (pid: number): readonly number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])

/** Shared pages are counted once: each process has its proportional share of them. */
const measured = async (program: Program): Promise<Start> => {
  const isLinux = process.platform === 'linux'
  const postgres = isLinux
    ? descendantsOf(program.pid).reduce((sum, pid) => sum + (mebibytesIn(`/proc/${pid}/smaps_rollup`, 'Pss') || 0), 0)
    : Number.NaN
  const node = residentMiB(program.pid)
  await program.stop()
  return { ms: program.readyAfter, node, postgres }
}

const line = (
  what: string,
  unit: string,
  pairs: ReadonlyArray<{ readonly ours: Start; readonly floor: Start }>,
  of: (one: Start) => number,
): Line => ({
  what,
  measured: spreadOf(pairs.map(({ ours, floor }) => of(ours) / of(floor))),
  goal: undefined,
  unit: ' ×',
  note: `${Math.round(spreadOf(pairs.map(({ ours }) => of(ours))).median)}${unit} against ${Math.round(spreadOf(pairs.map(({ floor }) => of(floor))).median)}${unit}`,
})

await prepareData()
const bareData = await mkdtemp(join(tmpdir(), 'tenure-bench-'))
// PostgreSQL's own account has to pass through.
await chmod(bareData, 0o755)
const postgresPort = String(await freePort())
const bare = (...args: readonly string[]) =>
  start(['bench/floor/start.ts', ...args], { DATA_DIR: bareData, POSTGRES_PORT: postgresPort })
try {
  // Makes the bare cluster, and fills the file cache for both.
  await (await bare('--new')).stop()
  await (await startTenure()).stop()
  const pairs = await inTurns(
    rounds,
    async () => measured(await startTenure()),
    async () => measured(await bare()),
  )
  printTable([
    line('start to ready, warm data', ' ms', pairs, ({ ms }) => ms),
    line('memory of Node at ready', ' MiB', pairs, ({ node }) => node),
    line('memory of PostgreSQL at ready', ' MiB', pairs, ({ postgres }) => postgres),
  ])
} finally {
  await rm(bareData, { recursive: true, force: true })
}
