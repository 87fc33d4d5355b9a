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
    description="Who may do what beside the administrators, who may do everything. A change counts at once; the menu of somebody who is signed in follows within seconds."
  >
    <GroupsSection />
    <AccessSection search={search} />
  </Page>
)
