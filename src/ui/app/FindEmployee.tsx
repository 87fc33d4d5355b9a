import { late } from '../kit/late.ts'

const { use: useSearch } = late(async () => (await import('./EmployeeSearch.tsx')).EmployeeSearch)

/** § 2.3 The box comes after the first paint; its place is kept. */
export const FindEmployee = () => {
  const EmployeeSearch = useSearch(true)
  return EmployeeSearch === undefined ? null : <EmployeeSearch />
}
