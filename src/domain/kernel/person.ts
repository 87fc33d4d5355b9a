/** How a person is shown in short. Ours: the first letters of the first and last word of a name. */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/u)
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '']
  return (firstLetter(first) + firstLetter(last)).toUpperCase()
}

/** By code point, so that no half of a letter is shown. */
const firstLetter = (word: string): string => [...word.normalize('NFC')][0] ?? ''

export const fullName = (name: { readonly firstName: string; readonly lastName: string }): string =>
  `${name.firstName} ${name.lastName}`.trim()
