/** What the provider's pages and messages say. Nothing here tells whether an address has an account. */
import { passwordForgotten, signInCancelled } from '../../domain/session/signInErrors.ts'
import { longestPassword, type PasswordDenial } from './passwords.ts'

export const wording = {
  notRight: 'The email address or the password is not right.',
  bothNeeded: 'Enter your email address and your password.',
  emailNeeded: 'Enter your email address.',
  codeNotRight: 'That code is not right. Codes work once; wait for the next one if you have just used it.',
  resetCodeNotRight: 'That code is not right.',
  resetCodeGone: 'That code no longer works. Ask for a new one.',
  notTheSame: 'The two passwords are not the same.',
}

export const tooManyAttempts = (waitMs: number): string => {
  const minutes = Math.ceil(waitMs / 60_000)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

export const passwordDenied = (because: PasswordDenial, shortest: number): string =>
  ({
    passwordTooShort: `Choose a password of at least ${shortest} characters.`,
    passwordTooLong: `Choose a password of at most ${longestPassword} characters.`,
    passwordCommon: 'That password is too easy to guess. Choose a few words that are not your name.',
  })[because]

export const resetMail = (code: string) => ({
  subject: 'Your Tenure password reset code',
  text: `Your code is ${code}. It works for 15 minutes, on the page where you asked for it.\n\nIf you did not ask for it, you need not do anything: your password is unchanged.\n`,
})

export const passwordChangedMail = {
  subject: 'Your Tenure password was changed',
  text: 'Your password was changed and you were signed out everywhere else.\n\nIf this was not you, write to your administrator now.\n',
}

/** What Azure AD B2C answers, word for word: the browser program reads the code in it (§ 4 Sign-in errors). */
export const returned = {
  cancelled: `${signInCancelled}: The user has cancelled entering self-asserted information.`,
  forgotten: `${passwordForgotten}: The user has forgotten their password.`,
}
