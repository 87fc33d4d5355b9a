/** What the provider's pages and messages say. Nothing here tells whether an address has an account. */
import { millisecondsInMinute } from 'date-fns/constants'
import { passwordForgotten, signInCancelled } from '../../domain/session/signInErrors.ts'

export const wording = {
  notRight: 'The email address or the password is not right.',
  bothNeeded: 'Enter your email address and your password.',
  emailNeeded: 'Enter your email address.',
  codeNotRight: 'That code is not right. Codes work once; wait for the next one if you have just used it.',
  resetCodeNotRight: 'That code is not right.',
  resetCodeGone: 'That code no longer works. Ask for a new one.',
  notTheSame: 'The two passwords are not the same.',
  sameAsBefore: 'Choose another password than the one you were given.',
}

export const tooManyAttempts = (waitMs: number): string => {
  const minutes = Math.ceil(waitMs / millisecondsInMinute)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

export const resetMail = (code: string) => ({
  subject: 'Your Tenure password reset code',
  text: `Your code is ${code}. It works for 15 minutes, on the page where you asked for it.\n\nIf you did not ask for it, you need not do anything: your password is unchanged.\n`,
})

export const passwordChangedMail = {
  subject: 'Your Tenure password was changed',
  text: 'Your password was changed and you were signed out everywhere else.\n\nIf this was not you, write to your administrator now.\n',
}

/**
 * The same to the owner of the address, with an account or without. The link lets nobody in by itself who has an
 * account.
 */
export const invitationMail = (clientName: string, link: string, days: number) => ({
  subject: `${clientName} invites you to Tenure`,
  text: `${clientName} invites you to work with them in Tenure.\n\nAccept or decline here; the link works once, within ${days} days:\n${link}\n\nIf you have no password for Tenure yet, you choose one there. If you have one, sign in with it; it stays as it is.\n\nIf you did not expect this, you need not do anything.\n`,
})

/** Never the password itself: a mailbox is read by others, and for years. */
export const passwordSetMail = (clientName: string, publicUrl: string) => ({
  subject: 'Your Tenure password was changed',
  text: `An administrator of ${clientName} has set a new password for you and will tell you what it is. You were signed out everywhere; at your next sign-in you choose a password of your own:\n${publicUrl}\n\nIf you did not expect this, write to your administrator now.\n`,
})

/** To the address before, when another is asked for: its reader must hear of it while it still opens the door. */
export const addressChangingMail = (clientName: string) => ({
  subject: 'You are to sign in to Tenure with another address',
  text: `An administrator of ${clientName} has entered another email address for you. Once it has been confirmed there, you sign in to Tenure with that one. Until then nothing changes.\n\nIf you did not expect this, write to your administrator now.\n`,
})

export const addressAskedMail = (clientName: string, link: string, days: number) => ({
  subject: 'Confirm your address for Tenure',
  text: `An administrator of ${clientName} has entered this email address for you. Confirm it here, and you sign in to Tenure with it from now on; your password is the same. The link works once, within ${days} days:\n${link}\n\nIf you did not expect this, you need not do anything.\n`,
})

/** To the address before: its reader must learn that it opens nothing any more. */
export const addressGoneMail = (clientName: string) => ({
  subject: 'You sign in to Tenure with another address now',
  text: `The email address that an administrator of ${clientName} entered for you has been confirmed, and you sign in to Tenure with it. This one no longer works.\n\nIf you did not expect this, write to your administrator now.\n`,
})

/** What Azure AD B2C answers, word for word: the browser program reads the code in it (§ 4 Sign-in errors). */
export const returned = {
  cancelled: `${signInCancelled}: The user has cancelled entering self-asserted information.`,
  forgotten: `${passwordForgotten}: The user has forgotten their password.`,
}
