/** Which praise the page shows. Of whom is written into its address. */
import type { EmployeeId } from '../kernel/ids.ts'
import { anId, inAddress } from '../kernel/inAddress.ts'
import { pathTo } from '../session/places.ts'

export interface PraiseQuestion {
  readonly search: string
  /** What they were praised for; null for all that one may read. */
  readonly person: EmployeeId | null
}

const address = inAddress({ person: anId })

export const personIn = (search: string): EmployeeId | null =>
  (address.read(search).person as EmployeeId | undefined) ?? null

/** All that somebody was praised for. */
export const praiseOf = (person: EmployeeId): string => `${pathTo('praise')}?${address.written({ person })}`
