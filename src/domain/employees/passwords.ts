/**
 * What may be a password (ours; notes-security § 6 item 11, NIST SP 800-63B-4): alone at least 15 characters, beside a
 * one-time code at least 8, at most 128; no rules on which characters; nothing that guessers try first.
 */

export const longestPassword = 128
/** As it is sent: a letter may be as long as four. */
export const longestPasswordSent = 4 * longestPassword

export type PasswordDenial = 'passwordTooShort' | 'passwordTooLong' | 'passwordCommon'

export interface PasswordOwner {
  readonly email: string
  readonly displayName: string
  readonly hasSecondFactor: boolean
}

export const shortestPassword = (hasSecondFactor: boolean): number => (hasSecondFactor ? 8 : 15)

export const passwordDenial = (password: string, person: PasswordOwner): PasswordDenial | null => {
  const length = [...password].length
  if (length < shortestPassword(person.hasSecondFactor)) return 'passwordTooShort'
  if (length > longestPassword) return 'passwordTooLong'
  return guessable(password, person) ? 'passwordCommon' : null
}

export const passwordSentence = (because: PasswordDenial, shortest: number): string =>
  ({
    passwordTooShort: `Choose a password of at least ${shortest} characters.`,
    passwordTooLong: `Choose a password of at most ${longestPassword} characters.`,
    passwordCommon: 'This password is too easy to guess. Use a few words that are not your name.',
  })[because]

/** Compatibility forms of a letter are the same letter, so that every keyboard types the same password. */
export const normalPassword = (password: string): string => password.normalize('NFKC')

/**
 * What guessers try first, at the lengths asked for here: a common word or the person's own name or address, however
 * often repeated or filled up with digits and signs; rows of the keyboard; runs of one letter.
 */
const guessable = (password: string, person: PasswordOwner): boolean => {
  const plain = normalPassword(password).toLowerCase()
  if (new Set(plain).size <= 3) return true
  if (runs.some((run) => run.repeat(4).includes(plain))) return true
  const own = [person.email, ...person.email.split(/[@.]/), ...person.displayName.split(/\s+/)]
  const known = [...common, ...own.map((word) => word.toLowerCase()).filter((word) => word.length >= 3)]
  let rest = plain
  for (const word of known.sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '')
  return rest.replaceAll(/[^\p{L}]/gu, '').length === 0 && /\p{L}/u.test(plain)
}

const runs = [
  '0123456789',
  '9876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
]

const common = [
  'password',
  'passwort',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'pass',
  'word',
  'welcome',
  'letmein',
  'admin',
  'administrator',
  'iloveyou',
  'love',
  'you',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfgh',
  'zxcvbn',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'master',
  'shadow',
  'superman',
  'batman',
  'trustno',
  'secret',
  'changeme',
  'change',
  'default',
  'login',
  'hello',
  'freedom',
  'whatever',
  'michael',
  'jordan',
  'summer',
  'winter',
  'spring',
  'autumn',
  'monday',
  'friday',
  'january',
  'february',
  'march',
  'april',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'company',
  'test',
  'testing',
  'temp',
  'temporary',
  'user',
  'guest',
  'root',
  'tenure',
  'abc',
  'qwe',
  'asd',
  'zxc',
  'the',
  'and',
  'my',
  'is',
  'me',
  'in',
  'let',
]
