import { ChangeClientDialog } from './ChangeClientDialog.tsx'
import { InactivePage } from './InactivePage.tsx'
import { MembershipEndedPage } from './MembershipEndedPage.tsx'
import { TenantPickerPage } from './TenantPickerPage.tsx'

/** What is shown where there is no client to work in, or another is chosen: seldom, so it is no part of what everybody loads. */
export const closedPages = {
  picker: TenantPickerPage,
  inactive: InactivePage,
  ended: MembershipEndedPage,
  change: ChangeClientDialog,
}
