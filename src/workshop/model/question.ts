import { inWords } from './words.ts'

/** Words of a question that say nothing of what is looked for. */
const empty = new Set(
  'a an and are be been by can cannot could do does during for from happen happens has have how if in is it its my no not of on or should that the their them then there they this to was we what when where which while who whom whose why will with would you'.split(
    ' ',
  ),
)

/**
 * What is looked for, word by word: 'What happens when a token refresh fails during a save?' asks for token, refresh, fail
 * and save. A section is one word: '§ 2.2' asks for neither § nor 2.
 */
export const wordsOf = (question: string): ReadonlyArray<string> => {
  const words = question
    .replace(/§\s*/g, '§')
    .split(/\s+/)
    .map((word) => (word.startsWith('§') ? word : plain(word.replace(/[?!,;:“”"‘’]/g, ''))))
    .filter((word) => word !== '')
  const full = words.filter((word) => !empty.has(word))
  return (full.length > 0 ? full : words).map(stem)
}

/** Small letters, and camelCase taken apart, so that 'token refresh' finds `refreshingToken`. */
export const plain = (text: string): string => inWords(text).toLowerCase()

/** 'saves', 'saved' and 'saving' all begin with 'sav'; a short word, a section or a name of the code is meant as it is. */
const stem = (word: string): string =>
  word.length < 4 || /[§\s\d]/.test(word) ? word : word.replace(/(?:ing|ed|es|s|e)$/, '')
