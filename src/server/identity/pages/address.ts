import { html } from '../../html.ts'
import { button, page } from './document.ts'

export const addressPage = (view: { readonly clientName: string; readonly email: string }): string =>
  page(
    'Confirm your address',
    html`<p><strong>${view.clientName}</strong> has a new email address for you. Sign in to Tenure as <strong>${view.email}</strong> from now on? Your password stays the same.</p><form method="post">
<div class="buttons">${button('confirm', 'Confirm')}</div>
</form>`,
  )

export const addressSetPage = (email: string): string =>
  page(
    'Your address is confirmed',
    html`<p>You sign in as <strong>${email}</strong> from now on.</p><p class="buttons"><a class="main" href="/">Sign in to Tenure</a></p>`,
  )

export const addressGonePage = (isTaken = false): string =>
  page(
    'This link no longer works',
    isTaken
      ? html`<p>This address already belongs to another account. You sign in as before.</p><p class="buttons"><a class="main" href="/">Go to sign-in</a></p>`
      : html`<p>It has already been used, has expired, or the address was changed again. You sign in as before.</p><p class="buttons"><a class="main" href="/">Go to sign-in</a></p>`,
  )
