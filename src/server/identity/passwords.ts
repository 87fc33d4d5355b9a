/** Passwords: what may be one, and how it is kept (notes-security § 6 item 11; NIST SP 800-63B-4, ours where silent). */
import { hash, type Options, verify } from '@node-rs/argon2'

/** OWASP's minimum for Argon2id, which is the algorithm @node-rs/argon2 takes by default. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const longestPassword = 128

export type PasswordDenial = 'passwordTooShort' | 'passwordTooLong' | 'passwordCommon'

/** A password alone must be long; beside a one-time code it may be shorter. No rules on which characters. */
export const shortestPassword = (hasSecondFactor: boolean): number => (hasSecondFactor ? 8 : 15)

export const passwordDenial = (
  password: string,
  person: { readonly email: string; readonly displayName: string; readonly hasSecondFactor: boolean },
): PasswordDenial | null => {
  const length = [...password].length
  if (length < shortestPassword(person.hasSecondFactor)) return 'passwordTooShort'
  if (length > longestPassword) return 'passwordTooLong'
  return guessable(password, person) ? 'passwordCommon' : null
}

/** Compatibility forms of one letter are one letter, whatever keyboard typed it. */
const normal = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost)

/**
 * A person who does not exist costs the same time as one who does: the typed password is then checked against the
 * hash of nothing.
 */
export const passwordMatches = async (password: string, passwordHash: string | null): Promise<boolean> => {
  const tooLong = password.length > 4 * longestPassword
  const matches = await verify(passwordHash ?? (await hashOfNothing), tooLong ? '' : normal(password))
  return matches && passwordHash !== null && !tooLong
}

const hashOfNothing = hash(crypto.randomUUID(), cost)

/**
 * What guessers try first, at the lengths asked for here: a common word or the person's own name or address, however
 * often repeated or filled up with digits and signs; rows of the keyboard; runs of one letter.
 */
const guessable = (password: string, person: { readonly email: string; readonly displayName: string }): boolean => {
  const plain = normal(password).toLowerCase()
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
