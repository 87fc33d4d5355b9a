/** What the simple collections say when a rule denies. The sentences are ours. */
export type CollectionDenial = 'notApplicable' | 'alreadyExists' | 'inUse' | 'adminOnly' | 'featureNotGranted'

export const denials: Record<CollectionDenial, string> = {
  notApplicable: "'n/a' cannot be a category.",
  alreadyExists: 'There is one with this name already.',
  inUse: 'This is still in use and cannot be deleted.',
  adminOnly: 'Only an administrator may change this list.',
  featureNotGranted: 'None of your permission groups allows this.',
}
