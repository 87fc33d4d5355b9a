import { Suspense } from 'react'
import { isAdmin } from '../../domain/permissions/access.ts'
import { places } from '../../domain/session/places.ts'
import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { FieldRightsSection } from '../employees/FieldRightsSection.tsx'
import { laterTab } from '../employees/laterTab.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { AccountSetupPage } from '../onboarding/AccountSetupPage.tsx'
import { ListPage } from '../organisation/ListPage.tsx'
import { LocaleSections } from '../organisation/LocaleSections.tsx'
import { SettingsPage } from '../organisation/SettingsPage.tsx'

const CompanySections = laterTab<object>(
  async () => (await import('../organisation/company/CompanySections.tsx')).CompanySections,
  'organisation/company',
)

const Settings = ({ of }: { readonly of: 'settings' | 'companySettings' }) => (
  <SettingsPage
    title={places[of].title}
    first={
      isAdmin(useActor()) ? (
        <Suspense fallback={<Skeleton height={320} />}>
          <CompanySections />
        </Suspense>
      ) : null
    }
  >
    <LocaleSections />
    <FieldRightsSection />
  </SettingsPage>
)

export const pages: PagesOf<'settings'> = {
  accountSetup: inArea('onboarding', AccountSetupPage),
  settings: () => <Settings of="settings" />,
  // § 2.3 Company Settings of the menu: the same page, by its own name.
  companySettings: () => <Settings of="companySettings" />,
  categories: () => <ListPage list="categories" />,
  defaultDiscussionPoints: () => <ListPage list="defaultDiscussionPoints" />,
  departments: () => <ListPage list="departments" />,
  meetingLocations: () => <ListPage list="meetingLocations" />,
  tags: () => <ListPage list="tags" />,
}
