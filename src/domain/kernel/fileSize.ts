/** § 9 File size display: under 1,000,000 bytes in kb, else in mb. Ours: one decimal, and never "0 kb" for a file. */
const MEGABYTE = 1_000_000
const KILOBYTE = 1_000

export const fileSize = (bytes: number): string =>
  bytes < MEGABYTE ? `${shortened(bytes / KILOBYTE)} kb` : `${shortened(bytes / MEGABYTE)} mb`

const shortened = (amount: number): string => String(amount > 0 ? Math.max(0.1, Math.round(amount * 10) / 10) : 0)
