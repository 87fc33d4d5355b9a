/** Where a client sends people who open it without the second factor it asks for. */

import { refusedPage } from './pages/notices.ts'
import { sendPage } from './pages/respond.ts'
import { secondFactorPage } from './pages/secondFactor.ts'
import { isFromOurPages } from './requests.ts'
import type { Services } from './steps.ts'
import { type Page, signInFor, visitorOf } from './visitor.ts'

export const serveSecondFactor = async (page: Page, { accounts }: Services): Promise<void> => {
  const { req, res, origin } = page
  if (req.method !== 'POST') return sendPage(res, 200, secondFactorPage())
  if (!isFromOurPages(req, origin)) return sendPage(res, 403, refusedPage())
  signInFor(page, '/', (await visitorOf(page, accounts))?.email ?? '')
}
