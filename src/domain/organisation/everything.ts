/**
 * The export of everything (`areas.md` 1.14, 6; ours): one archive with a table for each kind of record and, if wanted, all
 * files, for an admin, whatever plan the client is on. What it is called, and what it says of itself.
 */
import { dayIn } from '../kernel/days.ts'
import { withinFileName } from '../kernel/fileNames.ts'
import { writtenMoment } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import { archiveWording, withheldBecause } from './everythingWording.ts'

export interface Archive {
  readonly client: string
  readonly by: string
  readonly timeZone: string
  readonly locale: Locale
  /** In milliseconds since the epoch. */
  readonly at: number
  readonly hasFiles: boolean
}

export const archiveName = ({ client, timeZone, at }: Pick<Archive, 'client' | 'timeZone' | 'at'>): string =>
  `${withinFileName(client)} everything ${dayIn(timeZone, at)}.zip`

/** Its first file: how it is read, and what is not in it. */
export const readMeOf = ({ client, by, timeZone, locale, at, hasFiles }: Archive): string =>
  [
    archiveWording.heading(client),
    archiveWording.taken(writtenMoment(locale, timeZone, at), timeZone, by),
    '',
    ...archiveWording.form,
    hasFiles ? archiveWording.files : archiveWording.noFiles,
    archiveWording.last,
    '',
    archiveWording.withheldHeading,
    ...Object.values(withheldBecause).map((why) => `- ${why}`),
    '',
  ].join('\r\n')
