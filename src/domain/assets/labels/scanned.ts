/** A label's code holds the address of an asset's page, which a scanner types as it is. Ours. */
import type { AssetId } from '../../kernel/ids.ts'

const label = /\/assets\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i

/** Null for what is a number. */
export const scannedId = (text: string): AssetId | null =>
  (label.exec(text.trim())?.[1]?.toLowerCase() as AssetId | undefined) ?? null
