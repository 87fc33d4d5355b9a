import type { CheckInId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'

/** Where a check-in is looked at. Addresses come from PUBLIC_URL only, never from a request. */
export const pageOf = (publicUrl: string, id: CheckInId): string => `${publicUrl}${pathTo('checkIn', { id })}`
