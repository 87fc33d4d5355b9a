import { late } from '../../kit/late.ts'
import { useOpening } from '../../kit/Opener.tsx'
import { notYet } from './notYet.tsx'
import type { TableViewsProps, ViewsProps } from './ViewsMenu.tsx'

const { use: useMenus } = late(() => import('./ViewsMenu.tsx'))

type ToCome<Props> = Omit<Props, 'place'>

/** A list does not wait for its views, and stays when they cannot be loaded. */
export const LaterViews = (props: ToCome<ViewsProps>) => {
  const place = useOpening()
  const menus = useMenus(true)
  return menus ? <menus.ViewsMenu {...props} place={place} /> : notYet(place)
}

/** The views of a table whose state is in the address (`useTableState`). */
export const TableViews = (props: ToCome<TableViewsProps>) => {
  const place = useOpening()
  const menus = useMenus(true)
  return menus ? <menus.TableViewsMenu {...props} place={place} /> : notYet(place)
}
