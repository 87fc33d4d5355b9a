/**
 * What an agreement is to, as bytes (ours): the title and the text as JSON with its keys in order and no spaces, so that the
 * same words always have the same hash, however they were stored or sent. The evidence says how to check it.
 */
import type { PolicyContent } from './nouns.ts'

export const canonicalText = ({
  title,
  content,
}: {
  readonly title: string
  readonly content: PolicyContent
}): string => canonical({ title, content })

export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  const written = entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(pair)
  return `{${written.join(',')}}`
}

const pair = ([key, value]: readonly [string, unknown]): string => `${JSON.stringify(key)}:${canonical(value)}`
