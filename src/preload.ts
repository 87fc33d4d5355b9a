import { likelyTenant } from './infra/gateways/lastUser.ts'
import { tenantMemory } from './infra/gateways/tenantMemory.ts'
import { type PreloadedResponses, preloader } from './infra/http/preloadedResponses.ts'
import { pageOpened, preloadMemory } from './infra/http/preloadMemory.ts'
import { keptGrant } from './infra/identity/keptGrant.ts'
import { readSettings } from './ui/app/settings.ts'

declare global {
  interface Window {
    preloadedResponses?: PreloadedResponses
  }
}

/**
 * Stands in the page itself (`scripts/preload.ts`) and runs before anything else has arrived: with a token at hand it
 * begins what the program will ask for first. The server authorises every call, and nothing of it shows before the
 * program has asked for it itself.
 */
const { localStorage, location } = window
const settings = readSettings(document)
const grant = settings && keptGrant(window[settings.auth.cacheLocation], Date.now).valid()

if (grant) {
  const responses: PreloadedResponses = new Map()
  window.preloadedResponses = responses
  const tenantId = likelyTenant(localStorage, grant.account.userId, tenantMemory(localStorage), Date.now())
  preloader(responses, {
    baseUrl: location.origin,
    bearer: grant.accessToken,
    fetch: window.fetch.bind(window),
  }).begin(tenantId, tenantId === null ? [] : preloadMemory(localStorage, pageOpened).recall(tenantId))
  // Behind the readings: six requests are under way at a time.
  const code = document.getElementById('code')
  if (code instanceof HTMLTemplateElement) document.head.append(code.content)
}
