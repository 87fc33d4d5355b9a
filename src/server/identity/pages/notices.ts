import { html } from '../../html.ts'
import { page } from './document.ts'

const backToTenure = html`<p class="buttons"><a class="main" href="/">Back to Tenure</a></p>`

export const errorPage = ({ expired }: { readonly expired: boolean }): string =>
  expired
    ? page(
        'This page has expired',
        html`<p>The sign-in was finished elsewhere or took too long. Nothing is lost: start again from Tenure.</p>${backToTenure}`,
      )
    : page('Something went wrong', html`<p>Sign-in could not continue. Start again from Tenure.</p>${backToTenure}`)

export const unavailablePage = (): string =>
  page(
    'Sign-in is not available right now',
    html`<p>The server cannot reach its database. Wait a moment and load this page again; nothing is lost.</p>${backToTenure}`,
  )

export const tooManyPage = (): string =>
  page(
    'Too many sign-ins at once',
    html`<p>There were too many sign-ins from your network. Wait a few seconds and try again.</p>${backToTenure}`,
  )

export const refusedPage = (): string =>
  page(
    'This request was refused',
    html`<p>It did not come from a page of Tenure. Start again from Tenure.</p>${backToTenure}`,
  )

export const signedOutPage = (): string =>
  page('You are signed out', html`<p>You can close this page.</p>${backToTenure}`)

const confirmed = '<input type="hidden" name="logout" value="yes"/>'

/**
 * Submits oidc-provider's own form without asking; the button is for a browser that runs no script. Some of these
 * forms say `logout` already, and saying it twice is an error.
 */
export const autoSubmitting = (form: string): string => {
  const bare = form.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
  const hidden = bare.includes('name="logout"') ? '' : confirmed
  const markup = bare.replace('</form>', `${hidden}<button class="main">Continue</button></form>`)
  return page('One moment', { markup }, '/idp-ui/submit.js')
}
