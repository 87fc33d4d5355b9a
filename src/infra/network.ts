import * as Result from 'effect/Result'
import type { ConnectionPorts } from '../machines/session/session.ports.ts'

const patienceMs = 10_000

/** Hears at once, and from then on, whether the browser knows of a network. */
export const followNetwork = (
  browser: Pick<Window, 'addEventListener' | 'navigator'>,
  changed: (isThere: boolean) => void,
): void => {
  if (!browser.navigator.onLine) changed(false)
  browser.addEventListener('offline', () => changed(false))
  browser.addEventListener('online', () => changed(true))
}

export const connectionGateway = (fetchFrom: typeof fetch): ConnectionPorts => ({
  reachServer: async (_, signal) => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
    const answer = await fetchFrom('/healthz', { cache: 'no-store', signal: patience }).catch(() => null)
    return answer?.ok ? Result.succeed(undefined) : Result.fail({ _tag: 'Unreachable' })
  },
})
