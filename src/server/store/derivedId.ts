import { createHash } from 'node:crypto'

/** The same text gives the same id on every machine; in the form of a version-4 UUID, which ids have to have (§ 9). */
export const derivedId = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
