import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/all.ts'
import { places } from '../../src/domain/session/places.ts'
import { catalogue } from '../../src/machines/catalogue.ts'
import { assemblies, foundations, leansOn, partsOfAreas } from './areas.ts'
import { type Module, modulesUnder, planted } from './modules.ts'
import { knowsItsFolders, type Rule } from './rules.ts'
import { hasNoBarrels, longOnPurpose, namesItsSubjects, saysItsRule, staysShort } from './shapes.ts'

const source = modulesUnder('src/**/*.{ts,tsx}')
const everything = [...source, ...modulesUnder('tests/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts')]
const lines = (count: number) => 'export {}\n'.repeat(count)

it('reads the real files, of the product, its tests and its scripts', () => {
  const folders = new Set(everything.map(({ path }) => path.split('/')[0]))
  expect(source.length).toBeGreaterThan(20)
  expect([...folders]).toEqual(expect.arrayContaining(['src', 'tests', 'scripts']))
})

type Case = {
  readonly rule: Rule
  readonly over: readonly Module[]
  readonly catches: readonly (readonly [path: string, source: string])[]
  readonly passes: readonly (readonly [path: string, source: string])[]
}

const cases: Readonly<Record<string, Case>> = {
  'there are no barrels': {
    rule: hasNoBarrels,
    over: everything,
    catches: [
      ['src/ui/kit/index.ts', ''],
      ['src/ui/kit/index.tsx', ''],
    ],
    passes: [['src/ui/kit/indexed.ts', '']],
  },
  'a folder is named after its subject': {
    rule: namesItsSubjects,
    over: everything,
    catches: [
      ['src/ui/utils/a.ts', ''],
      ['tests/helpers/a.ts', ''],
      ['src/ui/goals/Hooks/a.ts', ''],
    ],
    passes: [['src/domain/kernel/types.ts', '']],
  },
  'a folder under a layer is an area, or known by name': {
    rule: knowsItsFolders,
    over: source,
    catches: [
      ['src/domain/people/a.ts', ''],
      ['src/machines/app/a.ts', ''],
      ['src/server/kernel/a.ts', ''],
    ],
    passes: [
      ['src/domain/employees/a.ts', ''],
      ['src/domain/kernel/a.ts', ''],
      ['src/server/main.ts', ''],
      ['src/server/store/embedded/a.ts', ''],
    ],
  },
  'a domain file begins with its rule': {
    rule: saysItsRule,
    over: source,
    catches: [
      ['src/domain/goals/goalStatus.ts', 'export const a = 1'],
      ['src/domain/goals/goalStatus.ts', '// § 6\nexport const a = 1'],
    ],
    passes: [
      ['src/domain/goals/goalStatus.ts', '/** § 6: … */\nexport const a = 1'],
      ['src/domain/goals/nouns.ts', 'export const a = 1'],
      ['src/ui/goals/a.ts', 'export const a = 1'],
    ],
  },
  'a file stays under 300 lines, or says why not': {
    rule: staysShort,
    // A table of a hundred rows is one test: only what is built is measured.
    over: everything.filter(({ path }) => !path.startsWith('tests/')),
    catches: [['src/ui/goals/a.ts', lines(301)]],
    passes: [['src/ui/goals/a.ts', lines(300)]],
  },
}

describe.each(Object.entries(cases))('%s', (_name, { rule, over, catches, passes }) => {
  it('throughout', () => {
    expect(rule(over)).toEqual([])
  })
  it.each(catches.map(([path, text]) => ({ path, text })))('and catches $path', ({ path, text }) => {
    expect(rule(planted({ [path]: text }))).toHaveLength(1)
  })
  it.each(passes.map(([path, text]) => ({ path, text })))('and lets pass $path', ({ path, text }) => {
    expect(rule(planted({ [path]: text }))).toEqual([])
  })
})

/** `employees/import`, by what the lists of this folder name. */
const parts = Object.entries(partsOfAreas).flatMap(([area, names]) => names.map((name) => `${area}/${name}`))

describe('areas and their parts have one name', () => {
  const known = [...Object.keys(leansOn), ...parts]
  const brought = Object.keys(areas)
  const filesUnder = (folder: string) =>
    source.flatMap(({ path }) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []))

  it('in the manifest', () => {
    expect(brought.filter((name) => !known.includes(name))).toEqual([])
    expect(parts.filter((name) => !brought.includes(name))).toEqual([])
  })
  it('of which each is a file', () => {
    const files = filesUnder('src/areas').map((file) => file.replace(/\.ts$/, ''))
    expect(files).toEqual([...brought, 'all', 'manifest', 'open'].sort())
  })
  it('in the catalogue of machines', () => {
    const named = [...new Set(catalogue.map(({ area }) => area))]
    expect(named.filter((name) => name !== 'kit' && !known.includes(name))).toEqual([])
  })
  it('in the table of places, beside the groups that are of no area', () => {
    const named = [...new Set(Object.values(places).map(({ area }) => area))]
    expect(named.filter((name) => name !== null && !known.includes(name)).sort()).toEqual(['settings', 'utilityPages'])
  })
  it('and a gateway', () => {
    const gateways = filesUnder('src/infra/gateways').flatMap((file) => /^(.*)\.gateway\.ts$/.exec(file)?.[1] ?? [])
    expect(gateways.filter((name) => !known.includes(name))).toEqual(excusedGateways)
  })
})

/** What serves more than one part, or a part of a part. */
const excusedGateways = [
  'employees/avatars',
  'employees/handover',
  'employees/vacancies',
  'imports',
  'itemLists',
  'session/readiness',
]

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8')
  const named = (intro: string) => {
    const [, text = ''] = readme.split(intro)
    return (text.split('.')[0] ?? '').split(/[,\s]+/).sort()
  }

  it('names every area', () => {
    expect(named('named the same in every layer: ')).toEqual(Object.keys(leansOn).sort())
  })
  it('names every part of one', () => {
    expect(named('loaded for themselves: ')).toEqual(parts.sort())
  })
  it('names every file of the kernel, which is a closed list', () => {
    const kernel = source.flatMap(({ path }) => /^src\/domain\/kernel\/(.*)\.ts$/.exec(path)?.[1] ?? [])
    expect(named('a closed list: ')).toEqual(kernel)
  })
})

describe('the lists themselves', () => {
  it('name only areas that exist', () => {
    expect(
      Object.values(leansOn)
        .flat()
        .filter((area) => !(area in leansOn)),
    ).toEqual([])
  })
  it('keep areas apart from other folders', () => {
    const others = [...Object.values(foundations), ...Object.values(assemblies)].flat()
    expect(others.filter((folder) => folder in leansOn)).toEqual([])
  })
  it('excuse only long files that are there, with a reason', () => {
    const paths = everything.map(({ path }) => path)
    for (const [path, reason] of Object.entries(longOnPurpose)) {
      expect(paths).toContain(path)
      expect(reason).not.toBe('')
    }
  })
})
