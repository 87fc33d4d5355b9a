import { useEffect, useLayoutEffect, useRef } from 'react'
import { pathTo } from '../../domain/session/places.ts'
import { useNavigation } from '../app/machines.tsx'
import { useEmployees, useEmployeesState } from './area.ts'
import { readListing, writtenListing } from './listAddress.ts'

/** How long the address waits for the next key: an entry for each letter would be work for nobody. */
const PAUSE = 250

/** The address of the list, whichever page shows it: a link back leads to the very list one came from. */
export const useListHref = (): string => hrefOf(useEmployeesState(({ context }) => writtenListing(context)))

/** The address of the list that a query asks for. */
export const hrefOf = (query: string): string =>
  query === '' ? pathTo('employees') : `${pathTo('employees')}?${query}`

/**
 * The list and its address say the same. An address somebody came by (a link, the back button) is shown by the list before
 * it is painted; what somebody types or chooses is written into the address.
 */
export const useListAddress = (search: string): void => {
  const employees = useEmployees()
  const navigation = useNavigation()
  const query = useEmployeesState(({ context }) => writtenListing(context))
  const agreed = useRef<string | null>(null)

  useLayoutEffect(() => {
    if (agreed.current === search) return
    agreed.current = search
    const listing = readListing(search)
    // Saying again what the list says already would draw it a second time before anybody has seen it.
    if (writtenListing(listing) === writtenListing(employees.getSnapshot().context)) return
    const { filter, sort } = listing
    employees.send({ type: 'filter.changed', change: filter })
    employees.send({ type: 'sort.changed', ...sort })
  }, [employees, search])

  useEffect(() => {
    if (query === agreed.current) return
    const here = navigation.getSnapshot().context.current
    const timer = setTimeout(() => {
      // The list stays on the screen while the next page comes; someone on the way there is not called back.
      if (navigation.getSnapshot().context.current !== here) return
      agreed.current = query
      navigation.send({ type: 'navigation.asked', to: hrefOf(query), replace: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [navigation, query])
}
