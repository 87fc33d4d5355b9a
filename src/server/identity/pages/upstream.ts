import { html } from '../../html.ts'
import { page } from './document.ts'

/** A link and no button: the policy lets a form lead to this origin alone. */
const again = (label: string) =>
  html`<p class="buttons"><a class="main" href="?">${label}</a> <a href="/">Back to Tenure</a></p>`

export const unreachablePage = (provider: string): string =>
  page(
    'Sign-in is not available right now',
    html`<p>${provider} did not answer. Nothing is lost; try again in a minute.</p>${again('Try again')}`,
  )

export const refusedByProviderPage = (provider: string): string =>
  page(
    'The sign-in could not be finished',
    html`<p>What ${provider} answered does not belong to this sign-in, or it was used already.</p>${again('Sign in again')}`,
  )

export const notInvitedPage = (provider: string, email: string | undefined): string =>
  page(
    'You have no login here yet',
    html`<p>${
      email === undefined
        ? html`${provider} does not say that your email address is yours, so it cannot be matched with an invitation.`
        : html`Nobody has invited <strong>${email}</strong> to Tenure.`
    } Ask your administrator for a login.</p>${again('Use another account')}`,
  )
