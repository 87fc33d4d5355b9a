import type { AuthSettings } from '../../domain/session/authSettings.ts'
import type { Config } from '../config.ts'

/** What the browser program must know before it can do anything; told in the page itself, and at /config.json. */
export const settingsJson = (config: Config, auth: AuthSettings): string => {
  const { environment, publicUrl, toastPosition, support, workshop } = config
  // `<` would end the script element it stands in.
  return JSON.stringify({ environment, publicUrl, toastPosition, support, workshop, auth }).replaceAll('<', '\\u003c')
}

/** In a page of the program, what the settings stand behind, and behind them the page's own script. */
export const settingsPlace = '<meta charset="utf-8" />'

/** Puts the settings into a page as a data block, which is no script and so needs no permission of the policy. */
export const withSettings = (html: string, settings: string): string => {
  const block = `<script type="application/json" id="settings">${settings}</script>`
  return html.includes(settingsPlace)
    ? html.replace(settingsPlace, () => `${settingsPlace}${block}`)
    : `${block}${html}`
}
