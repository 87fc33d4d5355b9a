import { histories } from 'virtual:charts'

/** A chart as it was accepted in one commit of the repository (`scripts/charts/history.ts`). */
export interface Version {
  readonly commit: string
  /** 2026-11-22 */
  readonly day: string
  readonly subject: string
  /** The file. */
  readonly text: string
}

/** The newest first; none where the build was made without the repository. */
export const versionsOf = async (machine: string): Promise<ReadonlyArray<Version>> =>
  (await histories[machine]?.())?.default ?? []

export const versionInWords = ({ day, commit, subject }: Version): string => `${day} · ${subject} (${commit})`
