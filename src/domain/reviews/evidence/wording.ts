/** What evidence is called (ours). */
import type { EvidenceKind } from './kinds.ts'

export const kindNames: Record<EvidenceKind, string> = {
  goal: 'Goal',
  checkIn: 'Check-in',
  action: 'Action item',
  certification: 'Certification',
  policy: 'Policy',
  position: 'Position',
  praise: 'Praise',
}

export const kindsNames: Record<EvidenceKind, string> = {
  goal: 'Goals',
  checkIn: 'Check-ins',
  action: 'Action items',
  certification: 'Certifications',
  policy: 'Policies',
  position: 'Positions',
  praise: 'Praise',
}

export const evidenceWording = {
  notLoaded: 'Evidence could not be loaded. Check your connection, then try again.',
  noRoom: 'This text has reached its maximum length.',
} as const

/** Within a line about it: "from Max Power for Own it, Safety first". */
export const praisedBy = (name: string | null, values: ReadonlyArray<string>): string =>
  values.length === 0 ? `from ${name ?? '…'}` : `from ${name ?? '…'} for ${values.join(', ')}`
