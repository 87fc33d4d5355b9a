import type { AssetId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'

/** Where an asset is looked at. Addresses come from PUBLIC_URL only, never from a request. */
export const pageOf = (publicUrl: string, { id }: { readonly id: AssetId }): string =>
  `${publicUrl}${pathTo('asset', { id })}`
