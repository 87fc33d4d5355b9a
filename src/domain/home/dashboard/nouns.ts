/** The dashboard, as it is kept and answered. */
import { Schema } from 'effect'
import { Day, text, VersionOrNone } from '../../kernel/nouns.ts'
import { tileNames } from './tiles.ts'

const TileNamed = Schema.Literals(tileNames)

/** Of one person; version 0 is the standard set, until they choose. */
export const Dashboard = Schema.Struct({ version: VersionOrNone, tiles: Schema.Array(TileNamed) })
export type Dashboard = typeof Dashboard.Type

/** What it is to be. Names are told apart by the rules (`choosing.ts`), which say what is wrong with one. */
export const DashboardSaved = Schema.Struct({
  version: VersionOrNone,
  tiles: Schema.Array(text(60)).check(Schema.isMaxLength(40)),
})

export const TileFigure = Schema.Struct({
  /** A state, a month, or the name of what has its own row. */
  of: Schema.String,
  /** As people read it, where it is a state. */
  label: Schema.String,
  /** What of it: `joined` and `left` of a month, for one. */
  part: Schema.String,
  count: Schema.Int,
  /** Of the record that this is, where it is one. */
  id: Schema.NullOr(Schema.String),
})
export type TileFigure = typeof TileFigure.Type

export const TileFigures = Schema.Struct({
  name: TileNamed,
  today: Day,
  figures: Schema.Array(TileFigure),
})
export type TileFigures = typeof TileFigures.Type
