/** Ours: which tiles somebody has on their dashboard, and in which order. */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { isTileName, type TileName } from './tiles.ts'

/** As many show before somebody has chosen. */
const STANDARD_TILES = 12

export type TileRefusal = 'tileUnknown' | 'tileTwice' | 'tileNotOffered'

export const standardTiles = (offered: ReadonlyArray<TileName>): ReadonlyArray<TileName> =>
  offered.slice(0, STANDARD_TILES)

/** What was chosen stays when its module goes, so that it is there again with it; nothing is added that shows nothing. */
export const mayChooseTiles = (
  wanted: ReadonlyArray<string>,
  before: ReadonlyArray<string>,
  offered: ReadonlyArray<string>,
): Decision<TileRefusal> => {
  if (!wanted.every(isTileName)) return denied('tileUnknown')
  if (new Set(wanted).size < wanted.length) return denied('tileTwice')
  return wanted.every((name) => before.includes(name) || offered.includes(name)) ? allowed : denied('tileNotOffered')
}
