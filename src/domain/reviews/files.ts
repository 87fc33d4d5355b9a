/** What a file of a review may be (§ 7 has them; ours): said before anybody chooses one. */
import type { FileRule } from '../kernel/fileChoice.ts'

export const REVIEW_FILE_MAX_BYTES = 10_000_000

/** At once; there may be more of them in the end. */
export const REVIEW_FILES_MAX = 5

export const reviewFileRule: FileRule = { kinds: ['pdf', 'picture'], maxBytes: REVIEW_FILE_MAX_BYTES, multiple: true }
