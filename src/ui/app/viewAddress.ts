/** How a tree is shown. */
export type TreeMode = 'chart' | 'outline'

/** The outline has an address of its own; the rest of the address stays. */
export const viewHref = (path: string, mode: TreeMode, search: string): string => {
  const query = new URLSearchParams(search)
  if (mode === 'outline') query.set('view', mode)
  else query.delete('view')
  return query.size === 0 ? path : `${path}?${query}`
}

export const modeIn = (search: string): TreeMode =>
  new URLSearchParams(search).get('view') === 'outline' ? 'outline' : 'chart'
