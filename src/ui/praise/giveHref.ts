import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { anId, inAddress } from '../../domain/kernel/inAddress.ts'
import { pathTo } from '../../domain/session/places.ts'

const address = inAddress({ to: anId })

/** Where somebody is praised who is chosen already. */
export const giveHref = (to: EmployeeId): string => `${pathTo('praiseGive')}?${address.written({ to })}`

export const personGiven = (search: string): string | undefined => address.read(search).to
