import { expect, it } from 'vitest'
import configure from '../../../vite.config.ts'
import { modulesUnder } from '../../architecture/modules.ts'

const source = modulesUnder('src/**/*.{ts,tsx}')
const isOfTheCatalogue = (path: string) => path.startsWith('src/ui/catalogue/')

/** Everything that comes with a file. */
const reachedFrom = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const asked of source.find((module) => module.path === path)?.imports ?? []) {
    if (!asked.isPackage) reachedFrom(asked.to, seen)
  }
  return seen
}

it('every piece of the kit stands in the catalogue (§ 2.6)', () => {
  const shown = reachedFrom('src/ui/catalogue/main.tsx')
  const pieces = source.map(({ path }) => path).filter((path) => /^src\/ui\/kit\/.*\.tsx$/.test(path))
  expect(pieces.length).toBeGreaterThan(40)
  expect(pieces.filter((path) => !shown.has(path))).toEqual([])
})

it('the product does not know the catalogue: nobody imports it, and the production build does not begin at it', async () => {
  const known = source.filter(
    ({ path, imports }) => !isOfTheCatalogue(path) && imports.some(({ to }) => isOfTheCatalogue(to)),
  )
  expect(known.map(({ path }) => path)).toEqual([])
  const { build } = await configure({ command: 'build', mode: 'production' })
  const input = Object.values(build?.rolldownOptions?.input ?? {})
  expect(input).toContain('index.html')
  expect(input.filter((file) => file.includes('catalogue'))).toEqual([])
})
