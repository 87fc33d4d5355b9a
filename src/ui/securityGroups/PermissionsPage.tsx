import { places } from '../../domain/session/places.ts'
import type { PageProps } from '../app/pages.ts'
import { Page } from '../kit/Page.tsx'
import { AccessSection } from './AccessSection.tsx'
import { GroupsSection } from './GroupsSection.tsx'

/** § 2.1 Permission groups, and what each person may by them. */
export const PermissionsPage = ({ search }: PageProps) => (
  <Page
    title={places.permissions.title}
    width="form"
    description="Rights for people who are not administrators. Changes apply immediately. Menus of signed-in people update within seconds."
  >
    <GroupsSection />
    <AccessSection search={search} />
  </Page>
)
