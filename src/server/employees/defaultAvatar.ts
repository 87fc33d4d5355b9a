import { createHash } from 'node:crypto'
import { avatarTints, avatarTone, initials } from '../../domain/kernel/person.ts'

interface Drawn {
  readonly bytes: Uint8Array
  readonly etag: string
}

/** § 3 A default avatar is used when none exists: the letters and the tint that the screens draw for this name. */
export const defaultAvatar = (fullName: string): Drawn => {
  const { background, text } = avatarTints[avatarTone(fullName)]
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 150" width="150" height="150">' +
    `<rect width="150" height="150" fill="${background[0]}"/>` +
    `<text x="75" y="75" fill="${text[0]}" font-family="system-ui, sans-serif" font-size="57" font-weight="500" ` +
    `text-anchor="middle" dominant-baseline="central">${escaped(initials(fullName))}</text></svg>`
  return {
    bytes: new TextEncoder().encode(svg),
    etag: `"default-${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`,
  }
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? '')
