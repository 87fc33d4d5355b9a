import type { AuthSettings } from '../../domain/session/authSettings.ts'

/** What the server tells the page before anything is asked: it stands in the HTML as a data block. */
export interface Settings {
  readonly environment: string
  readonly publicUrl: string
  readonly toastPosition: 'bottom-right' | 'bottom-center'
  readonly support: {
    readonly email: string
    readonly helpDocsUrl: string
    readonly privacyUrl: string
    /** A hosted help desk; null where the local panel is the widget. */
    readonly widgetUrl: string | null
  }
  /** Whether the charts of the product may be looked at (/workshop). */
  readonly workshop: boolean
  readonly auth: AuthSettings
}

/** What the server put into the page; null in a page it did not make. */
export const readSettings = (page: Document): Settings | null =>
  JSON.parse(page.getElementById('settings')?.textContent ?? 'null') as Settings | null
