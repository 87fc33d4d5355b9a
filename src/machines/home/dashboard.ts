import type { Dashboard, TileFigures } from '../../domain/home/dashboard/nouns.ts'
import type { TileName } from '../../domain/home/dashboard/tiles.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { settingOf } from '../kit/setting.machine.ts'

/** Which tiles somebody has, in their order. System id: `dashboardChoice`. */
export const dashboardChoice = settingOf<Dashboard>('dashboardChoice')

/** The figures of one tile. System id: `tileId` of its name. */
export const tileReading = readingOf<TileName, TileFigures>('dashboardTile')

export const tileId = (name: TileName) => `${name}Tile` as const
