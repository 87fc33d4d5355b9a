/**
 * What the command palette finds, and in which order. Ours, and deliberately not fuzzy: the same letters find the
 * same, and one can tell why. Case, accents and punctuation do not count.
 *
 * 1. what is called exactly so; 2. what begins so; 3. what has, for each word typed, a word that begins so; 4. what holds
 * each word typed somewhere in its name; 5. what is said of it in these words (a person's position, an address); 6. what
 * is known by these words, though it does not show them (another word for a page), which less than four letters have to
 * name in full: one would not see why it was found. Nothing else is found.
 *
 * Within one of these: what can be done before what cannot, then what was used lately, then in the order given.
 */
import { foldedForSearch } from '../kernel/searchText.ts'

/** Something that can be found, with its words made comparable once: ten thousand answer each key in a few milliseconds. */
export interface Findable<A> {
  readonly of: A
  /** Words with one space before each, so that `includes(' adm')` asks whether a word begins so. */
  readonly name: string
  readonly also: string
  /** What it is known by without saying so, with a space behind the last word too. */
  readonly unseen: string
}

export const findable = <A>(of: A, name: string, ...also: ReadonlyArray<string | null | undefined>): Findable<A> => ({
  of,
  name: spaced(name),
  also: spaced(also.filter((words) => typeof words === 'string').join(' ')),
  unseen: ' ',
})

export const knownBy = <A>(one: Findable<A>, words: string): Findable<A> => ({ ...one, unseen: `${spaced(words)} ` })

/** Fewer letters than these begin too many words. */
const TELLING = 4

const spaced = (text: string): string => ` ${foldedForSearch(text).replace(punctuation, ' ').trim()}`

const punctuation = /[^\p{L}\p{N}]+/gu

/** 0 is best; null is not found. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5

const ranks: ReadonlyArray<Rank> = [0, 1, 2, 3, 4, 5]

/** Asks one text of many. Text without a letter or digit finds nothing. */
export const rankedBy = (typed: string): ((candidate: Findable<unknown>) => Rank | null) => {
  const whole = spaced(typed)
  const words = whole.trim().split(' ')
  if (words[0] === '') return () => null
  const isKnownBy = (unseen: string) => (word: string) =>
    unseen.includes(word.length < TELLING ? ` ${word} ` : ` ${word}`)
  return ({ name, also, unseen }) => {
    if (name === whole) return 0
    if (name.startsWith(whole)) return 1
    if (words.every((word) => name.includes(` ${word}`))) return 2
    if (words.every((word) => name.includes(word))) return 3
    const isSaid = (word: string) => name.includes(` ${word}`) || also.includes(` ${word}`)
    if (words.every(isSaid)) return 4
    const isKnown = isKnownBy(unseen)
    return words.every((word) => isSaid(word) || isKnown(word)) ? 5 : null
  }
}

export interface Ordering<A> {
  readonly isDenied: (found: A) => boolean
  readonly isRecent: (found: A) => boolean
}

/** Best first; at most `atMost` of them, with the number of those left out. Never sorts what it leaves out. */
export function ranked<A>(
  candidates: ReadonlyArray<Findable<A>>,
  typed: string,
  { isDenied, isRecent }: Ordering<A>,
  atMost: number,
): { readonly found: ReadonlyArray<{ readonly of: A; readonly rank: Rank }>; readonly more: number } {
  const rank = rankedBy(typed)
  // For each rank: recent, possible, denied.
  const shelves = ranks.map((): readonly [Array<A>, Array<A>, Array<A>] => [[], [], []])
  for (const candidate of candidates) {
    const at = rank(candidate)
    if (at === null) continue
    shelves[at]?.[isDenied(candidate.of) ? 2 : isRecent(candidate.of) ? 0 : 1].push(candidate.of)
  }
  const all = shelves.flatMap((shelf, at) => shelf.flat().map((of) => ({ of, rank: at as Rank })))
  return { found: all.slice(0, atMost), more: Math.max(0, all.length - atMost) }
}
