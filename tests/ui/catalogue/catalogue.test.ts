import { expect, it } from 'vitest'
import { entries } from '../../../src/ui/catalogue/entries.ts'
import type { Entry } from '../../../src/ui/catalogue/entry.ts'
import configure from '../../../vite.config.ts'
import { type Module, modulesUnder, planted } from '../../architecture/modules.ts'

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

type Documented = Readonly<Record<string, Pick<Entry, 'of'>>>

/** A piece is what a page can ask of the kit: what only the kit itself asks for is a part of one. */
const undocumented = (modules: readonly Module[], documented: Documented) => {
  const isOfKit = (path: string) => path.startsWith('src/ui/kit/')
  const asked = modules
    .filter(({ path }) => !isOfKit(path) && !isOfTheCatalogue(path))
    .flatMap(({ imports }) => imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ to }) => to))
  const pieces = new Set(asked.filter((path) => isOfKit(path) && path.endsWith('.tsx')))
  const of = Object.values(documented).flatMap((entry) => entry.of.map((name) => `src/ui/kit/${name}.tsx`))
  return {
    missing: [...pieces].filter((path) => !of.includes(path)),
    twice: of.filter((path, at) => of.indexOf(path) !== at),
    gone: of.filter((path) => !modules.some((module) => module.path === path)),
  }
}

it('every piece of the kit has its entry in the catalogue, and its examples (§ 2.6)', () => {
  expect(undocumented(source, entries)).toEqual({ missing: [], twice: [], gone: [] })
  const shown = reachedFrom('src/ui/catalogue/main.tsx')
  const pieces = source.map(({ path }) => path).filter((path) => /^src\/ui\/kit\/.*\.tsx$/.test(path))
  expect(pieces.length).toBeGreaterThan(40)
  expect(pieces.filter((path) => !shown.has(path))).toEqual([])
})

it('a piece without an entry, with two, and an entry of nothing are caught', () => {
  const modules = planted({
    'src/ui/kit/Known.tsx': 'export const Known = () => null',
    'src/ui/kit/New.tsx': "import { Part } from './Part.tsx'; export const New = Part",
    'src/ui/kit/Part.tsx': 'export const Part = () => null',
    'src/ui/goals/GoalsPage.tsx': "import { New } from '../kit/New.tsx'; import { Known } from '../kit/Known.tsx'",
  })
  expect(undocumented(modules, { Known: { of: ['Known'] }, Again: { of: ['Known'] }, Old: { of: ['Old'] } })).toEqual({
    missing: ['src/ui/kit/New.tsx'],
    twice: ['src/ui/kit/Known.tsx'],
    gone: ['src/ui/kit/Old.tsx'],
  })
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
