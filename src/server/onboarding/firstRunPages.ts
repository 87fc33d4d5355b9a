import type { Problems } from '../../domain/kernel/record.ts'
import { type NewClient, newClientFields } from '../../domain/onboarding/newClient.ts'
import { html } from '../html.ts'
import { button, choice, field, page, problem } from '../identity/pages/document.ts'

/** All that this server knows, in the order of the alphabet; one that is chosen already and is called otherwise comes first. */
const timeZones = (chosen: string): ReadonlyArray<string> => {
  const known = [...Intl.supportedValuesOf('timeZone'), 'UTC']
  return known.includes(chosen) ? known : [chosen, ...known]
}

export const firstRunPage = (view: { readonly typed: NewClient; readonly problems: Problems<NewClient> }): string => {
  const { typed, problems } = view
  const [firstWrong] = Object.keys(problems) as ReadonlyArray<keyof NewClient>
  const focus = firstWrong ?? 'name'
  const told = (name: keyof NewClient) => ({
    name,
    label: newClientFields.fields[name].label,
    value: typed[name],
    says: problems[name],
    focus: focus === name,
  })
  return page(
    'Set up Tenure',
    html`${problem(firstWrong && 'Check the fields that are marked below.')}<p>Nobody uses this installation yet. Make the first client organisation and its administrator.</p>
<form method="post">
${field({ ...told('name'), type: 'text', autocomplete: 'organization', hint: 'The name its people know it by.' })}
${choice({ ...told('timeZone'), values: timeZones(typed.timeZone), hint: 'Due dates and reminders follow it.' })}
<fieldset><legend>Administrator</legend>
${field({ ...told('firstName'), type: 'text', autocomplete: 'given-name' })}
${field({ ...told('lastName'), label: 'Last name (optional)', type: 'text', autocomplete: 'family-name', optional: true })}
${field({ ...told('email'), type: 'email', autocomplete: 'email', hint: 'They sign in with it.' })}
</fieldset>
<div class="buttons">${button('continue', 'Create')}</div>
</form>`,
  )
}

export const firstRunGonePage = (): string =>
  page(
    'This page no longer works',
    html`<p>A client organisation exists already. Its administrator adds people; another one is made with <code>npm run client</code>.</p><p class="buttons"><a class="main" href="/">Go to sign-in</a></p>`,
  )

export const firstRunRefusedPage = (): string =>
  page(
    'This address is not the right one',
    html`<p>The server prints the right one when it starts, and another one at each start.</p>`,
  )

export const firstRunTooManyPage = (): string =>
  page('Too many attempts', html`<p>Wait a minute, then use the address that the server printed.</p>`)
