/** What is loaded once the list is shown, in one file. */
export { BulkActions } from './BulkActions.tsx'
export { BulkOutcome } from './BulkOutcome.tsx'
export { FileEntries } from './FileEntries.tsx'
