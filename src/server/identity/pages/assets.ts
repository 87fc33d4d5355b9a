/** What the pages load: one stylesheet, one script of one line, one font. */
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { sendAsset } from './respond.ts'

const submitScript = `document.forms[0].requestSubmit()\n`

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
)

export type ServeAsset = (path: string, res: ServerResponse) => boolean

/** Answers true when the path is one of these. The font is read once, at the start. */
export const assets = async (): Promise<ServeAsset> => {
  const all = new Map<string, readonly [type: string, body: string | Buffer]>([
    ['/idp-ui/style.css', ['text/css; charset=utf-8', stylesheet]],
    ['/idp-ui/submit.js', ['text/javascript; charset=utf-8', submitScript]],
    ['/idp-ui/inter.woff2', ['font/woff2', await readFile(fontFile)]],
  ])
  return (path, res) => {
    const asset = all.get(path)
    if (asset !== undefined) sendAsset(res, ...asset)
    return asset !== undefined
  }
}

const stylesheet = `
@font-face {
  font-family: 'Inter Variable';
  src: url('/idp-ui/inter.woff2') format('woff2');
  font-weight: 100 900;
  font-display: swap;
}
:root {
  color-scheme: light dark;
  --canvas: #f6f7f7;
  --surface: #ffffff;
  --border: #e3e6e6;
  --control: #838b8b;
  --fg: #191d1d;
  --muted: #525a5a;
  --accent: #0f6b66;
  --accent-strong: #0b5652;
  --on-accent: #ffffff;
  --danger: #b3261e;
  --danger-surface: #fdecea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #0f1212;
    --surface: #161a1a;
    --border: #2a3131;
    --control: #6b7676;
    --fg: #e9eded;
    --muted: #a9b2b2;
    --accent: #4fbfb2;
    --accent-strong: #6ed0c4;
    --on-accent: #06201d;
    --danger: #ff8a80;
    --danger-surface: #3a1b19;
  }
}
* { box-sizing: border-box; }
html { background: var(--canvas); color: var(--fg); font: 400 14px/20px 'Inter Variable', system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 400px; margin: 0 auto; padding: clamp(24px, 12vh, 120px) 16px 32px; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -0.01em; }
p { margin: 0 0 16px; }
.brand { display: flex; align-items: center; gap: 8px; margin: 0 4px 16px; font-size: 16px; font-weight: 600; }
.brand rect { fill: var(--accent); }
.brand path { fill: none; stroke: var(--on-accent); stroke-width: 2.4; stroke-linecap: round; }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 12px; padding: 24px; }
.card > :last-child, form > :last-child { margin-bottom: 0; }
.field { margin-bottom: 16px; }
label { display: block; margin-bottom: 4px; font-weight: 500; }
input, select {
  width: 100%; height: 40px; padding: 0 12px; font: inherit; font-size: 16px; color: inherit;
  background: var(--surface); border: 1px solid var(--control); border-radius: 8px;
}
input[aria-invalid], select[aria-invalid] { border-color: var(--danger); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.hint { margin: 4px 0 0; color: var(--muted); font-size: 13px; }
.wrong { margin: 4px 0 0; color: var(--danger); font-size: 13px; }
fieldset { margin: 24px 0 0; padding: 16px 0 0; border: 0; border-top: 1px solid var(--border); }
legend { float: left; margin: 0 0 12px; padding: 0; font-weight: 600; }
legend + * { clear: both; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; margin: 24px 0 0; }
button, a.main { min-height: 40px; padding: 0 16px; font: inherit; font-weight: 500; border-radius: 8px; cursor: pointer; }
.main {
  display: inline-flex; flex: 1 1 auto; align-items: center; justify-content: center; text-decoration: none;
  color: var(--on-accent); background: var(--accent); border: 1px solid transparent;
}
.main:hover { background: var(--accent-strong); }
.plain { color: inherit; background: none; border: 1px solid var(--control); }
.plain:hover { background: var(--canvas); }
.aside { margin: 12px 0 0; }
.link { min-height: 24px; padding: 2px 0; color: var(--accent); background: none; border: 0; border-radius: 4px; }
.link:hover { text-decoration: underline; }
.problem { padding: 8px 12px; color: var(--danger); background: var(--danger-surface); border-radius: 8px; }
.demo { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--border); font-size: 13px; }
.demo summary { min-height: 24px; font-weight: 500; cursor: pointer; }
.demo p { margin: 8px 0; }
.demo ul { margin: 0; padding: 0; list-style: none; }
.demo li { padding: 4px 0; overflow-wrap: anywhere; }
.demo span { display: block; color: var(--muted); }
.qr { display: block; max-width: 100%; height: auto; margin: 0 auto 16px; border-radius: 8px; }
.key code { font-size: 16px; overflow-wrap: anywhere; }
code { font: 13px/20px ui-monospace, monospace; user-select: all; }
`
