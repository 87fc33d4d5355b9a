import type { Failure } from '../../../domain/kernel/failure.ts'
import type { SearchHit } from '../../../domain/session/search/nouns.ts'
import type { Port } from '../../kit/port.ts'

export type PalettePorts = {
  /** Records, which only the server knows. */
  search: Port<{ readonly text: string }, ReadonlyArray<SearchHit>, Failure>
}
