import { html } from '../../html.ts'
import { button, page } from './document.ts'

export const secondFactorPage = (): string =>
  page(
    'This client asks for a one-time code',
    html`<p>It can be opened only by people who also sign in with a code from an authenticator app. Sign in again, and you are shown how to set it up.</p><form method="post">
<div class="buttons">${button('signIn', 'Sign in again')}</div>
</form>
<p class="aside"><a class="link" href="/">Open another client</a></p>`,
  )
