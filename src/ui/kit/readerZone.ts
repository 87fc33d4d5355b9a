import { sameTime, zoneLetters, zoneName } from '../../domain/kernel/zones.ts'

let own: string | undefined

/** The only question about the reader's own clock, and only to name another zone where the two differ. */
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

/** What names the zone of a time, where the client's time or the time the reader's clock showed was another then. */
export const zoneBeside = (shown: string, timeZone: string, instant: number): ZoneBeside | undefined =>
  sameTime(shown, timeZone, instant) && readerZone() !== unknown && sameTime(shown, readerZone(), instant)
    ? undefined
    : { letters: zoneLetters(shown, instant), sentence: `in ${zoneName(shown, instant)}` }
