import { late } from '../../kit/late.ts'
import { notYet } from './notYet.tsx'
import type { TableViewsProps, ViewsProps } from './ViewsMenu.tsx'

const { use: useMenus } = late(() => import('./ViewsMenu.tsx'))

/** A list does not wait for its views, and stays when they cannot be loaded. */
export const LaterViews = (props: ViewsProps) => {
  const menus = useMenus(true)
  return menus ? <menus.ViewsMenu {...props} /> : notYet
}

/** The views of a table whose state is in the address (`useTableState`). */
export const TableViews = (props: TableViewsProps) => {
  const menus = useMenus(true)
  return menus ? <menus.TableViewsMenu {...props} /> : notYet
}
