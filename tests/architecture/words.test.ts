import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogueOf, englishWords, problemsOf } from '../../scripts/words/catalogue.ts'
import english from '../../words/en.json' with { type: 'json' }

/** What a person reads stands in a catalogue, found in the syntax tree (`scripts/words/messages.ts`). */
type Words = Readonly<Record<string, ReadonlyArray<string>>>

const missing = (found: Words, catalogue: Words): ReadonlyArray<string> =>
  Object.entries(found).flatMap(([area, words]) =>
    words.filter((word) => !catalogue[area]?.includes(word)).map((word) => `${area}: ${word}`),
  )

const languages = globSync('words/*.json', { cwd: fileURLToPath(new URL('../..', import.meta.url)) })
  .map((path) => basename(path, '.json'))
  .filter((language) => language !== 'en')

describe('words/en.json has the words of the program (npm run words)', () => {
  const found = englishWords()

  it('every one', () => {
    expect(missing(found, english)).toEqual([])
  })

  it('and none that nobody says', () => {
    expect(missing(english, found)).toEqual([])
  })

  it('a word that is planted is missing', () => {
    expect(missing({ ...found, goals: [...(found.goals ?? []), 'Planted'] }, english)).toEqual(['goals: Planted'])
  })
})

it.each(languages)('the sentences of %s hold what stands in those of the program', (language) => {
  expect(problemsOf(catalogueOf(language))).toEqual([])
})

it('German says all of the goals: a second language is a file', () => {
  const { goals = {} } = catalogueOf('de')
  expect(english.goals.filter((word) => !goals[word])).toEqual([])
})
