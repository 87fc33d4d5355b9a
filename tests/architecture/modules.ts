import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** What one file asks of another, or of a package. */
export type Import = {
  /** A path from the repository's root (`src/domain/kernel/ids.ts`), or the package as it is written. */
  readonly to: string
  readonly isPackage: boolean
  /** Gone at run time: `import type`, `export type`, `import('…').T`. An inline `{ type A }` is not: the file still loads. */
  readonly isTypeOnly: boolean
  readonly isDynamic: boolean
  /** What is taken, as the other side names it; `*` for everything. */
  readonly names: readonly string[]
}

export type Module = {
  readonly path: string
  readonly source: string
  readonly imports: readonly Import[]
  /** What a pure function may not ask for: the clock, randomness, the network. */
  readonly impurities: readonly string[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The repository's own modules. */
export function modulesUnder(...patterns: readonly string[]): readonly Module[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => moduleOf(path, readFileSync(`${root}/${path}`, 'utf8')))
}

/** Modules that exist only in a test: path and source. */
export const planted = (files: Readonly<Record<string, string>>): readonly Module[] =>
  Object.entries(files).map(([path, source]) => moduleOf(path, source))

function moduleOf(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)

  const imports: Import[] = []
  const impurities: string[] = []
  const add = (written: string, isTypeOnly: boolean, names: readonly string[], isDynamic = false) => {
    const isPackage = !written.startsWith('.')
    const to = isPackage ? written : posix.join(posix.dirname(path), written)
    imports.push({ to, isPackage, isTypeOnly, isDynamic, names })
  }
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const names = specifiers.map((specifier) =>
        specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*',
      )
      add(source.value, importKind === 'type', names)
    },
    ExportNamedDeclaration({ source, exportKind, specifiers }) {
      if (source)
        add(
          source.value,
          exportKind === 'type',
          specifiers.map((specifier) => nameOf(specifier.local)),
        )
    },
    ExportAllDeclaration({ source, exportKind }) {
      add(source.value, exportKind === 'type', ['*'])
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false, ['*'], true)
    },
    TSImportType({ source }) {
      add(source.value, true, ['*'])
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && impureCalls.includes(callee.name)) impurities.push(callee.name)
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return
      const written = `${object.name}.${property.name}`
      if (impureMembers.includes(written) || object.name === 'crypto') impurities.push(written)
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) impurities.push('new Date()')
    },
  }).visit(program)
  return { path, source, imports, impurities }
}

const impureCalls = ['fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame']
const impureMembers = ['Date.now', 'Math.random', 'performance.now']

type Named = { readonly type: string; readonly name?: string; readonly value?: unknown }
const nameOf = (node: Named): string => node.name ?? String(node.value)

/** What the patterns find in them, each with the file it is written in. */
export const writtenIn = (modules: ReadonlyArray<Module>, patterns: ReadonlyArray<RegExp>): ReadonlyArray<string> =>
  modules.flatMap(({ path, source }) =>
    patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([written]) => `${path}: ${written}`)),
  )
