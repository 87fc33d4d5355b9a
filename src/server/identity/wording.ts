/** What the provider's pages and messages say. Nothing here tells whether an address has an account. */
import { millisecondsInMinute } from 'date-fns/constants'
import { passwordForgotten, signInCancelled } from '../../domain/session/signInErrors.ts'

export const wording = {
  notRight: 'The email address or password is incorrect.',
  bothNeeded: 'Enter your email address and your password.',
  emailNeeded: 'Enter your email address.',
  codeNotRight: 'That code is incorrect. Each code works once. If you have just used it, wait for the next one.',
  resetCodeNotRight: 'That code is incorrect.',
  resetCodeGone: 'That code no longer works. Request a new one.',
  notTheSame: 'The passwords do not match.',
  sameAsBefore: 'Choose a password different from the one you were given.',
}

export const tooManyAttempts = (waitMs: number): string => {
  const minutes = Math.ceil(waitMs / millisecondsInMinute)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

export const resetMail = (code: string) => ({
  subject: 'Your Tenure password reset code',
  text: `Your code is ${code}. It works for 15 minutes, on the page where you asked for it.\n\nIf you did not request it, you can ignore this email: your password is unchanged.\n`,
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
  text: `${clientName} invites you to work with them in Tenure.\n\nAccept or decline here. The link works once and expires after ${days} days:\n${link}\n\nIf you have no password for Tenure yet, you choose one there. If you have one, sign in with it; it stays as it is.\n\nIf you did not expect this, you can ignore this email.\n`,
})

/** Never the password itself: a mailbox is read by others, and for years. */
export const passwordSetMail = (clientName: string, publicUrl: string) => ({
  subject: 'Your Tenure password was changed',
  text: `An administrator of ${clientName} set a new password for you and will tell you what it is. You were signed out everywhere. When you next sign in, you choose your own password:\n${publicUrl}\n\nIf you did not expect this, write to your administrator now.\n`,
})

/** To the address before, when another is asked for: its reader must hear of it while it still opens the door. */
export const addressChangingMail = (clientName: string) => ({
  subject: 'Your Tenure sign-in address is changing',
  text: `An administrator of ${clientName} entered a new email address for you. Once it is confirmed, you sign in to Tenure with it. Until then nothing changes.\n\nIf you did not expect this, write to your administrator now.\n`,
})

export const addressAskedMail = (clientName: string, link: string, days: number) => ({
  subject: 'Confirm your address for Tenure',
  text: `An administrator of ${clientName} entered this email address for you. Confirm it here to sign in to Tenure with it from now on. Your password stays the same. The link works once and expires after ${days} days:\n${link}\n\nIf you did not expect this, you can ignore this email.\n`,
})

/** To the address before: its reader must learn that it opens nothing any more. */
export const addressGoneMail = (clientName: string) => ({
  subject: 'Your Tenure sign-in address has changed',
  text: `The email address that an administrator of ${clientName} entered for you has been confirmed. Sign in to Tenure with it from now on. This address no longer works.\n\nIf you did not expect this, write to your administrator now.\n`,
})

/** What Azure AD B2C answers, word for word: the browser program reads the code in it (§ 4 Sign-in errors). */
export const returned = {
  cancelled: `${signInCancelled}: The user has cancelled entering self-asserted information.`,
  forgotten: `${passwordForgotten}: The user has forgotten their password.`,
}
