/**
 * § 5 Employee email must be unique. Ours: compared without regard to case and to spaces around it; an address is one
 * somebody can write to, of the form name@host.domain, at most 254 characters.
 */
export const EMAIL_MAX = 254

/** The same pattern as the noun `Email`; a test holds the two together. */
const address =
  /^[^\s\p{Cc}\p{Cs}@<>"(),:;\\[\]]+@[^\s\p{Cc}\p{Cs}@<>"(),:;\\[\]]+\.[^\s\p{Cc}\p{Cs}@.<>"(),:;\\[\]]{2,}$/u

export const sameEmail = (one: string, other: string): boolean => comparable(one) === comparable(other)

const comparable = (email: string): string => email.trim().toLowerCase()

export type EmailProblem = 'missing' | 'tooLong' | 'notAnAddress'

/** What is wrong with an address somebody typed, or null. */
export const emailProblem = (typed: string): EmailProblem | null => {
  const email = typed.trim()
  if (email === '') return 'missing'
  if (email.length > EMAIL_MAX) return 'tooLong'
  return address.test(email) ? null : 'notAnAddress'
}
