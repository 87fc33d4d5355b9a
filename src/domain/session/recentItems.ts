/** What was used lately in the palette: the latest first, each once, at most five. Ours. */
const MOST_RECENT = 5

export const withRecent = (recent: ReadonlyArray<string>, id: string): ReadonlyArray<string> =>
  [id, ...recent.filter((one) => one !== id)].slice(0, MOST_RECENT)
