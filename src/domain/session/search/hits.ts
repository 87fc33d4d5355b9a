/**
 * What the server has found, as entries of the palette: each leads to its own page. While the next letter's answer is on
 * its way, those still count that hold what is typed now.
 */
import type { EmployeeId } from '../../kernel/ids.ts'
import type { PaletteEntry } from '../paletteEntries.ts'
import { findable, rankedBy } from '../paletteRanking.ts'
import { pathTo, pathToCertification } from '../places.ts'
import type { SearchHit } from './nouns.ts'

export const entryOf = (hit: SearchHit): PaletteEntry => ({
  id: `${hit.kind}:${hit.id}`,
  kind: hit.kind,
  label: hit.label,
  detail: hit.detail,
  words: '',
  target: hit.kind === 'person' ? { person: hit.id as EmployeeId } : { address: addressOf(hit) },
  denied: null,
})

const addressOf = ({ kind, id, employeeId }: SearchHit): string => {
  switch (kind) {
    case 'person':
      return pathTo('employee', { id })
    case 'policy':
      return pathTo('hrDocument', { id })
    case 'certification':
      return pathToCertification(employeeId as EmployeeId, id)
    // They are all on one page.
    case 'certificationType':
      return pathTo('certificationSettings')
    case 'asset':
      return pathTo('asset', { id })
    case 'goal':
      return pathTo('goal', { id })
    case 'checkIn':
      return pathTo('checkIn', { id })
    case 'review':
      return pathTo('pr', { id })
    case 'positionTemplate':
      return pathTo('positionTemplate', { id })
  }
}

export const stillFound = (hits: ReadonlyArray<SearchHit>, typed: string): ReadonlyArray<SearchHit> => {
  const rank = rankedBy(typed)
  return hits.filter((hit) => rank(findable(hit, hit.label, hit.detail)) !== null)
}
