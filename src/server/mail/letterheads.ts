import { createHash } from 'node:crypto'
import type { PrintedLogo } from '../paper/logo.ts'
import type { Letterhead } from './htmlPart.ts'
import type { Letter } from './message.ts'

/** A letter's head, and the picture in it as it goes with the mail. */
interface Head extends Letterhead {
  readonly picture: { readonly cid: string; readonly png: Buffer } | null
}

export type HeadOf = (letter: Pick<Letter, 'tenantId' | 'kind'>) => Promise<Head>

interface Client {
  readonly name: string
  readonly logo: Uint8Array | undefined
}

const logoHeight = 36
const widestLogo = 220
const cid = 'logo@tenure'
const nobodys: Head = { name: 'Tenure', logo: null, picture: null, choices: null }

interface Heads {
  /** Read anew for each letter: it may have another name or logo since. */
  readonly clientOf: (tenantId: string) => Promise<Client | undefined>
  /** Where who gets a letter of this kind chooses how they are told; null for what cannot be chosen. */
  readonly choicesOf: (kind: string) => string | null
}

export const letterheads = ({ clientOf, choicesOf }: Heads): HeadOf => {
  const drawn = drawing()
  return async ({ tenantId, kind }) => {
    const client = tenantId === null ? undefined : await clientOf(tenantId)
    if (client === undefined) return nobodys
    const logo = client.logo && (await drawn(client.logo))
    return {
      name: client.name,
      logo: logo === undefined ? null : placed(logo),
      picture: logo === undefined ? null : { cid, png: logo.png },
      choices: choicesOf(kind),
    }
  }
}

const mostKept = 50

/** Ten thousand letters of a morning have one logo: it is drawn once. The code that draws is loaded for the first. */
const drawing = () => {
  const kept = new Map<string, Promise<PrintedLogo | undefined>>()
  return async (bytes: Uint8Array) => {
    const key = createHash('sha256').update(bytes).digest('base64')
    const known = kept.get(key)
    if (known) return known
    const made = import('../paper/logo.ts').then(({ printedLogo }) => printedLogo(bytes))
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, made)
    return made
  }
}

const placed = ({ width, height, isPale }: PrintedLogo): Head['logo'] => {
  const scale = Math.min(logoHeight / height, widestLogo / width)
  return { src: `cid:${cid}`, width: Math.round(width * scale), height: Math.round(height * scale), isPale }
}
