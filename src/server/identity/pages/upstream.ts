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
    html`<p>The answer from ${provider} does not match this sign-in or has already been used.</p>${again('Sign in again')}`,
  )

export const notInvitedPage = (provider: string, email: string | undefined): string =>
  page(
    'You have no login here yet',
    html`<p>${
      email === undefined
        ? html`${provider} has not verified your email address, so it cannot be matched with an invitation.`
        : html`<strong>${email}</strong> has not been invited to Tenure.`
    } Ask your administrator for a login.</p>${again('Use another account')}`,
  )
