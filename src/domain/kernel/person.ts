/**
 * How a person is shown in short. § 3 A default avatar is used when none exists. Ours: it is drawn of the name, the first
 * letters of its first and last word on a tint that a name keeps. The server draws it at the avatar's path; a screen draws
 * the same without asking, so that a list of people without pictures makes no requests.
 */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/u)
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '']
  return (firstLetter(first) + firstLetter(last)).toUpperCase()
}

/** By code point, so that no half of a letter is shown. */
const firstLetter = (word: string): string => [...word.normalize('NFC')][0] ?? ''

/** Behind the letters: five greys with a hue each, as [light, dark] of background and text. */
export const avatarTints = [
  { background: ['#e3ebea', '#253735'], text: ['#2f5350', '#b3d1cd'] },
  { background: ['#e5e9f0', '#272f3d'], text: ['#3a4b69', '#bac9e2'] },
  { background: ['#ece7ee', '#352a39'], text: ['#5a4463', '#d3c0da'] },
  { background: ['#efe9e2', '#38301f'], text: ['#62502f', '#dccdaf'] },
  { background: ['#e8ebe3', '#2e3426'], text: ['#485536', '#c7d3b5'] },
] as const

export type AvatarTone = 0 | 1 | 2 | 3 | 4

/** The same name always has the same tint. */
export const avatarTone = (fullName: string): AvatarTone =>
  ([...fullName].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7) %
    avatarTints.length) as AvatarTone

export const fullName = (name: { readonly firstName: string; readonly lastName: string }): string =>
  `${name.firstName} ${name.lastName}`.trim()
