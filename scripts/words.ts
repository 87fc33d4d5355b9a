import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './programs.ts'
import { type Catalogue, catalogueFile, catalogueOf, completed, englishWords, problemsOf } from './words/catalogue.ts'

/**
 * `npm run words`: writes anew which words the program has (`words/en.json`); `npm run words -- de` the catalogue of a
 * language, with null where words are missing, and says what is wrong with it.
 */
const [language] = process.argv.slice(2)
const write = (name: string, content: unknown) => {
  const path = join(root, catalogueFile(name))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
}

write('en', englishWords())
if (language !== undefined) {
  const known: Catalogue = existsSync(join(root, catalogueFile(language))) ? catalogueOf(language) : {}
  const catalogue = completed(known)
  write(language, catalogue)
  const all = Object.values(catalogue).flatMap((area) => Object.values(area))
  console.log(`${catalogueFile(language)}: ${all.filter((said) => said !== null).length} of ${all.length} sentences.`)
  const problems = problemsOf(catalogue)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
