/** How much one import takes. Ours; said beside the chooser and asked again by the server. */
import type { FileRule } from '../fileChoice.ts'

export const IMPORT_MAX_BYTES = 5_000_000
export const IMPORT_MAX_ROWS = 10_000
export const IMPORT_MAX_COLUMNS = 100
export const IMPORT_MAX_EDITS = 5_000

export const importFileRule: FileRule = { kinds: ['csv'], maxBytes: IMPORT_MAX_BYTES }
