import type { Listed } from './exhibit.ts'
import { plain, wordsOf } from './question.ts'
import { eventInWords, inWords, stateInWords } from './words.ts'

/** Where a word was found in a machine. */
export interface Match {
  readonly kind: 'state' | 'event' | 'case' | 'guard' | 'actor' | 'rule'
  readonly text: string
  /** The state or the transition to be looked at, by its id. */
  readonly leadsTo: string | null
}

export interface Found {
  readonly listed: Listed
  /** Empty where the title, the area or the purpose already says it. */
  readonly matches: ReadonlyArray<Match>
}

/** As many as help to choose. */
const mostMatches = 5

/**
 * The machines in which every word stands somewhere: in its name, its area, its purpose, its rules, a state, an event, a
 * case, a condition or an actor. Those that have a word in their name come first, then those that have all of them in one
 * place.
 */
export const search = (all: ReadonlyArray<Listed>, question: string): ReadonlyArray<Found> => {
  const words = wordsOf(question)
  return all
    .map((listed) => ({ listed, rank: rankOf(listed, words), matches: matchesIn(listed, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ listed, matches }) => ({ listed, matches }))
}

/** Where no machine has every word of a question: those that have more of them than any other, and at least two. */
export const nearly = (all: ReadonlyArray<Listed>, question: string): ReadonlyArray<Found> => {
  const words = wordsOf(question)
  const counted = all.map((listed) => ({ listed, had: words.filter((word) => rankOf(listed, [word]) > 0) }))
  const most = Math.max(2, ...counted.map(({ had }) => had.length))
  return counted
    .filter(({ had }) => had.length === most)
    .map(({ listed, had }) => ({ listed, matches: matchesIn(listed, had) }))
}

const rankOf = (listed: Listed, words: ReadonlyArray<string>): number => {
  // At the beginning of a word: someone who asks for a save does not name what saves by itself.
  const names = ` ${plain(`${listed.title} ${listed.id}`)}`
  const about = plain(`${listed.area} ${listed.purpose}`)
  const all = partsOf(listed).map(({ text, also }) => plain(`${text} ${also}`))
  const ranks = words.map((word): number => {
    if (word.startsWith('§')) return isOfSection(listed, word.slice(1)) ? 1 : 0
    if (names.includes(` ${word}`)) return 4
    if (about.includes(word)) return 2
    return all.some((text) => text.includes(word)) ? 1 : 0
  })
  if (ranks.some((rank) => rank === 0)) return 0
  const isInOnePlace = words.length > 1 && all.some((text) => words.every((word) => text.includes(word)))
  return 1 + ranks.reduce((sum, rank) => sum + rank, 0) + (isInOnePlace ? 2 * words.length : 0)
}

/** § 2 has § 2.2 in it. */
const isOfSection = ({ sections }: Listed, asked: string) =>
  sections.some((section) => section === asked || section.startsWith(`${asked}.`))

const matchesIn = (listed: Listed, words: ReadonlyArray<string>): ReadonlyArray<Match> => {
  if (words.length === 0) return []
  const head = plain(`${listed.title} ${listed.id} ${listed.area} ${listed.purpose}`)
  const open = words.filter((word) => !head.includes(word) || word.startsWith('§'))
  const weight = (text: string) =>
    open.filter((word) =>
      word.startsWith('§') ? sectionsIn(text).includes(word.slice(1)) : plain(text).includes(word),
    ).length
  return partsOf(listed)
    .map((part) => ({ part, weight: weight(`${part.text} ${part.also}`) }))
    .filter((one) => one.weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostMatches)
    .map(({ part: { kind, text, leadsTo } }) => ({ kind, text, leadsTo }))
}

const partsOf = ({
  states,
  events,
  cases,
  guards,
  actors,
  docblock,
}: Listed): ReadonlyArray<Match & { readonly also: string }> => [
  ...states.map((id) => ({ kind: 'state' as const, text: stateInWords(id), also: id, leadsTo: id })),
  ...events.map((event) => ({ kind: 'event' as const, text: eventInWords(event), also: event, leadsTo: null })),
  ...cases.map(({ text, transition }) => ({ kind: 'case' as const, text, also: '', leadsTo: transition })),
  ...guards.map((guard) => ({ kind: 'guard' as const, text: inWords(guard), also: guard, leadsTo: null })),
  ...actors.map((actor) => ({ kind: 'actor' as const, text: inWords(actor), also: actor, leadsTo: null })),
  ...[...docblock.rules, docblock.text].map((text) => ({ kind: 'rule' as const, text, also: '', leadsTo: null })),
]

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })

/** The sections a text speaks of: '§ 2.2, § 4' and '§§ 2.2 and 4' alike begin with the sign. */
export const sectionsIn = (text: string): ReadonlyArray<string> =>
  [...new Set([...text.matchAll(/§\s*(\d+(?:\.\d+)*)/g)].map(([, section = '']) => section))].toSorted(inOrder)
