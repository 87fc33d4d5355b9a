import type { AssetId, EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'

/** Where an asset is looked at. Addresses come from PUBLIC_URL only, never from a request. */
export const pageOf = (publicUrl: string, { id }: { readonly id: AssetId }): string =>
  `${publicUrl}${pathTo('asset', { id })}`

/** Where somebody sees what they have. */
export const pageOfHolder = (publicUrl: string, id: EmployeeId): string =>
  `${publicUrl}${pathTo('employee', { id })}?tab=assets`

export const listPage = (publicUrl: string): string => `${publicUrl}${pathTo('assets')}`
