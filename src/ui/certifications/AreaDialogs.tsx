import { Suspense } from 'react'
import { laterTab } from '../employees/laterTab.tsx'

const OpenDialogs = laterTab<object>(async () => (await import('./OpenDialogs.tsx')).OpenDialogs)

/** The dialogs of the area, which come after the page: nobody opens one before it is there. */
export const AreaDialogs = () => (
  <Suspense fallback={null}>
    <OpenDialogs />
  </Suspense>
)
