import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root, script } from './programs.ts'

/** `npm run bench` runs every measurement of bench/; `npm run bench -- list size` only those. */
const asked = process.argv.slice(2)
const all = globSync('bench/*.bench.ts', { cwd: root }).sort()
const chosen = asked.length === 0 ? all : all.filter((path) => asked.includes(basename(path, '.bench.ts')))

if (chosen.length === 0) {
  console.error(
    `Nothing to measure. There is: ${all.map((path) => basename(path, '.bench.ts')).join(', ') || 'nothing'}.`,
  )
  process.exitCode = 1
}
// One after the other: measurements that run side by side measure each other.
for (const path of chosen) {
  console.log(`\n── ${basename(path, '.bench.ts')}`)
  if ((await script(path)) !== 0) process.exitCode = 1
}
