import { assemblies, type Edges, foundations, leansOn, openToAll } from './areas.ts'
import { browserLayers, layerOf, matrix } from './layers.ts'
import type { Import, Module } from './modules.ts'

/** Every rule answers its breaches as sentences; an empty list is what we want. */
export type Rule = (modules: readonly Module[]) => readonly string[]

type Judgement = (module: Module, asked: Import) => string | false | undefined

const forEachImport =
  (judge: Judgement): Rule =>
  (modules) =>
    modules.flatMap((module) =>
      module.imports.flatMap((asked) => {
        const complaint = judge(module, asked)
        return complaint ? [`${module.path} imports ${asked.to}: ${complaint}`] : []
      }),
    )

/** The import matrix, packages included. Nothing imports the server or the workshop, because no row grants it. */
export const followsMatrix: Rule = forEachImport(({ path }, asked) => {
  const from = layerOf(path)
  if (!from) return `${path} is of no layer`
  if (asked.isPackage) return !matrix[from].packages(asked, path) && `the layer ${from} may not use this package`
  const to = layerOf(asked.to)
  if (!to) return 'it is outside src'
  if (from === to) return false
  const grant = matrix[from].layers[to]
  const isGranted = grant === true || (grant?.(asked, path) ?? false)
  return !isGranted && `the layer ${from} may not import ${to}`
})

const holdsSchemas = (path: string) => /^src\/domain\/.*(^|\/)(nouns|ids|failures)\.ts$/.test(path)
const isRuleFile = (path: string) => path.startsWith('src/domain/') && !holdsSchemas(path)

/**
 * Nouns, ids and failures are Schemas at run time and types before it: code that runs in a browser takes the types
 * only.
 */
export const takesNounsAsTypes: Rule = forEachImport(({ path }, asked) => {
  const layer = layerOf(path)
  const isConcerned = isRuleFile(path) || (layer !== undefined && browserLayers.includes(layer))
  return isConcerned && holdsSchemas(asked.to) && !asked.isTypeOnly && 'write `import type`'
})

const heavy = /^(Schema\w*|Effect|Layer|Context|Runtime|ManagedRuntime|Stream|\*)$/

function isHeavy({ to, isPackage, isTypeOnly, names }: Import): boolean {
  if (!isPackage || isTypeOnly || !/^effect(\/|$)/.test(to)) return false
  if (to === 'effect') return names.some((name) => heavy.test(name))
  const [, module = ''] = to.split('/')
  return heavy.test(module) || /^(http|http-api|sql|unstable)$/.test(module)
}

/** Those of `from` that load something forbidden, with every file in between. */
const waysTo = (modules: readonly Module[], isForbidden: (asked: Import) => boolean, from: readonly Module[]) => {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const known = new Map<string, readonly string[] | undefined>()
  const wayOf = (module: Module): readonly string[] | undefined => {
    if (known.has(module.path)) return known.get(module.path)
    known.set(module.path, undefined)
    const own = module.imports.find(isForbidden)
    const loaded = module.imports.filter((asked) => !asked.isPackage && !asked.isTypeOnly)
    const way = own ? [own.to] : loaded.map(({ to }) => wayFrom(to)).find((found) => found !== undefined)
    known.set(module.path, way)
    return way
  }
  const wayFrom = (path: string) => {
    const module = byPath.get(path)
    const way = module && wayOf(module)
    return way && [path, ...way]
  }
  return from.flatMap((module) => {
    const way = wayOf(module)
    return way ? [`${module.path} loads ${way.join(' → ')}`] : []
  })
}

/** The same promise, followed through every file in between: no path of imports leads a browser to Schema or Effect. */
export const keepsSchemaOutOfTheBrowser: Rule = (modules) =>
  waysTo(
    modules,
    isHeavy,
    modules.filter(({ path }) => browserLayers.some((layer) => layer === layerOf(path))),
  )

const shownInTheWorkshop = ['tests/scenarios/all.ts', 'tests/e2e/drivers/all.ts']

/** The workshop shows scenarios and drivers in a browser, where nothing of Node is. */
export const keepsNodeOutOfTheWorkshop: Rule = (modules) =>
  waysTo(
    modules,
    ({ to, isTypeOnly }) => to.startsWith('node:') && !isTypeOnly,
    modules.filter(({ path }) => shownInTheWorkshop.includes(path)),
  )

/** Now, identifiers and randomness are arguments of a domain function. */
export const keepsDomainPure: Rule = (modules) =>
  modules
    .filter(({ path }) => path.startsWith('src/domain/'))
    .flatMap(({ path, impurities }) => impurities.map((asked) => `${path} asks for ${asked}: make it an argument`))

/** The folder or file name that says which area a path belongs to; undefined for a file that stands above the areas. */
export function areaOf(path: string): string | undefined {
  const [, layer = '', first = '', second] = path.split('/')
  if (layer === 'contract') return stem(first) in leansOn ? stem(first) : undefined
  if (layer === 'infra' && first === 'gateways') return stem(second ?? '') in leansOn ? stem(second ?? '') : undefined
  return second === undefined ? undefined : first
}

const stem = (file: string) => file.replace(/\..*$/, '')
const isArea = (name: string | undefined): name is keyof typeof leansOn => name !== undefined && name in leansOn
const isFoundation = (path: string) => {
  const [, layer = '', folder = ''] = path.split('/')
  return foundations[layer]?.includes(folder) ?? false
}

/** Between areas, imports follow the list; and what every area stands on stands on none of them. */
export const followsAreas: Rule = forEachImport(({ path }, asked) => {
  const to = asked.isPackage ? undefined : areaOf(asked.to)
  if (!isArea(to)) return false
  const from = openToAll[path] ?? areaOf(path)
  if (isFoundation(path)) return 'what every area stands on may not lean on one'
  if (asked.to in openToAll || !isArea(from) || from === to) return false
  const edges: Edges = leansOn
  return !edges[from]?.includes(to) && `${from} does not lean on ${to} (tests/architecture/areas.ts)`
})

/** A folder under a layer is an area, or one of the few named exceptions. */
export const knowsItsFolders: Rule = (modules) =>
  modules.flatMap(({ path }) => {
    const [, layer = '', folder = '', ...rest] = path.split('/')
    if (rest.length === 0 || layer === 'contract' || layer === 'workshop') return []
    const exceptions = [...(foundations[layer] ?? []), ...(assemblies[layer] ?? [])]
    return isArea(folder) || exceptions.includes(folder) ? [] : [`${path}: ${folder} is no area`]
  })

/** No file leads back to itself, types included; a dynamic import is a door and no wall, so it is not followed. */
export const hasNoCycles: Rule = (modules) =>
  cycles(
    Object.fromEntries(
      modules.map(({ path, imports }) => [
        path,
        imports.filter((asked) => !asked.isPackage && !asked.isDynamic).map(({ to }) => to),
      ]),
    ),
  )

/** Each cycle once, as `a → b → a`. */
export function cycles(edges: Edges): readonly string[] {
  const found: string[] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (node: string) => {
    const start = way.indexOf(node)
    if (start >= 0) found.push([...way.slice(start), node].join(' → '))
    if (start >= 0 || done.has(node)) return
    way.push(node)
    for (const next of edges[node] ?? []) visit(next)
    way.pop()
    done.add(node)
  }
  for (const node of Object.keys(edges)) visit(node)
  return found
}
