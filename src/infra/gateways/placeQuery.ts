import type { WindowPlace } from '../../domain/kernel/windows.ts'

/** Where a window of a long list begins, as a query says it. */
export const placeQuery = ({ after, before, from, limit }: WindowPlace) => ({
  after,
  before,
  from: from === undefined ? undefined : String(from),
  limit: limit === undefined ? undefined : String(limit),
})
