import type { WindowPlace } from '../../domain/kernel/windows.ts'

/** Where a window of a long list begins, as a query says it. */
export const placeQuery = ({ after, before, from, limit }: WindowPlace) => ({
  after,
  before,
  from: from === undefined ? undefined : String(from),
  limit: limit === undefined ? undefined : String(limit),
})

/** What is looked for, as it is asked; nothing where nothing was typed. */
export const searched = ({ search }: { readonly search: string }) => ({
  search: search.trim() === '' ? undefined : search.trim(),
})
