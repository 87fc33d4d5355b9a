import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What the table is made from; an `HttpApi` is data and answers this much about itself. */
type Described = {
  readonly groups: Readonly<
    Record<string, { readonly endpoints: Readonly<Record<string, { readonly method: string; readonly path: string }>> }>
  >
}

export type EndpointTable = Readonly<Record<string, readonly [method: string, path: string]>>

/** `{ 'group.endpoint': ['GET', '/api/:tenantId/employees'] }` for every call of an API that the browser makes. */
export function endpointTable(api: Described): EndpointTable {
  return Object.fromEntries(
    Object.entries(api.groups).flatMap(([group, { endpoints }]) =>
      Object.entries(endpoints)
        // What other programs fetch, the browser never asks for.
        .filter(([, { path }]) => path.startsWith('/api/'))
        .map(([endpoint, { method, path }]) => [`${group}.${endpoint}`, [method, path] as const]),
    ),
  )
}

/** What every start reads, before any page has been asked for; all others are known by the time they are called. */
const atStart: ReadonlySet<string> = new Set([
  'defaultDiscussionPoints.list',
  'employees.list',
  'employees.loggedIn',
  'hrDocuments.list',
  'onboarding.read',
  'positionTemplates.list',
  'session.bootstrap',
  'session.featureFlags',
  'session.productPlans',
  'session.toDoList',
  'users.me',
])

/** The tables by the name they are imported by. */
const parts = {
  'virtual:contract-endpoints/readings': (call: string) => atStart.has(call),
  'virtual:contract-endpoints/others': (call: string) => !atStart.has(call),
} as const

const isPart = (id: string): id is keyof typeof parts => id in parts

/**
 * `import readings from 'virtual:contract-endpoints/readings'`: the contract's methods and paths as a literal, so that the
 * browser follows the one description of every call and downloads neither Schema nor effect/http-api for it.
 * The contract is loaded once per process; in development a change to it restarts the process anyway.
 */
export function contractEndpoints(): Plugin {
  let contract = ''
  return {
    name: 'tenure:contract-endpoints',
    configResolved(config) {
      contract = pathToFileURL(`${config.root}/src/contract/api.ts`).href
    },
    resolveId(id) {
      return isPart(id) ? `\0${id}` : undefined
    },
    async load(id) {
      const part = id.slice(1)
      if (!id.startsWith('\0') || !isPart(part)) return undefined
      const { Api } = (await import(/* @vite-ignore */ contract)) as { Api: Described }
      const table = endpointTable(Api)
      const unknown = [...atStart].filter((call) => !(call in table))
      if (unknown.length > 0) throw new Error(`No such call: ${unknown.join(', ')}`)
      const chosen = Object.entries(table).filter(([call]) => parts[part](call))
      return `export default ${JSON.stringify(Object.fromEntries(chosen))}`
    },
  }
}
