/**
 * What things are printed with: Noto, which has letters of one look for nearly every script. The first four files are
 * embedded; the others are only drawn from (`letters.ts` says why).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, openSync } from 'fontkit'

export type Face = 'regular' | 'strong' | 'emphasised' | 'both'

const { resolve } = createRequire(import.meta.url)
const directoryOf = (name: string): string => dirname(resolve(`${name}/package.json`))

const noto = (family: string, name: string, style: string): string =>
  join(directoryOf(`@expo-google-fonts/${family}`), style, `${name}_${style}.ttf`)

/** Latin, Greek and Cyrillic. */
export const embedded: Readonly<Record<Face, string>> = {
  regular: noto('noto-sans', 'NotoSans', '400Regular'),
  strong: noto('noto-sans', 'NotoSans', '700Bold'),
  emphasised: noto('noto-sans', 'NotoSans', '400Regular_Italic'),
  both: noto('noto-sans', 'NotoSans', '700Bold_Italic'),
}

/** Small, and it has a space, which is all that is embedded of it. */
export const blankFont = noto('noto-sans-hebrew', 'NotoSansHebrew', '400Regular')

type Weight = '400Regular' | '700Bold'

/** Without a slanted style of their own: a slanted name is printed upright. */
const weightOf = (face: Face): Weight => (face === 'strong' || face === 'both' ? '700Bold' : '400Regular')

const others = [
  ['noto-sans-arabic', 'NotoSansArabic'],
  ['noto-sans-hebrew', 'NotoSansHebrew'],
  ['noto-sans-thai', 'NotoSansThai'],
  ['noto-sans-devanagari', 'NotoSansDevanagari'],
  ['noto-emoji', 'NotoEmoji'],
] as const

const opened = new Map<string, Font>()

const fontOf = (file: string): Font => {
  const known = opened.get(file)
  if (known !== undefined) return known
  const font = openSync(file)
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  opened.set(file, font)
  return font
}

const embeddedFont = (face: Face): Font => fontOf(embedded[face])

export const isEmbedded = (font: Font): boolean => Object.values(embedded).some((file) => opened.get(file) === font)

/** The font that has all of it, the embedded one first; undefined where there is none. */
export const fontFor = (cluster: string, face: Face): Font | undefined => {
  const own = embeddedFont(face)
  if (hasAll(own, cluster)) return own
  for (const [family, name] of others) {
    const font = fontOf(noto(family, name, weightOf(face)))
    if (hasAll(font, cluster)) return font
  }
  return eastAsian(cluster)
}

/** Says how letters join or which way they run, and is nothing to be seen. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u

const hasAll = (font: Font, cluster: string): boolean =>
  [...cluster].every((letter) => unseen.test(letter) || has(font, letter))

const has = (font: Font, letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** What is handed to the font: of what is unseen only what it knows of, else it draws a box. */
export const drawable = (font: Font, text: string): string =>
  [...text].filter((letter) => !unseen.test(letter) || has(font, letter)).join('')

/** Chinese, Japanese and Korean come in pieces of a hundred letters or so. */
const eastAsian = (cluster: string): Font | undefined => {
  const code = cluster.codePointAt(0) ?? 0
  for (const family of ['noto-sans-sc', 'noto-sans-kr']) {
    for (const { file, ranges } of piecesOf(family)) {
      if (!ranges.some(([first, last]) => first <= code && code <= last)) continue
      const font = fontOf(file)
      thin.add(font)
      if (hasAll(font, cluster)) return font
    }
  }
  return undefined
}

const thin = new Set<Font>()

/**
 * How thick a line is drawn round the shapes of a font, in its own units. The files of these scripts hold the thinnest
 * style and how it grows; what grows in this packing cannot be read here, and a line of that width comes to the same.
 */
export const thicknessOf = (font: Font): number => (thin.has(font) ? 46 : 0)

interface FontPiece {
  readonly file: string
  readonly ranges: ReadonlyArray<readonly [first: number, last: number]>
}

const families = new Map<string, ReadonlyArray<FontPiece>>()

const piecesOf = (family: string): ReadonlyArray<FontPiece> => {
  const known = families.get(family)
  if (known !== undefined) return known
  const directory = directoryOf(`@fontsource-variable/${family}`)
  const written = JSON.parse(readFileSync(join(directory, 'unicode.json'), 'utf8')) as Record<string, string>
  const pieces = Object.entries(written).map(([name, ranges]) => ({
    file: join(directory, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }))
  families.set(family, pieces)
  return pieces
}

/** `U+4e00-4e05`, `U+ff0a` */
const rangeOf = (written: string): readonly [number, number] => {
  const [first = '', last = first] = written.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
