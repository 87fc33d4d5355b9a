/** What a file of a certification may be (§ 5 leaves it open; ours): said before anybody chooses one. */
import type { FileRule } from '../kernel/fileChoice.ts'

export const CERTIFICATION_FILE_MAX_BYTES = 10_000_000

/** At once; there may be more of them in the end. */
export const CERTIFICATION_FILES_MAX = 5

export const certificationFileRule: FileRule = {
  kinds: ['pdf', 'picture'],
  maxBytes: CERTIFICATION_FILE_MAX_BYTES,
  multiple: true,
}
