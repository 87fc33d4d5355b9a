import { type PageName, places } from '../../domain/session/places.ts'

/**
 * The order in which paths are tried: at each segment a fixed word goes before a parameter, so `/assets/create` is not
 * taken for an asset called "create". (The specification leaves the match order open; ours.)
 */
export const bySpecificity: ReadonlyArray<PageName> = (Object.keys(places) as Array<PageName>).sort((a, b) =>
  weight(places[a].path) < weight(places[b].path) ? -1 : 1,
)

function weight(pattern: string): string {
  return pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')
}

/**
 * Which page an address most likely leads to, judged by its first word alone: the one with the shortest path. Enough to
 * fetch code by; the router knows better.
 */
export const likelyPage = (path: string): PageName | undefined => {
  const named = bySpecificity.filter((name) => firstWord(places[name].path) === firstWord(path))
  const shortest = Math.min(...named.map((name) => wordsIn(places[name].path)))
  return named.findLast((name) => wordsIn(places[name].path) === shortest)
}

const wordsIn = (path: string): number => path.split('/').filter((word) => word !== '').length

export const firstWord = (path: string): string => path.split('/')[1] ?? ''
