import { pathTo } from '../../domain/session/places.ts'
import { useQueryInAddress } from '../app/useQueryInAddress.ts'
import { useEmployees, useEmployeesState } from './area.ts'
import { readListing, writtenListing } from './listAddress.ts'

/** The address of the list, whichever page shows it: a link back leads to the very list one came from. */
export const useListHref = (): string => hrefOf(useEmployeesState(({ context }) => writtenListing(context)))

/** The address of the list that a query asks for. */
export const hrefOf = (query: string): string =>
  query === '' ? pathTo('employees') : `${pathTo('employees')}?${query}`

/** The list and its address say the same (`app/useQueryInAddress.ts`). */
export const useListAddress = (search: string): void => {
  const employees = useEmployees()
  const query = useEmployeesState(({ context }) => writtenListing(context))
  useQueryInAddress({
    query,
    search,
    isRead: false,
    read: (came) => {
      const listing = readListing(came)
      // Saying again what the list says already would draw it a second time before anybody has seen it.
      if (writtenListing(listing) === writtenListing(employees.getSnapshot().context)) return
      const { filter, sort } = listing
      employees.send({ type: 'filter.changed', change: filter })
      employees.send({ type: 'sort.changed', ...sort })
    },
    hrefOf,
  })
}
