/** What a file of an asset may be (§ 5 leaves it open; ours): said before anybody chooses one. */
import type { FileRule } from '../kernel/fileChoice.ts'

export const ASSET_FILE_MAX_BYTES = 10_000_000

/** At once; there may be more of them in the end. */
export const ASSET_FILES_MAX = 5

export const assetFileRule: FileRule = {
  kinds: ['pdf', 'picture'],
  maxBytes: ASSET_FILE_MAX_BYTES,
  multiple: true,
}
