import type { Browser, BrowserContext } from '@playwright/test'

interface Session {
  send(command: string, parameters: unknown): Promise<unknown>
}

/**
 * Playwright tells Firefox over WebDriver BiDi which colour scheme a page is to see, whether a test asks for one or not, and
 * Firefox ESR does not know that command yet. Playwright has no other way to it than what it keeps behind its door.
 */
export const withoutColourScheme = (browser: Browser): void => {
  const { _connection } = browser as unknown as {
    readonly _connection: { readonly toImpl: (of: Browser) => { readonly _browserSession: Session } }
  }
  const sessions: Session = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession)
  const { send } = sessions
  sessions.send = function (this: Session, command, parameters) {
    const sent = send.call(this, command, parameters)
    return command === 'emulation.setMediaFeaturesOverride' ? sent.catch(() => ({})) : sent
  }
}

/**
 * What a test fills in, Playwright writes over BiDi as a script of the page's own would, which React does not take for typed;
 * this is what the browser itself does with a key.
 */
export const typing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => undefined,
    })
  })

/** Firefox complains of what a page that is left had begun to load. */
export const leftBehind = [/error loading dynamically imported module/, /download failed \(font-family/]
