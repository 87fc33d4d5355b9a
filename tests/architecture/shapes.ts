import type { Rule } from './rules.ts'

/** A barrel hides who needs what, and pulls everything along. */
export const hasNoBarrels: Rule = (modules) =>
  modules
    .filter(({ path }) => /\/index\.tsx?$/.test(path))
    .map(({ path }) => `${path} is a barrel: import the file itself`)

const emptyNames = ['utils', 'helpers', 'misc', 'common', 'shared', 'lib', 'types', 'hooks']

/** A folder is named after a subject. */
export const namesItsSubjects: Rule = (modules) =>
  modules.flatMap(({ path }) =>
    path
      .split('/')
      .slice(0, -1)
      .filter((folder) => emptyNames.includes(folder.toLowerCase()))
      .map((folder) => `${path}: a folder called ${folder} names no subject`),
  )

/** A domain file begins with the rule it keeps, in the specification's words. */
export const saysItsRule: Rule = (modules) =>
  modules
    .filter(({ path }) => path.startsWith('src/domain/') && !/\/(nouns|ids)\.ts$/.test(path))
    .filter(({ source }) => !source.startsWith('/**'))
    .map(({ path }) => `${path} does not begin with a docblock that says its rule`)

const longest = 300

/** Files that may be long, each with its reason. */
export const longOnPurpose: Readonly<Record<string, string>> = {}

/** Beyond 300 lines a second file is hiding inside the first. */
export const staysShort: Rule = (modules) =>
  modules
    .filter(({ path }) => !(path in longOnPurpose))
    .map(({ path, source }) => ({ path, lines: source.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `${path} has ${lines} lines: split it`)
