/** What is said about the sample data of a client. */
import { titled } from '../audit/words.ts'
import { listed } from '../kernel/lists.ts'
import type { SampleData } from './nouns.ts'
import { addedToSamples, type SampleKeeper, type SampleKind } from './sampleData.ts'

type Loaded = NonNullable<SampleData>

export const sampleDataWording = {
  loaded: 'Sample data loaded',
  removed: 'Sample data removed',
  changed: 'The sample data has changed in the meantime, so nothing was removed. Check it again.',
  readFailed: 'Sample data could not be looked up',
  loadFailed: 'Sample data could not be loaded',
  removeFailed: 'Sample data could not be removed',
  where: 'Remove sample data',
} as const

/** Why the server does not do it. */
export const sampleDataDenials = {
  already_loaded: 'Sample data is already loaded. Remove it before you load it again.',
  not_loaded: 'There is no sample data to remove.',
  changed_meanwhile: sampleDataWording.changed,
} as const

const kindWords: Readonly<Record<SampleKind, readonly [one: string, many: string]>> = {
  person: ['person', 'people'],
  department: ['department', 'departments'],
  position: ['position', 'positions'],
  positionTemplate: ['position template', 'position templates'],
  goal: ['goal', 'goals'],
  checkIn: ['check-in', 'check-ins'],
  checkInSeries: ['series of check-ins', 'series of check-ins'],
  checkInTemplate: ['check-in template', 'check-in templates'],
  review: ['performance review', 'performance reviews'],
  reviewTemplate: ['review template', 'review templates'],
  certification: ['certification', 'certifications'],
  certificationType: ['certification type', 'certification types'],
  policy: ['policy', 'policies'],
  policyCategory: ['policy category', 'policy categories'],
  asset: ['asset', 'assets'],
  assetCategory: ['asset category', 'asset categories'],
  assetLocation: ['asset location', 'asset locations'],
  meetingLocation: ['meeting location', 'meeting locations'],
}

/** At the start of a sentence. */
export const sampleKindTitle = (kind: SampleKind): string => titled(kindWords[kind][0])

export const sampleCounts = ({ going }: Loaded): ReadonlyArray<string> =>
  // A number stays beside what it counts.
  going.map(({ kind, count }) => `${count}\u00a0${kindWords[kind][count === 1 ? 0 : 1]}`)

/** Why one of them stays. */
export const keeperWords: Readonly<Record<SampleKeeper, string>> = {
  login: 'it has a login or a real address',
  person: 'one of your people uses it',
  agreement: 'one of your people has agreed to it',
  certification: 'one of your people holds it',
  sample: 'something that stays needs it',
  other: 'something of yours refers to it',
}

/** Over numbers of people. */
export const samplesCounted = (count: number): string =>
  count === 1
    ? '1 sample person counts here until the sample data is removed.'
    : `${count} sample people count here until the sample data is removed.`

/** What is asked before it is removed. */
export const removalQuestion = (samples: Loaded) => {
  const { going, staying } = samples
  const added = addedToSamples(going)
  const what = going.length === 0 ? 'Nothing will be deleted.' : `This deletes ${listed(sampleCounts(samples))}.`
  const theirs =
    added === 0
      ? ''
      : added === 1
        ? ' Your team added one of them to a sample person.'
        : ` Your team added ${added} of them to sample people.`
  const stays =
    staying.length === 0
      ? ''
      : ` ${listed(staying.map(({ name }) => name))} ${staying.length === 1 ? 'stays, because it is' : 'stay, because they are'} in use.`
  return {
    title: 'Remove sample data',
    text: `${what}${theirs}${stays} This cannot be undone.`,
    confirmLabel: 'Remove sample data',
    tone: 'danger' as const,
  }
}
