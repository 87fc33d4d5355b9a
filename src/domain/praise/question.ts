/** Which praise the page shows. Of whom is written into its address. */
import type { EmployeeId } from '../kernel/ids.ts'
import { anId, inAddress, matching } from '../kernel/inAddress.ts'
import { pathTo } from '../session/places.ts'

export interface PraiseQuestion {
  readonly search: string
  /** What they were praised for; null for all that one may read. */
  readonly person: EmployeeId | null
}

const address = inAddress({ tab: matching(/^give$/), person: anId })

/** Of whom the page tells: what they were praised for, or on its tab for giving, whom one praises. */
export const personIn = (search: string): EmployeeId | null =>
  (address.read(search).person as EmployeeId | undefined) ?? null

export const isGiving = (search: string): boolean => address.read(search).tab !== undefined

/** All that somebody was praised for. */
export const praiseOf = (person: EmployeeId): string => `${pathTo('praise')}?${address.written({ person })}`

/** Where praise is given, to somebody who is chosen already. */
export const giveHref = (person?: EmployeeId): string =>
  `${pathTo('praise')}?${address.written({ tab: 'give', ...(person && { person }) })}`
