/** Names and titles in other letters than Latin ones, and the Latin ones beyond ASCII, in ASCII letters. */
import anyAscii from 'any-ascii'
import { isSpelledLike, soundsLike } from '../../../domain/session/search/typed.ts'

/**
 * `Юсуф` is Yusuf, `Łukasz` Lukasz, and `يوسف`, whose vowels are not written, ywsf. Nothing of it is kept: there is no end of
 * what people type.
 */
export const inLatin = (text: string): string => anyAscii(text)

/** The same of what is stored: each text is spelled once, however often it is searched through. */
const keptInLatin = (text: string): string => {
  const known = spelled.get(text)
  if (known !== undefined) return known
  const latin = inLatin(text)
  if (spelled.size >= MOST_KEPT) spelled.clear()
  spelled.set(text, latin)
  return latin
}

const spelled = new Map<string, string>()
const MOST_KEPT = 50_000

/** Whether a stored text in other letters is meant by a word that was typed; `word` in Latin letters. */
export const isMeant = (word: string, text: string): boolean => {
  const latin = keptInLatin(text)
  return isSpelledLike(word, latin) || (leavesVowelsOut.test(text) && soundsLike(word, latin))
}

const leavesVowelsOut = /\p{Script=Arabic}|\p{Script=Hebrew}/u
