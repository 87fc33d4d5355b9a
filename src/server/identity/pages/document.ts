import { type Html, html } from '../../html.ts'

/** The one frame of every page of the provider: the product's mark and a card. */
export const page = (heading: string, content: Html, script?: '/idp-ui/submit.js'): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${heading} · Tenure</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/idp-ui/style.css">
${script && html`<script src="${script}" defer></script>`}
</head>
<body>
<main>
<p class="brand"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect width="24" height="24" rx="6"/><path d="M6.5 8h11M12 8v9.5"/></svg>Tenure</p>
<div class="card">
<h1>${heading}</h1>
${content}
</div>
</main>
</body>
</html>`.markup

/** What is wrong, said once above the form and tied to the field it is about. */
export const problem = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<p class="problem" id="problem" role="alert">${text}</p>`

export const field = (options: {
  readonly name: string
  readonly label: string
  readonly type: 'email' | 'password' | 'text'
  readonly autocomplete: string
  readonly value?: string
  readonly hint?: string
  readonly digits?: number
  readonly focus?: boolean
  readonly wrong?: boolean
  /** What is wrong, where a form has several fields to be wrong about. */
  readonly says?: string | undefined
  readonly optional?: boolean
}): Html => {
  const { name, label, type, autocomplete, value, hint, digits, focus, says, optional } = options
  const wrong = options.wrong || says !== undefined
  const described = [says && `${name}-wrong`, hint && `${name}-hint`, options.wrong && 'problem']
    .filter(Boolean)
    .join(' ')
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${!optional && html` required`} autocapitalize="none" spellcheck="false" maxlength="${digits ? digits + 2 : 512}"${value !== undefined && html` value="${value}"`}${digits && html` inputmode="numeric"`}${described && html` aria-describedby="${described}"`}${wrong && html` aria-invalid="true"`}${focus && html` autofocus`}>
${said(name, says)}${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`
}

const said = (name: string, says: string | undefined): Html | undefined =>
  says === undefined ? undefined : html`<p class="wrong" id="${name}-wrong">${says}</p>`

export const choice = (options: {
  readonly name: string
  readonly label: string
  readonly values: ReadonlyArray<string>
  readonly value: string
  readonly hint?: string
  readonly says?: string | undefined
  readonly focus?: boolean
}): Html => {
  const { name, label, values, value, hint, says, focus } = options
  const described = [says && `${name}-wrong`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
<label for="${name}">${label}</label>
<select id="${name}" name="${name}" required${described && html` aria-describedby="${described}"`}${says && html` aria-invalid="true"`}${focus && html` autofocus`}>
${values.map((one) => html`<option${one === value && html` selected`}>${one}</option>`)}
</select>
${said(name, says)}${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`
}

/** The first button is what Enter presses. */
export const button = (action: string, label: string, look: 'main' | 'plain' | 'link' = 'main'): Html =>
  html`<button class="${look}" name="action" value="${action}"${look !== 'main' && html` formnovalidate`}>${label}</button>`
