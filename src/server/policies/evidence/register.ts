import { createHash } from 'node:crypto'
import { standardLocale } from '../../../domain/kernel/locale.ts'
import {
  type Evidence,
  evidenceMoment,
  evidenceTitle,
  registerHeaders,
  registerRows,
} from '../../../domain/policies/evidence.ts'
import { csvText } from '../../files/csv.ts'

export interface Register {
  readonly sha256: string
  readonly bytes: Uint8Array
}

/**
 * The pack for a machine. The first line says what it is; the second names the hash of all that follows it, byte for byte,
 * which anybody can make anew: `tail -n +3 file.csv | sha256sum`. So it is the same for everybody, however they read days.
 */
export const registerOf = (pack: Evidence): Register => {
  const evidence = { ...pack, locale: standardLocale }
  const body = csvText([[...registerHeaders], ...registerRows(evidence)])
  const sha256 = createHash('sha256').update(body).digest('hex')
  const head = csvText([
    [evidenceTitle(evidence), evidence.clientName, evidenceMoment(evidence), evidence.timeZone],
    ['sha256 of everything below this line', sha256],
  ])
  return { sha256, bytes: new TextEncoder().encode(`\uFEFF${head}${body}`) }
}
