import { shortestPassword } from '../../../domain/employees/passwords.ts'
import { html } from '../../html.ts'
import { button, field, page, problem } from './document.ts'

export const resetEmailPage = (view: { readonly email: string; readonly problem?: string }): string =>
  page(
    'Reset your password',
    html`${problem(view.problem)}<p>We send a code to your email address.</p><form method="post">
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: view.email, focus: true, wrong: view.problem !== undefined })}
<div class="buttons">${button('continue', 'Send code')}${button('cancel', 'Cancel', 'plain')}</div>
</form>`,
  )

export const resetCodePage = (view: { readonly problem?: string }): string =>
  page(
    'Check your email',
    html`${problem(view.problem)}<p>If that address belongs to an account, a six-digit code is on its way to it. It works for 15 minutes.</p><form method="post">
${field({ name: 'code', label: 'Code', type: 'text', autocomplete: 'one-time-code', digits: 6, focus: true, wrong: view.problem !== undefined })}
<div class="buttons">${button('continue', 'Continue')}${button('cancel', 'Cancel', 'plain')}</div>
<p class="aside">${button('again', 'Send a new code', 'link')}</p>
</form>`,
  )

export const newPasswordPage = (view: {
  readonly hasSecondFactor: boolean
  /** It replaces one that an administrator chose. */
  readonly isProvisional?: boolean
  readonly problem?: string
}): string =>
  page(
    view.isProvisional ? 'Choose your own password' : 'Choose a new password',
    html`${problem(view.problem)}${view.isProvisional && html`<p>Your administrator set the password you just used. Choose one that only you know.</p>`}<form method="post">
${field({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', focus: true, hint: `At least ${shortestPassword(view.hasSecondFactor)} characters. A few words you can remember work well.`, wrong: view.problem !== undefined })}
${field({ name: 'again', label: 'Repeat the password', type: 'password', autocomplete: 'new-password' })}
<div class="buttons">${button('continue', 'Save and sign in')}${button('cancel', 'Cancel', 'plain')}</div>
</form>`,
  )
