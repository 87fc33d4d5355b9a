import { sameTime, zoneLetters, zoneName } from '../../domain/kernel/zones.ts'

let own: string | undefined

/** The only question about the reader's own clock, and only to name the client's where the two differ. */
const readerZone = (): string => {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return own
}

/** What a browser answers that does not know. */
const unknown = 'Etc/Unknown'

export interface ZoneBeside {
  /** `AWST` */
  readonly letters: string
  /** `in Australia/Perth (AWST)` */
  readonly sentence: string
}

/** What names the zone of a time, where it is not the time the reader's clock showed then. */
export const zoneBeside = (timeZone: string, instant: number): ZoneBeside | undefined =>
  readerZone() !== unknown && sameTime(timeZone, readerZone(), instant)
    ? undefined
    : { letters: zoneLetters(timeZone, instant), sentence: `in ${zoneName(timeZone, instant)}` }
