import type { TileFigures } from '../../../domain/home/dashboard/nouns.ts'

/** What every drawing of a tile is given. */
export interface FiguresProps {
  readonly found: TileFigures
}
