import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import { leftBehind, typing } from './firefox.ts'

/** What no page may do, whatever a test is about: break, complain in the console, or try what the policy forbids. */
export interface Watch {
  readonly over: (context: BrowserContext) => Promise<void>
  /** What the test brings about itself: a refusal of the server, a lost connection. The browser notes each. */
  readonly allow: (...patterns: readonly RegExp[]) => void
  readonly complaints: () => readonly string[]
}

/**
 * The provider answers a wrong form with 401 or 422; the browser notes it and nobody can prevent that. And where the
 * worker is not wanted (playwright.config.ts), it is Playwright itself that says so.
 */
const always = [/status of (401|422) .*\/idp-ui\//, /Service Worker registration blocked by Playwright/]

export const watch = (): Watch => {
  const seen: string[] = []
  const allowed = [...always]
  return {
    over: async (context) => {
      if (context.browser()?.browserType().name() === 'firefox') {
        await typing(context)
        allowed.push(...leftBehind)
      }
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) seen.push(`${message.type()}: ${told(message)}`)
      })
      await context.exposeBinding('cspViolated', (_, violation: string) => seen.push(`policy: ${violation}`))
      await context.addInitScript(() => {
        const { cspViolated } = window as unknown as { cspViolated: (violation: string) => void }
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          cspViolated(`${effectiveDirective} ${blockedURI} in ${sourceFile}`),
        )
      })
    },
    allow: (...patterns) => allowed.push(...patterns),
    complaints: () => seen.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
  }
}

const told = (message: ConsoleMessage): string => `${message.text()} ${message.location().url}`
