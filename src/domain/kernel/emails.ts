/**
 * § 5 Employee email must be unique. Ours: compared without regard to case and to spaces around it; an address is one
 * somebody can write to, of the form name@host.domain, at most 254 characters.
 */
import { type Field, field } from './record.ts'

export const EMAIL_MAX = 254

/** One somebody can write to. */
export const emailAddress =
  /^[^\s\p{Cc}\p{Cs}@<>"(),:;\\[\]]+@[^\s\p{Cc}\p{Cs}@<>"(),:;\\[\]]+\.[^\s\p{Cc}\p{Cs}@.<>"(),:;\\[\]]{2,}$/u

export const sameEmail = (one: string, other: string): boolean => comparable(one) === comparable(other)

const comparable = (email: string): string => email.trim().toLowerCase()

export type EmailProblem = 'missing' | 'tooLong' | 'notAnAddress'

/** What is wrong with an address somebody typed, or null. */
export const emailProblem = (typed: string): EmailProblem | null => {
  const email = typed.trim()
  if (email === '') return 'missing'
  if (email.length > EMAIL_MAX) return 'tooLong'
  return emailAddress.test(email) ? null : 'notAnAddress'
}

const sentences: Record<EmailProblem, string> = {
  missing: 'Enter an email address',
  tooLong: `At most ${EMAIL_MAX} characters`,
  notAnAddress: 'Enter an email address, for example name@company.com',
}

/** A field that holds an address. */
export const email = (label: string): Field<string, string, 'own'> =>
  field(label, {
    blank: '',
    max: EMAIL_MAX,
    required: true,
    problem: (typed) => {
      const problem = emailProblem(typed)
      return problem === null ? null : sentences[problem]
    },
    toSaved: (typed) => typed.trim(),
  })
