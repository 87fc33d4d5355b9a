/**
 * What is told of an earlier day, and by what (ours): the version in force at its end, whom it bound, what they had agreed
 * to and the settings of then are kept; names and departments are those of today. Of what was set before settings were
 * kept, the earliest that are known stand in, and that is said.
 */
import { writtenDay } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import type { AsAtBasis, PolicyCompliance } from './nouns.ts'
import { dueWords, renewalWords } from './settingsWords.ts'

/** Null for now, of which there is nothing to say. */
export const asAtWords = (locale: Locale, { asAt, basis }: Pick<PolicyCompliance, 'asAt' | 'basis'>): string | null => {
  if (asAt === null) return null
  const day = writtenDay(locale, asAt)
  if (basis === null) return `This policy was not published yet at the end of ${day}.`
  return `At the end of ${day}: version ${basis.versionNo} was in force, with the people it applied to, their agreements and ${settings(locale, basis)}. ${ofToday}`
}

export const ofToday = 'Names and departments are today’s.'

const settings = (locale: Locale, basis: AsAtBasis): string => {
  const hasDue = basis.dueDay !== null || basis.dueInDays !== null
  const words = `${hasDue ? 'due: ' : ''}${lower(dueWords(locale, basis))}, renewal: ${lower(renewalWords(basis))}`
  return basis.areSettingsKnown
    ? `the settings of that day (${words})`
    : `the earliest known settings (${words}), as the settings of that day were not kept`
}

const lower = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`
