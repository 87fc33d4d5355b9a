import { InactivePage } from './InactivePage.tsx'
import { MembershipEndedPage } from './MembershipEndedPage.tsx'

/** What is shown instead of a client that cannot be entered: seldom, so it is no part of what everybody loads. */
export const closedPages = { inactive: InactivePage, ended: MembershipEndedPage }
