interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown }
}

type Browser = Pick<Window, 'addEventListener' | 'document' | 'navigator' | 'setTimeout'> & {
  readonly requestIdleCallback?: Window['requestIdleCallback']
  readonly trustedTypes?: Policies
}

const script = '/sw.js'

/**
 * Installs the worker that answers when the network is gone (`public/sw.js`), once the page has loaded and has nothing
 * better to do: a first visit pays nothing for it. Without one, everything works as before.
 */
export const installWorker = (browser: Browser): void => {
  const { serviceWorker } = browser.navigator
  // Not there on plain http outside this machine, nor where the person has forbidden it.
  if (!serviceWorker) return
  const install = () => {
    // Always asked for anew: a worker from the browser's cache could outlive its release.
    serviceWorker.register(addressFor(browser), { updateViaCache: 'none' }).catch(() => undefined)
  }
  const whenIdle = () =>
    browser.requestIdleCallback
      ? browser.requestIdleCallback(install, { timeout: 10_000 })
      : browser.setTimeout(install)
  if (browser.document.readyState === 'complete') whenIdle()
  else browser.addEventListener('load', whenIdle, { once: true })
}

/**
 * The page's policy trusts no address of a script by itself, and lets only this one policy vouch for one
 * (`trusted-types` in src/server/http/headers.ts).
 */
const addressFor = ({ trustedTypes }: Browser): string => {
  const rules = {
    createScriptURL: (address: string) => {
      if (address !== script) throw new Error(`${address} is no worker of ours`)
      return address
    },
  }
  const policy = trustedTypes?.createPolicy('tenure-worker', rules) ?? rules
  return policy.createScriptURL(script) as string
}
