import { use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { Pages } from '../app/pages.ts'
import { AccountSetupPage } from '../onboarding/AccountSetupPage.tsx'

/** Account set-up begins with the area's machine, if that does not run yet. */
const OpenedAccountSetup = () => {
  const app = useRunningApp()
  if (!app.isOpen('onboarding')) use(app.openArea('onboarding'))
  return <AccountSetupPage />
}

export const pages: Pages = { accountSetup: OpenedAccountSetup }
