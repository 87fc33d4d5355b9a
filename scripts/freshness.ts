import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything the build reads. A path that does not exist yet (`workshop.html`, `public/`) simply adds nothing. */
const inputs = [
  'src/**/*',
  'tests/{scenarios,e2e/drivers}/**/*',
  'auth/**/*',
  'public/**/*',
  '*.html',
  'package-lock.json',
  'panda.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/{build,bundle,budget,contractEndpoints,freshness,recipeStyles}.ts',
  'scripts/charts/*.ts',
  'charts/**/*.json',
  'words/*.json',
  'scripts/words/*.ts',
]

/** One fingerprint of all the build's inputs, names and contents; times say nothing after a fresh checkout. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.TENURE_WORDS ?? '')
  const files = globSync(inputs, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  for (const path of paths) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

export const stamp = 'dist/.inputs'

/** What the last build weighs (scripts/budget.ts), for `npm run bench`. */
export const sizesFile = 'dist/.sizes'

/** Whether dist holds a whole build of exactly these inputs. The stamp is written last, by a build that passed. */
export function isFresh(root: string, print: string): boolean {
  const path = join(root, stamp)
  return existsSync(path) && readFileSync(path, 'utf8') === print
}
