/** What the lists of the organisation say: why a rule denies, what each list is, and what became of an item. All ours. */
import type { ListName } from './listNames.ts'

/** What the simple collections say when a rule denies. The sentences are ours. */
export type CollectionDenial =
  | 'notApplicable'
  | 'alreadyExists'
  | 'inUse'
  | 'intoItself'
  | 'adminOnly'
  | 'featureNotGranted'

export const denials: Record<CollectionDenial, string> = {
  notApplicable: "'n/a' cannot be a category.",
  alreadyExists: 'This name is already in use.',
  inUse: 'This is still in use and cannot be deleted.',
  intoItself: 'An item cannot be merged into itself.',
  adminOnly: 'Only an administrator can change this list.',
  featureNotGranted: 'None of your permission groups allows this. An administrator can add you to a group.',
}

interface ListWords {
  /** With a capital, as it stands in a heading or a button: "Department". */
  readonly one: string
  readonly many: string
  /** What the list is for, under the heading of its page. */
  readonly purpose: string
  readonly nameLabel: string
  readonly detailLabel: string
}

/** All ours. */
export const listWords: Readonly<Record<ListName, ListWords>> = {
  categories: {
    one: 'Category',
    many: 'categories',
    purpose: 'General categories. Policies and assets have lists of their own.',
    nameLabel: 'Name',
    detailLabel: '',
  },
  departments: {
    one: 'Department',
    many: 'departments',
    purpose: 'Filters and forms list them in this order.',
    nameLabel: 'Name',
    detailLabel: '',
  },
  meetingLocations: {
    one: 'Meeting location',
    many: 'meeting locations',
    purpose: 'Where people meet for a check-in or a review.',
    nameLabel: 'Name',
    detailLabel: 'How to find it',
  },
  coreValues: {
    one: 'Core value',
    many: 'core values',
    purpose: 'What the company stands for. Reviews ask about each.',
    nameLabel: 'Name',
    detailLabel: 'What it means',
  },
  defaultDiscussionPoints: {
    one: 'Discussion point',
    many: 'discussion points',
    purpose: 'Points every performance review starts with. Manager points are only shown to managers.',
    nameLabel: 'Point',
    detailLabel: '',
  },
  tags: {
    one: 'Tag',
    many: 'tags',
    purpose: 'Labels for finding people. Renaming or merging a tag changes it everywhere.',
    nameLabel: 'Name',
    detailLabel: '',
  },
}

const lower = (one: string): string => one.slice(0, 1).toLowerCase() + one.slice(1)

/** § 3 Default discussion point: type 3 means a manager point, 1 one for both (ours). */
export const pointTypes = { managers: 'For managers', both: 'For both' } as const

/** What is told of an item: `told.saved('departments', 'Yard')`. */
export const told = {
  added: 'Added',
  saved: 'Saved',
  saveFailed: 'That could not be saved',
  removed: (list: ListName, name: string) => `${listWords[list].one} ${name} deleted`,
  removeFailed: 'That could not be deleted',
  merged: (name: string, into: string) => `${name} is now ${into}`,
  orderFailed: 'The order could not be saved. Nothing has changed.',
  removal: (list: ListName, name: string) => ({
    title: `Delete ${lower(listWords[list].one)}`,
    text: `${name} is not used anywhere. Delete it?`,
    confirmLabel: `Delete ${name}`,
  }),
} as const

export const localeWording = { loadFailed: 'Date and number formats could not be loaded' } as const
