import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOver, type Line, report } from '../scripts/budget.ts'
import { sizesFile } from '../scripts/freshness.ts'
import { root } from '../scripts/programs.ts'

/** What a browser downloads of the last build, against what it may. The build itself fails when it is too much. */
const lines = JSON.parse(readFileSync(join(root, sizesFile), 'utf8')) as readonly Line[]
console.log(report(lines))
if (lines.some(isOver)) process.exitCode = 1
