import { type PageName, places } from '../../src/domain/session/places.ts'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** § 2.1 Every page of the route table as an admin first sees it; those of a record have scenes of their own. */
export const routes: ReadonlyArray<Scene> = (Object.keys(places) as PageName[])
  .filter((page) => !places[page].path.includes(':'))
  .map((page) => ({
    ...banksia,
    name: `admin-route-${page}`,
    path: places[page].path.replace(/(.)\/$/, '$1'),
    isWindow: true,
  }))
