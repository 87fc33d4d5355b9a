import { enqueueActions, setup } from 'xstate'
import { type TileName, tileNames } from '../../domain/home/dashboard/tiles.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import { dashboardChoice, tileId, tileReading } from './dashboard.ts'

const tileOf = (name: TileName) => kept({ id: tileId(name), src: 'tile', systemId: tileId(name) })

const tiles = Object.fromEntries(tileNames.map((name) => [tileId(name), tileOf(name)])) as unknown as Readonly<
  Record<ReturnType<typeof tileId>, ReturnType<typeof tileOf>>
>

/**
 * The dashboard: which tiles somebody has, and each tile by itself.
 *
 * Rules it keeps: no tile waits for another, and one that cannot be read, or breaks, leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.{choice, headcountTile, …}`. System id: `home/dashboard`, given by the root when the area opens; theirs are
 * `dashboardChoice` and those of `tileId`.
 */
export const dashboardAreaMachine = setup({
  types: {} as {
    emitted: Toast
    children: { choice: 'choice' } & Readonly<Record<ReturnType<typeof tileId>, 'tile'>>
  },
  actors: { choice: dashboardChoice.machine, tile: tileReading.machine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'dashboardArea',
  type: 'parallel',
  states: {
    choosing: kept({ id: 'choice', src: 'choice', systemId: 'dashboardChoice' }),
    ...tiles,
  },
})
