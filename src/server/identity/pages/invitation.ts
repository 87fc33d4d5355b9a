import { shortestPassword } from '../../../domain/employees/passwords.ts'
import { button, field, page, problem } from './document.ts'
import { html } from './html.ts'

export const invitationPage = (view: {
  readonly clientName: string
  readonly email: string
  readonly hasSecondFactor: boolean
  readonly problem?: string
}): string =>
  page(
    'Welcome to Tenure',
    html`${problem(view.problem)}<p><strong>${view.clientName}</strong> has given you a login. Choose a password for <strong>${view.email}</strong>.</p><form method="post">
<input type="hidden" name="email" autocomplete="username" value="${view.email}">
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', focus: true, hint: `At least ${shortestPassword(view.hasSecondFactor)} characters. A few words you can remember work well.`, wrong: view.problem !== undefined })}
${field({ name: 'again', label: 'Repeat the password', type: 'password', autocomplete: 'new-password' })}
<div class="buttons">${button('continue', 'Save password')}</div>
</form>`,
  )

export const invitationAcceptedPage = (): string =>
  page(
    'Your password is saved',
    html`<p>Sign in with it from now on.</p><p class="buttons"><a class="main" href="/">Sign in to Tenure</a></p>`,
  )

export const invitationGonePage = (): string =>
  page(
    'This invitation no longer works',
    html`<p>It was used already, has expired, or a newer one is in your mailbox. If you have a password, sign in; if not, ask your administrator for a new invitation.</p><p class="buttons"><a class="main" href="/">Go to sign-in</a></p>`,
  )
