/** Places where assets are, one within another. Ours: a tree without circles. */
import { allowed, type Decision, denied } from '../kernel/decision.ts'

interface Place {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
}

/** Whether a place may be put into another: not into itself, nor into what lies in it. */
export const mayLieIn = (
  places: ReadonlyArray<Place>,
  id: string,
  parentId: string | null,
): Decision<'unknownLocation' | 'locationCircle'> => {
  const byId = new Map(places.map((place) => [place.id, place]))
  if (parentId !== null && parentId !== id && !byId.has(parentId)) return denied('unknownLocation')
  const seen = new Set<string>()
  for (let at = parentId; at !== null && !seen.has(at); at = byId.get(at)?.parentId ?? null) {
    if (at === id) return denied('locationCircle')
    seen.add(at)
  }
  return allowed
}

/** A place, and every place in it. */
export const within = (places: ReadonlyArray<Place>, id: string): ReadonlyArray<string> => [
  id,
  ...places.filter(({ parentId }) => parentId === id).flatMap((place) => within(places, place.id)),
]

/** `Yard / Workshop` */
export const pathOf = (places: ReadonlyArray<Place>, id: string): string => {
  const place = places.find((one) => one.id === id)
  if (place === undefined) return ''
  return place.parentId === null ? place.name : `${pathOf(places, place.parentId)} / ${place.name}`
}
