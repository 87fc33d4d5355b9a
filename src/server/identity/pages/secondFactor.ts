import { html } from '../../html.ts'
import { button, page } from './document.ts'

export const secondFactorPage = (): string =>
  page(
    'This client requires a one-time code',
    html`<p>To open it, you need a code from an authenticator app. Sign in again to set it up.</p><form method="post">
<div class="buttons">${button('signIn', 'Sign in again')}</div>
</form>
<p class="aside"><a class="link" href="/">Open another client</a></p>`,
  )
