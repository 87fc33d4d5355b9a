/** What an uploaded policy may be (§ 5 leaves it open; ours): one PDF, of a size said beside the chooser. */

export const POLICY_FILE_MAX_BYTES = 10_000_000

/** A longer one is no policy: nobody reads it before agreeing. */
export const POLICY_FILE_MAX_PAGES = 1_000
