import { type PageName, places } from '../../src/domain/session/places.ts'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** Somewhere to look at; what no record answers to shows what a wrong address shows. */
const addressOf = (page: PageName): string =>
  places[page].path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000').replace(/(.)\/$/, '$1')

/** § 2.1 Every page of the route table as an admin first sees it. */
export const routes: ReadonlyArray<Scene> = (Object.keys(places) as PageName[]).map((page) => ({
  ...banksia,
  name: `admin-route-${page}`,
  path: addressOf(page),
  isWindow: true,
}))
