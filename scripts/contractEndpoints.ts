import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What the table is made from; an `HttpApi` is data and answers this much about itself. */
type Described = {
  readonly groups: Readonly<
    Record<string, { readonly endpoints: Readonly<Record<string, { readonly method: string; readonly path: string }>> }>
  >
}

export type EndpointTable = Readonly<Record<string, readonly [method: string, path: string]>>

/** `{ 'group.endpoint': ['GET', '/api/:tenantId/employees'] }` for every call of an API. */
export function endpointTable(api: Described): EndpointTable {
  return Object.fromEntries(
    Object.entries(api.groups).flatMap(([group, { endpoints }]) =>
      Object.entries(endpoints).map(([endpoint, { method, path }]) => [
        `${group}.${endpoint}`,
        [method, path] as const,
      ]),
    ),
  )
}

const request = 'virtual:contract-endpoints'
const answered = `\0${request}`

/**
 * `import endpoints from 'virtual:contract-endpoints'`: the contract's methods and paths as a literal, so that the
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
      return id === request ? answered : undefined
    },
    async load(id) {
      if (id !== answered) return undefined
      const { Api } = (await import(/* @vite-ignore */ contract)) as { Api: Described }
      return `export default ${JSON.stringify(endpointTable(Api))}`
    },
  }
}
