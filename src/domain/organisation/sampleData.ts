/** Ours: of what kinds the sample data of a client are, by what one tells it, and why some of it may stay. */

/** In this everything of a load ends, in lists, in search and in exports. */
export const sampleMark = (number: number): string => (number === 1 ? '(sample)' : `(sample ${number})`)

/** Told by its name, wherever a name is all one has. */
export const isSample = (name: string): boolean => /\(sample( \d+)?\)$/.test(name)

export const sampleKinds = [
  'person',
  'department',
  'position',
  'positionTemplate',
  'goal',
  'checkIn',
  'checkInSeries',
  'checkInTemplate',
  'review',
  'reviewTemplate',
  'certification',
  'certificationType',
  'policy',
  'policyCategory',
  'asset',
  'assetCategory',
  'assetLocation',
  'meetingLocation',
] as const
export type SampleKind = (typeof sampleKinds)[number]

/** What keeps one: somebody's login or address, a person, an agreement, a certification, another that stays. */
export const sampleKeepers = ['login', 'person', 'agreement', 'certification', 'sample', 'other'] as const
export type SampleKeeper = (typeof sampleKeepers)[number]

export const sampleCount = (going: ReadonlyArray<{ readonly count: number }>): number =>
  going.reduce((sum, { count }) => sum + count, 0)

/** How much of what goes was added by people of the company, to what is a sample. */
export const addedToSamples = (going: ReadonlyArray<{ readonly others: number }>): number =>
  going.reduce((sum, { others }) => sum + others, 0)
