import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Liberation Sans, which the PDF library of the browser brings along: letters of Latin, Greek and Cyrillic in one file for
 * each style. It is embedded, so that a pack looks the same wherever it is read.
 */
const directory = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')

export const fonts = {
  regular: join(directory, 'LiberationSans-Regular.ttf'),
  strong: join(directory, 'LiberationSans-Bold.ttf'),
  emphasised: join(directory, 'LiberationSans-Italic.ttf'),
  both: join(directory, 'LiberationSans-BoldItalic.ttf'),
} as const

export type FontName = keyof typeof fonts
