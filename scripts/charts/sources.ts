import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { CatalogueEntry } from '../../src/machines/catalogue.ts'
import { type Chart, chartOf } from '../../src/workshop/model/chart.ts'
import { isLifecycle, lifecycleChart } from './lifecycles.ts'

/** Something that has a chart, and where it is written. */
export interface Source {
  readonly id: string
  readonly title: string
  readonly area: string
  readonly kind: 'machine' | 'lifecycle'
  readonly purpose: string
  /** From the project's root. */
  readonly file: string
  readonly text: string
  readonly chart: () => Chart
}

export interface Sources {
  readonly found: ReadonlyArray<Source>
  /** What could not be loaded, each as a sentence. */
  readonly failures: ReadonlyArray<string>
}

/** Every machine of the catalogue and every lifecycle table. What fails to load is said, and the others are found. */
export const sourcesIn = async (root: string): Promise<Sources> => {
  const parts = await Promise.all([machinesIn(root), lifecyclesIn(root)])
  return { found: parts.flatMap(({ found }) => found), failures: parts.flatMap(({ failures }) => failures) }
}

const load = (path: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ pathToFileURL(path).href)

const because = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

const catalogueFile = 'src/machines/catalogue.ts'

const machinesIn = async (root: string): Promise<Sources> => {
  try {
    const { catalogue } = (await load(join(root, catalogueFile))) as { catalogue: ReadonlyArray<CatalogueEntry> }
    const files = await filesOf(root)
    return {
      found: catalogue.map(({ id, title, area, purpose, machine }) => {
        const file = files.get(machine) ?? catalogueFile
        return {
          id,
          title,
          area,
          kind: 'machine',
          purpose,
          file,
          text: readFileSync(join(root, file), 'utf8'),
          chart: () => chartOf(machine),
        }
      }),
      failures: [],
    }
  } catch (error) {
    return { found: [], failures: [`The machines could not be loaded: ${because(error)}`] }
  }
}

/** Which file exports a machine: the catalogue's own imports say where to look. */
const filesOf = async (root: string): Promise<ReadonlyMap<AnyStateMachine, string>> => {
  const text = readFileSync(join(root, catalogueFile), 'utf8')
  const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(catalogueFile), path))
  const exported = await Promise.all(
    imports.map(async (file) =>
      Object.values(await load(join(root, file))).map((value) => [value as AnyStateMachine, posix(file)] as const),
    ),
  )
  return new Map(exported.flat())
}

const lifecyclesIn = async (root: string): Promise<Sources> => {
  const files = globSync('src/domain/*/lifecycle.ts', { cwd: root }).map(posix).sort()
  const parts = await Promise.all(
    files.map(async (file): Promise<Sources> => {
      const area = dirname(file).split('/').at(-1) ?? ''
      try {
        const tables = Object.entries(await load(join(root, file))).filter(([, value]) => isLifecycle(value))
        const text = readFileSync(join(root, file), 'utf8')
        return {
          found: tables.map(([name, table]) => ({
            id: `${area}.${name}`,
            title: name === 'lifecycle' ? `${capital(area)} lifecycle` : `${capital(area)}: ${name}`,
            area,
            kind: 'lifecycle',
            purpose: 'From which state which action leads where; what is not here is refused.',
            file,
            text,
            chart: () => lifecycleChart(`${area}.${name}`, table as never),
          })),
          failures: [],
        }
      } catch (error) {
        return { found: [], failures: [`The lifecycle of ${area} could not be loaded: ${because(error)}`] }
      }
    }),
  )
  return { found: parts.flatMap(({ found }) => found), failures: parts.flatMap(({ failures }) => failures) }
}

const posix = (path: string) => relative('.', path).replaceAll('\\', '/')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
