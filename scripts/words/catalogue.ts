import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../programs.ts'
import { areaOf, codesIn, isSource, messagesIn } from './messages.ts'
import { type Says, type Translation, tokens } from './translated.ts'

/** The words of a language, by area and by the English they stand for; null where they are still to be found. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Translation | null>>>>

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const filesUnder = (...patterns: ReadonlyArray<string>): ReadonlyArray<string> =>
  globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

/** What is a value of the program wherever not only words can stand. */
export const programCodes = (): ReadonlySet<string> =>
  new Set(
    filesUnder('src/{domain,contract,machines,infra,ui}/**/*.{ts,tsx}').flatMap((path) => codesIn(path, read(path))),
  )

/** All words of the program, by area, in the order of the alphabet. */
export function englishWords(): Readonly<Record<string, ReadonlyArray<string>>> {
  const codes = programCodes()
  const areas: Record<string, Set<string>> = {}
  for (const path of filesUnder('src/**/*.{ts,tsx}').filter(isSource)) {
    const area = areaOf(path)
    for (const { key } of messagesIn(path, read(path), codes)) {
      areas[area] ??= new Set()
      areas[area].add(key)
    }
  }
  return Object.fromEntries(
    Object.keys(areas)
      .sort()
      .map((area) => [area, [...(areas[area] ?? [])].sort()]),
  )
}

export const catalogueFile = (language: string): string => `words/${language}.json`

export const catalogueOf = (language: string): Catalogue => JSON.parse(read(catalogueFile(language)))

/** A catalogue that has every word of the program, and none that it does not say. */
export const completed = (known: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(englishWords()).map(([area, words]) => [
      area,
      Object.fromEntries(words.map((word) => [word, known[area]?.[word] ?? null])),
    ]),
  )

/** What a translation may not do: leave out what stands in a sentence, or put in what does not. */
export function problemsOf(catalogue: Catalogue): ReadonlyArray<string> {
  const standing = (text: string) => text.split(tokens).filter((_, at) => at % 2 === 1)
  return Object.entries(catalogue).flatMap(([area, words]) =>
    Object.entries(words).flatMap(([word, said]) => {
      const forms = said === null ? [] : typeof said === 'string' ? [said] : Object.values(said)
      const wrong = forms.filter((form) => standing(form).sort().join() !== standing(word).sort().join())
      return wrong.map((form) => `${area}: “${form}” does not hold what stands in “${word}”`)
    }),
  )
}

/** How a language says the words of an area; in English what it has no words for. */
export const saysOf = (language: string): ((area: string) => Says) => {
  if (language === pseudo)
    return () =>
      ({ key }) =>
        pseudoWords(key)
  const catalogue = catalogueOf(language)
  return (area) =>
    ({ key }) =>
      catalogue[area]?.[key] ?? undefined
}

/** A language for tests, made by machine: with accents, a third longer, and every piece of text in brackets. */
export const pseudo = 'pseudo'

export const pseudoWords = (english: string): string =>
  english
    .split(tokens)
    .map((text, at) =>
      at % 2 === 1
        ? text
        : text.replace(
            /^(\s*)(.*\p{L}.*?)(\s*)$/su,
            (_, before, words, after) => `${before}⟦${accented(words)}⟧${after}`,
          ),
    )
    .join('')

const accented = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => accents[letter] ?? letter) + '·'.repeat(Math.ceil(words.length * 0.3))

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàeéiîoöuûnñcçyýsšzžAÀEÉIÎOÖUÛNÑCÇSŠZŽ'.matchAll(/(.)(.)/gu)].map(([, plain = '', other = '']) => [
    plain,
    other,
  ]),
)
