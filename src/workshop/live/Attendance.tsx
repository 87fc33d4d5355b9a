import { Banner } from '../../ui/kit/Banner.tsx'
import { EmptyState } from '../../ui/kit/EmptyState.tsx'
import type { Followed } from './following.ts'

/** What is missing, where nothing can be seen. */
export const Attendance = ({ followed: { tabs, hasForeign } }: { readonly followed: Followed }) => (
  <>
    {hasForeign ? (
      <Banner tone="warning">An app of another version is open in this browser. Reload it to watch it.</Banner>
    ) : null}
    {tabs.length === 0 ? (
      <EmptyState title="No app is open beside this window">
        Open Tenure in another tab of this browser, on the same address. It appears here by itself. A production
        environment never tells anything.
      </EmptyState>
    ) : null}
  </>
)
