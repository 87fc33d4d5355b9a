/** Names and titles in other letters than Latin ones, and the Latin ones beyond ASCII, in ASCII letters. */
import anyAscii from 'any-ascii'
import { isSpelledLike, soundsLike } from '../../../domain/session/search/typed.ts'

/** `Юсуф` is Yusuf, `Łukasz` Lukasz, and `يوسف`, whose vowels are not written, ywsf. */
export const inLatin = (text: string): string => {
  const known = spelled.get(text)
  if (known !== undefined) return known
  const latin = anyAscii(text)
  if (spelled.size >= MOST_KEPT) spelled.clear()
  spelled.set(text, latin)
  return latin
}

/** Each is spelled once, however often it is searched through. */
const spelled = new Map<string, string>()
const MOST_KEPT = 50_000

/** Whether a text in other letters is meant by a word that was typed. */
export const isMeant = (word: string, text: string): boolean =>
  isSpelledLike(word, inLatin(text)) || (leavesVowelsOut.test(text) && soundsLike(word, inLatin(text)))

const leavesVowelsOut = /\p{Script=Arabic}|\p{Script=Hebrew}/u
