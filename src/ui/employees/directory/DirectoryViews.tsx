import { useCallback } from 'react'
import { useNavigation, useNavigationState } from '../../app/machines.tsx'
import { LaterViews } from '../../app/views/later.tsx'
import type { ViewContent } from '../../app/views/viewContent.ts'
import { useEmployees, useEmployeesState } from '../area.ts'
import { readListing, writtenListing } from '../listAddress.ts'
import { hrefOf } from '../useListAddress.ts'
import { useShownColumns } from '../useListHabits.ts'

/** Views of the list of people, which shows them by its address, the columns by itself. */
export const DirectoryViews = () => {
  const navigation = useNavigation()
  const employees = useEmployees()
  const query = useEmployeesState(({ context }) => writtenListing(context))
  const asked = useNavigationState(({ context }) => writtenListing(readListing(context.current.split('?')[1] ?? '')))
  const now = { query, columns: useShownColumns() }
  const show = useCallback(
    ({ query, columns }: ViewContent) => {
      if (columns !== null) employees.send({ type: 'columns.chosen', columns })
      navigation.send({ type: 'navigation.asked', to: hrefOf(query), replace: true })
    },
    [navigation, employees],
  )
  return <LaterViews list="employees" now={now} asked={asked} show={show} />
}
