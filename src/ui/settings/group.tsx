import { Suspense } from 'react'
import { settingsWords } from '../../domain/organisation/settingsWording.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { FieldRightsSection } from '../employees/FieldRightsSection.tsx'
import { laterTab } from '../employees/laterTab.tsx'
import { ToldOfMe } from '../home/news/ToldOfMe.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { AccountSetupPage } from '../onboarding/AccountSetupPage.tsx'
import { ListPage } from '../organisation/ListPage.tsx'
import { LocaleSections } from '../organisation/LocaleSections.tsx'
import { SettingsPage } from '../organisation/SettingsPage.tsx'

const CompanySections = laterTab<object>(
  async () => (await import('../organisation/company/CompanySections.tsx')).CompanySections,
  'organisation/company',
)

const Company = () => (
  <Suspense fallback={<Skeleton height={320} />}>
    <CompanySections />
  </Suspense>
)

/** So that somebody who sets a company up can look around before their own people are there. */
const SampleData = laterTab<object>(
  async () => (await import('../organisation/company/SampleDataSection.tsx')).SampleDataSection,
  'organisation/company',
)

const AccountSetup = () => (
  <AccountSetupPage>
    <Suspense fallback={<Skeleton height={80} />}>
      <SampleData />
    </Suspense>
  </AccountSetupPage>
)

const ofCompany = [{ words: settingsWords.company, Shown: Company }]
const ofEverybody = [
  { words: settingsWords.locale, Shown: LocaleSections },
  { words: settingsWords.occasions, Shown: ToldOfMe },
]
const ofPrivacy = { words: settingsWords.privacy, Shown: FieldRightsSection }

const Settings = ({ of }: { readonly of: 'settings' | 'companySettings' }) => {
  const [company, privacy] = isAdmin(useActor()) ? [ofCompany, [ofPrivacy]] : [[], []]
  return of === 'settings' ? (
    <SettingsPage of={of} first={ofEverybody} last={[...company, ...privacy]} />
  ) : (
    <SettingsPage of={of} first={company} last={[...ofEverybody, ...privacy]} />
  )
}

export const pages: PagesOf<'settings'> = {
  accountSetup: inArea('onboarding', AccountSetup),
  settings: () => <Settings of="settings" />,
  // § 2.3 Company Settings of the menu: the same page, by its own name, with the company first.
  companySettings: () => <Settings of="companySettings" />,
  categories: () => <ListPage list="categories" />,
  defaultDiscussionPoints: () => <ListPage list="defaultDiscussionPoints" />,
  departments: () => <ListPage list="departments" />,
  meetingLocations: () => <ListPage list="meetingLocations" />,
  tags: () => <ListPage list="tags" />,
}
