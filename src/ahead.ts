import { likelyTenant } from './infra/gateways/lastUser.ts'
import { tenantMemory } from './infra/gateways/tenantMemory.ts'
import { type BegunReadings, beginner } from './infra/http/begun.ts'
import { firstReadings } from './infra/http/firstReadings.ts'
import { keptGrant } from './infra/identity/keptGrant.ts'
import { readSettings } from './ui/app/settings.ts'

declare global {
  interface Window {
    begunReadings?: BegunReadings
  }
}

/**
 * Stands in the page itself (`scripts/ahead.ts`) and runs before anything else has arrived: with a token at hand it
 * begins what the program will ask for first. The server authorises every call, and nothing of it shows before the
 * program has asked for it itself.
 */
const { localStorage, location } = window
const settings = readSettings(document)
const grant = settings && keptGrant(window[settings.auth.cacheLocation], Date.now).valid()

if (grant) {
  const begun: BegunReadings = new Map()
  window.begunReadings = begun
  const begin = beginner(begun, {
    baseUrl: location.origin,
    bearer: grant.accessToken,
    fetch: window.fetch.bind(window),
  })
  begin('/api/users', null)
  const tenantId = likelyTenant(localStorage, grant.account.userId, tenantMemory(localStorage), Date.now())
  if (tenantId !== null) {
    const memory = firstReadings(localStorage, performance.now(), () => performance.now())
    for (const reading of memory.recall(tenantId)) begin(reading, tenantId)
  }
}
