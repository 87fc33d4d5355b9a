/** What the palette says of what it finds. */
import type { PaletteEntry } from '../paletteEntries.ts'

/** The headings under which it stands. */
export const groupNames: Readonly<Record<PaletteEntry['kind'], string>> = {
  page: 'Pages',
  setting: 'Settings',
  action: 'Actions',
  person: 'People',
  policy: 'Policies',
  certification: 'Certifications',
  certificationType: 'Certification types',
  asset: 'Assets',
  goal: 'Goals',
  checkIn: 'Check-ins',
  review: 'Performance reviews',
  positionTemplate: 'Position templates',
}

export const searchWording = {
  label: 'Search people, records, pages and actions',
  /** In its field, which is short on a phone. */
  hint: 'Search everything',
  found: 'Found',
  looking: 'Searching records…',
  failed: 'Records could not be searched. Pages, actions and people you see here still work.',
  retry: 'Try again',
  nothing: (query: string) => `Nothing found for “${query}”. Try fewer letters, or another word for it.`,
} as const
