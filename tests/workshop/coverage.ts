import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coverage } from '../../src/workshop/model/heat.ts'

const folder = join(import.meta.dirname, '../../coverage/transitions')

/** Keeps what a run has followed of a machine, for the heat map; `which` tells several runs of the same kind apart. */
export const keepCoverage = (coverage: Coverage, which = 'all'): void => {
  mkdirSync(folder, { recursive: true })
  const name = [coverage.machine, coverage.source, which].join('-').replace(/[^a-z0-9]+/gi, '-')
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(coverage, null, 2)}\n`)
}
