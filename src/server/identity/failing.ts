import type { ServerResponse } from 'node:http'
import { troubleOf } from '../trouble.ts'
import type { IdentityLog } from './log.ts'
import { errorPage, unavailablePage } from './pages/notices.ts'
import { retryAfter, sendPage } from './pages/respond.ts'

export const tellFailed =
  (res: ServerResponse, log: IdentityLog) =>
  (cause: unknown): void => {
    log('error', 'identity.failed', { reason: cause instanceof Error ? cause.message : 'unknown' })
    showFailed(res, cause)
  }

/** What a page says that could not be answered: what passes by itself is no fault of ours. */
export const showFailed = (res: ServerResponse, cause: unknown): void => {
  if (res.headersSent) res.destroy()
  else if (troubleOf(cause)) sendPage(res, 503, unavailablePage(), { 'Retry-After': retryAfter })
  else sendPage(res, 500, errorPage({ expired: false }))
}
