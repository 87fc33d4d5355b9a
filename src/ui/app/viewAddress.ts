import { useNarrow } from '../kit/table/narrow.ts'

/** How a tree is shown. */
export type TreeMode = 'chart' | 'outline'

/** Each has an address of its own; the rest of the address stays. */
export const viewHref = (path: string, mode: TreeMode, search: string): string => {
  const query = new URLSearchParams(search)
  query.set('view', mode)
  return `${path}?${query}`
}

/** What the address says; else a small screen shows lines, of which a chart would show a corner. */
export const useTreeMode = (search: string): TreeMode => {
  const isNarrow = useNarrow()
  const asked = new URLSearchParams(search).get('view')
  return asked === 'outline' || asked === 'chart' ? asked : isNarrow ? 'outline' : 'chart'
}
