/**
 * What somebody types into the search, before anything is looked up (ours): from which letter on it is worth asking the
 * server, and how a name in other letters is known by its sound.
 *
 * Two letters or digits are worth it; of letters beyond ASCII one is, for a character may be a word. Hebrew and Arabic
 * leave vowels out, so their names are compared without them, by their beginnings: "yusuf", "yousef" and ywsf are ysf. One
 * consonant alone begins too many names, and has to be the whole of it: "ali" is ly, and not layla.
 */
import { foldedForSearch } from '../../kernel/searchText.ts'

export const isWorthAsking = (typed: string): boolean => {
  const [first, second] = foldedForSearch(typed).match(letters) ?? []
  return second !== undefined || (first !== undefined && first > '\u007f')
}

const letters = /[\p{L}\p{N}]/gu

/** As it is sent: without what no field of one line can hold. */
export const asSent = (typed: string): string => typed.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()

/** `latin`: the name in Latin letters, as a library spells it. */
export const soundsLike = (typed: string, latin: string): boolean => {
  const wanted = soundOf(typed)
  if (wanted === '') return false
  const words = wordsOf(latin).map(soundOf)
  return words.some((word, at) => (wanted.length === 1 ? word === wanted : words.slice(at).join('').startsWith(wanted)))
}

/** The name in Latin letters holds what was typed. */
export const isSpelledLike = (typed: string, latin: string): boolean => {
  const wanted = wordsOf(typed).join(' ')
  return wanted !== '' && wordsOf(latin).join(' ').includes(wanted)
}

/** A word ends at a space; the marks that stand for consonants no Latin letter has are left out. */
const wordsOf = (latin: string): ReadonlyArray<string> =>
  foldedForSearch(latin)
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '')

/** Its consonants; w, y and v stand for vowels, but where a word begins. */
const soundOf = (word: string): string =>
  wordsOf(word)
    .join('')
    .replace(/(.)\1/gu, '$1')
    .replace(/[qc]/g, 'k')
    .replace(/g/g, 'j')
    .replace(/[aeiou]|(?<=.)[wyv]/g, '')
