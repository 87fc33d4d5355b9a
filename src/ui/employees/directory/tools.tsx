/** What is loaded once the list is shown, in one file. */
export { BulkActions } from './BulkActions.tsx'
export { BulkOutcome } from './BulkOutcome.tsx'
export { ListActions } from './ListActions.tsx'
