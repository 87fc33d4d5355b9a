/** Made by `scripts/charts/chartsPlugin.ts` when the workshop is built. */
declare module 'virtual:charts' {
  export const listed: ReadonlyArray<import('./model/exhibit.ts').Listed>
  /** Why a whole part of the catalogue is missing; empty when nothing is. */
  export const failures: ReadonlyArray<string>
  export const load: Readonly<Record<string, () => Promise<{ readonly default: import('./model/exhibit.ts').Exhibit }>>>
  /** Each machine's chart as it was accepted before, the newest first. */
  export const histories: Readonly<
    Record<string, () => Promise<{ readonly default: ReadonlyArray<import('./versions/history.ts').Version> }>>
  >
}

declare module 'virtual:charts.css' {}
