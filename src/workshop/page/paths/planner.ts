import { type Planner, plannerOver } from './asking.ts'
import address from './paths.worker.ts?worker&url'

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown }
}

/**
 * The page's policy trusts no address of a script by itself, and lets one policy of this name vouch for one
 * (`trusted-types` in src/server/http/headers.ts).
 */
const trust = (): string => {
  const rules = {
    createScriptURL: (asked: string) => {
      if (asked !== address) throw new Error(`${asked} is no worker of ours`)
      return asked
    },
  }
  const { trustedTypes } = window as { readonly trustedTypes?: Policies }
  return (trustedTypes?.createPolicy('tenure-worker', rules) ?? rules).createScriptURL(address) as string
}

let trusted: string | undefined
let started: Planner | undefined

export const planner = (): Planner => {
  started ??= plannerOver(() => {
    trusted ??= trust()
    return new Worker(trusted, { type: 'module' })
  })
  return started
}
