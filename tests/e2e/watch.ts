import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** What no page may do, whatever a test is about: break, complain in the console, or try what the policy forbids. */
export interface Watch {
  readonly complaints: () => readonly string[]
  /** Refusals of the server that this test brings about: the browser notes each in its console. */
  readonly allow: (...patterns: readonly RegExp[]) => void
}

/** The provider answers a wrong form with 401 or 422; the browser notes it and nobody can prevent that. */
const always = [/status of (401|422|429) .*\/idp-ui\//]

export const watch = async (context: BrowserContext): Promise<Watch> => {
  const seen: string[] = []
  const allowed = [...always]
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`${message.type()}: ${told(message)}`)
  })
  await context.exposeBinding('cspViolated', (_, violation: string) => seen.push(`policy: ${violation}`))
  await context.addInitScript(() => {
    const tell = (window as unknown as { cspViolated: (violation: string) => void }).cspViolated
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      tell(`${effectiveDirective} ${blockedURI} in ${sourceFile}`),
    )
  })
  return {
    complaints: () => seen.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
    allow: (...patterns) => allowed.push(...patterns),
  }
}

const told = (message: ConsoleMessage): string => `${message.text()} ${message.location().url}`
