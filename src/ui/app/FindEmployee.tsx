import { lazy, Suspense } from 'react'

const EmployeeSearch = lazy(async () => ({ default: (await import('./EmployeeSearch.tsx')).EmployeeSearch }))

/** § 2.3 The box comes after the first paint; its place is kept. */
export const FindEmployee = () => (
  <Suspense fallback={null}>
    <EmployeeSearch />
  </Suspense>
)
