import { likelyTenant } from './infra/gateways/lastUser.ts'
import { tenantMemory } from './infra/gateways/session.gateway.ts'
import { aheadOf } from './infra/http/ahead.ts'
import endpoints from './infra/http/contractEndpoints.ts'
import { firstReadings } from './infra/http/firstReadings.ts'
import { runner } from './infra/http/run.ts'
import { keptGrant } from './infra/identity/keptGrant.ts'
import type { Settings } from './ui/app/settings.ts'

/** What the server put into the page; null while that part of the page is on its way. */
export const readSettings = (): Settings | null =>
  JSON.parse(document.getElementById('settings')?.textContent ?? 'null') as Settings | null

/**
 * Runs before the program is there, as a small file of its own (`vite.config.ts`): with a token at hand it begins what
 * the program will ask for first. The server authorises every call, and nothing of it shows before the program has asked
 * for it itself.
 */
const { localStorage, location } = window
// The page may still be on its way; then there is nothing to be early for.
const settings = readSettings()
const grant = settings && keptGrant(window[settings.auth.cacheLocation], Date.now).valid()

const memory = firstReadings(localStorage, performance.now(), () => performance.now())

const { begin, fetch: fetchBegun } = aheadOf({
  baseUrl: location.origin,
  bearer: grant?.accessToken ?? '',
  fetch: window.fetch.bind(window),
  noted: memory.note,
})

export { fetchBegun }

/** Who is here, and what the likely client's first screen was made of the last time. */
const beginReadings = (account: string) => {
  void runner({ send: begin, endpoints })('users', 'me', {})
  const tenantId = likelyTenant(localStorage, account, tenantMemory(localStorage), Date.now())
  if (tenantId === null) return
  for (const reading of memory.recall(tenantId)) {
    void begin({ method: 'GET', path: reading, headers: { 'tenant-id': tenantId } })
  }
}

if (grant) beginReadings(grant.account.userId)
