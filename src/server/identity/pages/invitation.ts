import { shortestPassword } from '../../../domain/employees/passwords.ts'
import { type Html, html } from '../../html.ts'
import { button, field, page, problem } from './document.ts'

interface View {
  readonly clientName: string
  readonly email: string
  readonly problem?: string | undefined
}

const invited = ({ clientName }: Pick<View, 'clientName'>): Html =>
  html`<p><strong>${clientName}</strong> invites you to work with them in Tenure.</p>`

const decline = button('decline', 'Decline', 'plain')

const passwords = (view: View, hasSecondFactor: boolean): Html => html`
<input type="hidden" name="email" autocomplete="username" value="${view.email}">
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', focus: true, hint: `At least ${shortestPassword(hasSecondFactor)} characters. A few words you can remember work well.`, wrong: view.problem !== undefined })}
${field({ name: 'again', label: 'Repeat the password', type: 'password', autocomplete: 'new-password' })}`

/** Nobody has this address yet. */
export const firstPasswordPage = (view: View): string =>
  page(
    'Welcome to Tenure',
    html`${problem(view.problem)}${invited(view)}<p>To accept, choose a password for <strong>${view.email}</strong>.</p><form method="post">${passwords(view, false)}
<div class="buttons">${button('accept', 'Accept and save password')}${decline}</div>
</form>`,
  )

/** The address has an account, and nobody is signed in. */
export const signInFirstPage = (view: View): string =>
  page(
    'You are invited',
    html`${invited(view)}<p>You sign in to Tenure as <strong>${view.email}</strong> already. Sign in to accept; your password stays as it is.</p><form method="post">
<div class="buttons">${button('signIn', 'Sign in')}${decline}</div>
</form>`,
  )

export const anotherAccountPage = (view: View & { readonly signedInAs: string }): string =>
  page(
    'This invitation is for someone else',
    html`<p>It is for <strong>${view.email}</strong>, and you are signed in as <strong>${view.signedInAs}</strong>. Only its owner can accept it.</p><form method="post">
<div class="buttons">${button('signIn', `Sign in as ${view.email}`)}</div>
</form>`,
  )

export const acceptPage = (
  view: View & {
    /** An administrator of another client has chosen the one they have. */
    readonly choosesPassword: boolean
    readonly hasSecondFactor: boolean
  },
): string =>
  page(
    'You are invited',
    html`${problem(view.problem)}${invited(view)}<p>You are signed in as <strong>${view.email}</strong>. If you accept, you open ${view.clientName} with this account. Your other clients are not notified.</p><form method="post">
${view.choosesPassword && html`<p>Your current password was set by an administrator. To accept, choose one that only you know.</p>${passwords(view, view.hasSecondFactor)}`}
<div class="buttons">${button('accept', 'Accept')}${decline}</div>
</form>`,
  )

const start = html`<p class="buttons"><a class="main" href="/">Open Tenure</a></p>`

export const acceptedPage = ({ clientName }: Pick<View, 'clientName'>): string =>
  page(
    'You have accepted',
    html`<p><strong>${clientName}</strong> is now one of your clients. If Tenure is open in another tab, reload it.</p>${start}`,
  )

export const passwordSavedPage = ({ clientName }: Pick<View, 'clientName'>): string =>
  page(
    'Your password is saved',
    html`<p>You have accepted the invitation of <strong>${clientName}</strong>. Sign in with your password from now on.</p><p class="buttons"><a class="main" href="/">Sign in to Tenure</a></p>`,
  )

export const declinedPage = ({ clientName }: Pick<View, 'clientName'>): string =>
  page(
    'You have declined',
    html`<p><strong>${clientName}</strong> has been notified that you declined. Nothing else has changed.</p>`,
  )

export const invitationGonePage = (isTaken = false): string =>
  page(
    'This invitation no longer works',
    isTaken
      ? html`<p>You already sign in to this client with another account. Tell your administrator there that you have two records.</p>${start}`
      : html`<p>It has already been answered, has expired, or was replaced by a newer one in your mailbox. If you have a password, sign in; if not, ask your administrator for a new invitation.</p><p class="buttons"><a class="main" href="/">Go to sign-in</a></p>`,
  )

/** Behind a hosted provider, which keeps the passwords. */
export const hostedInvitationPage = (view: View): string =>
  page(
    'You are invited',
    html`${invited(view)}<p>If you accept, you open ${view.clientName} by signing in as <strong>${view.email}</strong>.</p><form method="post">
<div class="buttons">${button('accept', 'Accept')}${decline}</div>
</form>`,
  )

export const hostedAcceptedPage = (view: Pick<View, 'clientName' | 'email'>): string =>
  page(
    'You have accepted',
    html`<p>Sign in as <strong>${view.email}</strong>, and <strong>${view.clientName}</strong> is one of your clients.</p><p class="buttons"><a class="main" href="/">Sign in to Tenure</a></p>`,
  )
