import { page } from './document.ts'
import { html } from './html.ts'

const backToTenure = html`<p class="buttons"><a class="main" href="/">Back to Tenure</a></p>`

export const errorPage = ({ expired }: { readonly expired: boolean }): string =>
  expired
    ? page(
        'This page has expired',
        html`<p>The sign-in was finished elsewhere or took too long. Nothing is lost: start again from Tenure.</p>${backToTenure}`,
      )
    : page('Something went wrong', html`<p>The sign-in could not go on. Start again from Tenure.</p>${backToTenure}`)

export const refusedPage = (): string =>
  page(
    'This request was refused',
    html`<p>It did not come from a page of Tenure. Start again from Tenure.</p>${backToTenure}`,
  )

export const signedOutPage = (): string =>
  page('You are signed out', html`<p>You can close this page.</p>${backToTenure}`)

/** Submits oidc-provider's own form without asking; the button is for a browser that runs no script. */
export const autoSubmitting = (form: string): string =>
  page(
    'One moment',
    {
      markup: form
        .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
        .replace('</form>', '<button class="main" name="logout" value="yes">Continue</button></form>'),
    },
    '/idp-ui/submit.js',
  )
