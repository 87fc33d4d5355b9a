import { html } from '../../html.ts'
import { button, field, page, problem } from './document.ts'
import { qrCode } from './qrCode.ts'

/** The key in groups of four, as one types it from a screen. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

export const enrolmentPage = (view: {
  readonly secret: string
  readonly address: string
  /** Not every client of the person asks for it. */
  readonly isOffer: boolean
  readonly problem?: string
}): string =>
  page(
    'Set up two-factor authentication',
    html`${problem(view.problem)}<p>${view.isOffer ? 'One of your clients requires a one-time code.' : 'From now on you need a one-time code each time you sign in.'} Add Tenure to an authenticator app on your phone.</p>
<p>On another device: scan this with the app.</p>
${qrCode(view.address, 'QR code for your authenticator app. The key below says the same.')}
<p>On this device: <a class="link" href="${view.address}">open it in my authenticator app</a>. Or add an account there by hand, with this key.</p>
<p class="key"><code>${grouped(view.secret)}</code></p>
<form method="post">
${field({ name: 'code', label: 'One-time code', type: 'text', autocomplete: 'one-time-code', digits: 6, focus: true, hint: 'The six digits the app shows now.', wrong: view.problem !== undefined })}
<div class="buttons">${button('continue', 'Finish set-up')}${button('cancel', 'Cancel', 'plain')}</div>
${view.isOffer && html`<p class="aside">${button('later', 'Not now: open my other clients', 'link')}</p>`}
</form>`,
  )
