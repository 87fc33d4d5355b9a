import { use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { Pages } from '../app/pages.ts'
import { titles } from '../app/titles.ts'
import { FieldRightsSection } from '../employees/FieldRightsSection.tsx'
import { AccountSetupPage } from '../onboarding/AccountSetupPage.tsx'
import { ListPage } from '../organisation/ListPage.tsx'
import { SettingsPage } from '../organisation/SettingsPage.tsx'

/** Account set-up begins with the area's machine, if that does not run yet. */
const OpenedAccountSetup = () => {
  const app = useRunningApp()
  if (!app.isOpen('onboarding')) use(app.openArea('onboarding'))
  return <AccountSetupPage />
}

const Settings = ({ of }: { readonly of: 'settings' | 'companySettings' }) => (
  <SettingsPage title={titles[of]}>
    <FieldRightsSection />
  </SettingsPage>
)

export const pages: Pages = {
  accountSetup: OpenedAccountSetup,
  settings: () => <Settings of="settings" />,
  // § 2.3 Company Settings of the menu: the same page, by its own name.
  companySettings: () => <Settings of="companySettings" />,
  categories: () => <ListPage list="categories" />,
  defaultDiscussionPoints: () => <ListPage list="defaultDiscussionPoints" />,
  departments: () => <ListPage list="departments" />,
  meetingLocations: () => <ListPage list="meetingLocations" />,
  tags: () => <ListPage list="tags" />,
}
