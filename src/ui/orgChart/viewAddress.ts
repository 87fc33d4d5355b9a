import { pathTo } from '../../domain/session/places.ts'

export type ChartMode = 'chart' | 'outline'

/** The outline has an address of its own; the rest of the address stays. */
export const viewHref = (mode: ChartMode, search: string): string => {
  const query = new URLSearchParams(search)
  if (mode === 'outline') query.set('view', mode)
  else query.delete('view')
  return query.size === 0 ? pathTo('orgChart') : `${pathTo('orgChart')}?${query}`
}

export const modeIn = (search: string): ChartMode =>
  new URLSearchParams(search).get('view') === 'outline' ? 'outline' : 'chart'
