/** What a scan in an audit round came to, as the person who scans is told at once. Ours. */
import { scannedId } from '../labels/scanned.ts'
import { sameNumber } from '../numbers.ts'
import type { AssetAudit } from './nouns.ts'
import { auditWording } from './wording.ts'

/** What a scan, or a tick, came to; `isAsExpected` is false of what asks for a second look. */
export interface Sighting {
  readonly text: string
  readonly isAsExpected: boolean
}

interface Tick {
  readonly number: string
  readonly isSeen: boolean
}

const rowOf = (audit: AssetAudit | null, number: string) => {
  const id = scannedId(number)
  return audit?.rows.find((row) => (id === null ? sameNumber(row.number, number) : row.id === id))
}

/** Said of the round as it was before, and as it is now. */
export const sightingOf = ({ number, isSeen }: Tick, before: AssetAudit | null, now: AssetAudit): Sighting => {
  const row = rowOf(now, number)
  const called = row?.number ?? number
  if (!isSeen) return { text: auditWording.takenBack(called), isAsExpected: true }
  if (row !== undefined && !row.isExpected) return { text: auditWording.elsewhere(called), isAsExpected: false }
  return rowOf(before, number)?.seenUtc == null
    ? { text: auditWording.seen(called), isAsExpected: true }
    : { text: auditWording.seenBefore(called), isAsExpected: false }
}
