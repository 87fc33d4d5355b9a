import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { CatalogueEntry } from '../../src/machines/kit/catalogueEntry.ts'
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
      found: catalogue.map((entry) => {
        const { id, title, area, purpose, machine } = entry
        const file = files.get(machine) ?? catalogueFile
        return { ...machineSource(root, file), id, title, area, purpose, chart: () => chartOf(machine) }
      }),
      failures: [],
    }
  } catch (error) {
    return machinesOneByOne(root, because(error))
  }
}

const machineSource = (root: string, file: string) => ({
  kind: 'machine' as const,
  file,
  text: withHelper(root, readFileSync(join(root, file), 'utf8')),
})

/** A machine that is one of the kit's under its own types says which (`kit/recordForm.machine.ts`), and keeps its rules. */
const withHelper = (root: string, text: string): string => {
  const helper = text.includes('Rules it keeps') ? undefined : /`(kit\/\w+\.machine\.ts)`/.exec(text)?.[1]
  return helper === undefined ? text : `${text}\n${readFileSync(join(root, 'src/machines', helper), 'utf8')}`
}

/**
 * One file that breaks while it is loaded takes the whole catalogue along. What it says of each machine is read from its
 * text then, and each machine's own file is loaded: the one that broke is named, and the others are there.
 */
const machinesOneByOne = async (root: string, reason: string): Promise<Sources> => {
  const rows = catalogueTexts(root).flatMap(rowsIn)
  if (rows.length === 0) return { found: [], failures: [`The machines could not be loaded: ${reason}`] }
  const loaded = await Promise.all(
    rows.map(async ({ name, file, ...said }) => {
      const broken = await load(join(root, file)).then(
        (exported) => (name in exported ? machineOf(exported[name]) : `${file} has no ${name}`),
        because,
      )
      const source = { ...machineSource(root, file), ...said }
      if (typeof broken !== 'string') return { ...source, id: broken.id, chart: () => chartOf(broken) }
      const chart = () => {
        throw new Error(broken)
      }
      return { ...source, id: name.replace(/Machine$/, ''), chart, broken }
    }),
  )
  return {
    found: loaded,
    failures: loaded.flatMap((one) => ('broken' in one ? `${one.title} could not be loaded: ${one.broken}` : [])),
  }
}

interface CatalogueText {
  readonly file: string
  readonly text: string
}

/** The catalogue, and the part of it that an area keeps of its own (`policies/policyEditorCatalogue.ts`). */
const catalogueTexts = (root: string, file = catalogueFile): ReadonlyArray<CatalogueText> => {
  if (!existsSync(join(root, file))) return []
  const text = readFileSync(join(root, file), 'utf8')
  const parts = importsIn({ file, text }).filter(({ path }) => /Catalogue\.ts$/.test(path))
  return [{ file, text }, ...parts.flatMap(({ path }) => catalogueTexts(root, path))]
}

const importsIn = ({ file, text }: CatalogueText) =>
  [...text.matchAll(/import \{([^}]+)\} from '(\.[^']+)'/g)].map(([, names = '', path = '']) => ({
    names: names.split(',').map((name) => name.trim()),
    path: posix(join(dirname(file), path)),
  }))

/** The lines of the catalogue as they are written: `entry(confirmMachine, 'kit', 'Confirmation', 'Asks before …')`. */
const rowsIn = (written: CatalogueText) => {
  const { text } = written
  const files = new Map(importsIn(written).flatMap(({ names, path }) => names.map((name) => [name, path] as const)))
  const row = /entry\(\s*(\w+)(?:\.\w+)*,\s*'(\w+)',\s*'([^']*)',\s*'([^']*)',?\s*\)/g
  return [...text.matchAll(row)].flatMap(([, name = '', area = '', title = '', purpose = '']) => {
    const file = files.get(name)
    return file === undefined ? [] : [{ name, area, title, purpose, file }]
  })
}

/** A form of a kind of record holds its machine (`kit/recordForm.ts`). */
const machineOf = (exported: unknown): AnyStateMachine =>
  ((exported as { readonly machine?: AnyStateMachine } | undefined)?.machine ?? exported) as AnyStateMachine

/** What is exported, and what stands in it: settings hold their form, what is done to many its dialog. */
const withParts = (exported: unknown): ReadonlyArray<unknown> => [
  exported,
  ...(typeof exported === 'object' && exported !== null ? Object.values(exported) : []),
]

/** Which file exports a machine: the catalogue's own imports say where to look. */
const filesOf = async (root: string): Promise<ReadonlyMap<AnyStateMachine, string>> => {
  const files = catalogueTexts(root).flatMap((text) => importsIn(text).map(({ path }) => path))
  const exported = await Promise.all(
    files.map(async (file) =>
      Object.values(await load(join(root, file)))
        .flatMap(withParts)
        .map((value) => [machineOf(value), file] as const),
    ),
  )
  return new Map(exported.flat())
}

const lifecyclesIn = async (root: string): Promise<Sources> => {
  const files = globSync('src/domain/**/*{l,L}ifecycle.ts', { cwd: root }).map(posix).sort()
  const parts = await Promise.all(
    files.map(async (file): Promise<Sources> => {
      const area = file.split('/')[2] ?? ''
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
