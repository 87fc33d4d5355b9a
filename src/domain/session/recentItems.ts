/** What was used lately in the palette: the latest first, each once, at most five. Ours. */
import type { PaletteEntry } from './paletteEntries.ts'

const MOST_RECENT = 5

/** Of a record only the server knows what it is called, so it could not be shown again. */
export const withRecent = (
  recent: ReadonlyArray<string>,
  { id, target }: Pick<PaletteEntry, 'id' | 'target'>,
): ReadonlyArray<string> =>
  'address' in target ? recent : [id, ...recent.filter((one) => one !== id)].slice(0, MOST_RECENT)
