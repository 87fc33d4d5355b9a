/** Which praise the page shows: written into its address. */
import type { EmployeeId } from '../kernel/ids.ts'
import { anId, inAddress, matching } from '../kernel/inAddress.ts'
import { pathTo } from '../session/places.ts'

/** `person`: what they were praised for; null for all that one may read. */
export interface PraiseQuestion {
  readonly search: string
  readonly person: EmployeeId | null
}

const address = inAddress({ person: anId, search: matching(/./) })

export const readPraiseQuestion = (said: string): PraiseQuestion => {
  const { person, search = '' } = address.read(said)
  return { search, person: (person as EmployeeId | undefined) ?? null }
}

export const writtenPraiseQuestion = ({ search, person }: PraiseQuestion): string =>
  address.written({ search, ...(person !== null && { person }) })

export const praiseHref = (question: PraiseQuestion): string => {
  const written = writtenPraiseQuestion(question)
  return written === '' ? pathTo('praise') : `${pathTo('praise')}?${written}`
}

/** All that somebody was praised for. */
export const praiseOf = (person: EmployeeId): string => praiseHref({ search: '', person })
