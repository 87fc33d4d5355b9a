import { type Html, html } from '../../html.ts'
import { button, field, page, problem } from './document.ts'

export interface DemoSignIns {
  readonly password: string
  readonly people: readonly { readonly email: string; readonly note: string }[]
}

const demo = ({ password, people }: DemoSignIns): Html => html`<details class="demo">
<summary>Demo sign-ins</summary>
<p>Everyone’s password: <code>${password}</code></p>
<ul>${people.map(({ email, note }) => html`<li><code>${email}</code> <span>${note}</span></li>`)}</ul>
</details>`

export const signInPage = (view: {
  readonly email: string
  readonly problem?: string
  readonly demo?: DemoSignIns | undefined
}): string =>
  page(
    'Sign in',
    html`${problem(view.problem)}<form method="post">
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: view.email, focus: view.email === '', wrong: view.problem !== undefined })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', focus: view.email !== '', wrong: view.problem !== undefined })}
<div class="buttons">${button('continue', 'Sign in')}${button('cancel', 'Cancel', 'plain')}</div>
<p class="aside">${button('forgot', 'Forgot password?', 'link')}</p>
</form>${view.demo && demo(view.demo)}`,
  )

export const oneTimeCodePage = (view: { readonly problem?: string }): string =>
  page(
    'Enter your one-time code',
    html`${problem(view.problem)}<form method="post">
${field({ name: 'code', label: 'One-time code', type: 'text', autocomplete: 'one-time-code', digits: 6, focus: true, hint: 'Six digits from your authenticator app.', wrong: view.problem !== undefined })}
<div class="buttons">${button('continue', 'Continue')}${button('cancel', 'Cancel', 'plain')}</div>
</form>`,
  )
