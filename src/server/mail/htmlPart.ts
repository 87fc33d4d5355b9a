/**
 * The same letter for a reader that shows pages: what its text says, in the client's name. Nothing is loaded from anywhere
 * when it is read (the logo comes inside the mail), and only what leads into the product is made a link, whoever wrote it.
 */
import { type Html, html } from '../html.ts'

export interface Letterhead {
  /** The client, or the product where the letter is of no client. */
  readonly name: string
  /** Its picture within the mail; null where there is none. Pale letters stand on something dark. */
  readonly logo: {
    readonly src: string
    readonly width: number
    readonly height: number
    readonly isPale: boolean
  } | null
  /** Where who gets it chooses how they are told; null for what cannot be chosen. */
  readonly choices: string | null
}

interface Written {
  readonly subject: string
  readonly text: string
}

/** `origin` is where the product is reached: `https://hr.example`. */
export const htmlPart = ({ subject, text }: Written, { name, logo, choices }: Letterhead, origin: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0f1212 !important }
  .card { background: #161a1a !important; border-color: #2e3636 !important; color: #e9eded !important }
  .link { color: #4fbfb2 !important }
  .button { background: #4fbfb2 !important; color: #06201d !important }
  .foot, .foot a { color: #8d9797 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f7f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="card" style="${styles.card}">
${head(name, logo)}
<h1 dir="auto" style="${styles.heading}">${subject}</h1>
${blocksOf(text).map((lines) => block(lines, origin))}
</td></tr>
<tr><td class="foot" style="${styles.foot}">${name}${name !== product && ` · ${product}`}${choices !== null && html` · <a href="${choices}" style="color:#646c6c">How you are told</a>`}</td></tr>
</table>
</td></tr></table>
</body>
</html>`.markup

const product = 'Tenure'

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const styles = {
  card: `padding:28px;background:#ffffff;border:1px solid #e3e6e6;border-radius:10px;color:#191d1d;font-size:15px;line-height:1.5;${font}`,
  name: 'margin:0 0 20px;font-weight:600',
  // The same by day and by night: a logo is drawn for one of them. White on white, it stands where the text begins.
  plate: 'display:inline-block;margin:-8px -12px 12px;padding:8px 12px;border-radius:6px',
  heading: 'margin:0 0 16px;font-size:20px;line-height:1.3',
  text: 'margin:0 0 16px',
  list: 'margin:0 0 16px;padding-inline-start:20px',
  link: 'color:#0f6b66',
  button:
    'display:inline-block;padding:10px 18px;background:#0f6b66;border-radius:6px;color:#ffffff;font-weight:600;text-decoration:none',
  foot: `padding:16px 28px;color:#646c6c;font-size:13px;${font}`,
}

const head = (name: string, logo: Letterhead['logo']): Html =>
  logo === null
    ? html`<p dir="auto" style="${styles.name}">${name}</p>`
    : html`<p style="${styles.plate};background:${logo.isPale ? '#191d1d' : '#ffffff'}"><img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${name}" style="display:block;border:0"></p>`

/** What stands between empty lines. */
const blocksOf = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)

type Part =
  | { readonly kind: 'text' | 'list'; readonly lines: ReadonlyArray<string> }
  | { readonly kind: 'link'; readonly href: string }

const block = (lines: ReadonlyArray<string>, origin: string): Html => {
  const parts = partsOf(lines, origin)
  const isOfList = parts.some(({ kind }) => kind === 'list')
  return html`${parts.map((part) => {
    if (part.kind === 'link') {
      const look = isOfList ? 'link' : 'button'
      return html`<p style="${styles.text}"><a class="${look}" href="${part.href}" style="${styles[look]}">${opening}</a></p>`
    }
    return part.kind === 'text'
      ? html`<p dir="auto" style="${styles.text}">${broken(part.lines)}</p>`
      : html`<ul style="${styles.list}">${part.lines.map((line) => item(line.slice(2), origin))}</ul>`
  })}`
}

const opening = `Open in ${product}`

const partsOf = (lines: ReadonlyArray<string>, origin: string): ReadonlyArray<Part> => {
  const parts: Part[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (leadsTo(line, origin)) parts.push({ kind: 'link', href: line })
    else {
      const kind = line.startsWith('- ') ? 'list' : 'text'
      if (last?.kind === kind) parts[parts.length - 1] = { kind, lines: [...last.lines, line] }
      else parts.push({ kind, lines: [line] })
    }
  }
  return parts
}

const broken = (lines: ReadonlyArray<string>): ReadonlyArray<Html> =>
  lines.map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`))

/** `Eve with Max: https://hr.example/…` is a link of that name. */
const item = (line: string, origin: string): Html => {
  const at = line.lastIndexOf(': ')
  const href = line.slice(at + 2)
  return at > 0 && leadsTo(href, origin)
    ? html`<li dir="auto"><a class="link" href="${href}" style="${styles.link}">${line.slice(0, at)}</a></li>`
    : html`<li dir="auto">${line}</li>`
}

const leadsTo = (text: string, origin: string): boolean =>
  !/\s/.test(text) && (URL.parse(text)?.origin ?? null) === origin
