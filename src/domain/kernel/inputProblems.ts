/**
 * What is wrong with a line, a text or a day somebody typed, for the browser, which has no Schema at run time. `nouns.ts`
 * makes its Schemas from the same patterns.
 */

/** Neither control characters nor halves of characters. */
export const plainLine = /^[^\p{Cc}\p{Cs}]*$/u
/** The same, with tabs and ends of lines. */
export const plainText = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u
export const calendarDay = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** Of the notes to a confirmation (§ 2.6), at most. */
export const NOTES_MAX = 1_000

export type InputProblem = 'missing' | 'tooLong' | 'notOneLine' | 'notPlainText' | 'notADay'

/** One line that may be empty. Judged as it will be stored: without the spaces around it. */
export const lineProblem = (typed: string, max: number): InputProblem | null => {
  const line = typed.trim()
  if (line.length > max) return 'tooLong'
  return plainLine.test(line) ? null : 'notOneLine'
}

export const textProblem = (typed: string, max: number): InputProblem | null => {
  if (typed.length > max) return 'tooLong'
  return plainText.test(typed) ? null : 'notPlainText'
}

/** A day of the calendar, YYYY-MM-DD. */
export const dayProblem = (typed: string): InputProblem | null =>
  calendarDay.test(typed) && isOnTheCalendar(typed) ? null : 'notADay'

/** JavaScript rolls 31st February over to March; a day that does not come back as it went in never was. */
export const isOnTheCalendar = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** What stands under the field; null when nothing is wrong. */
export const problemSentence = (problem: InputProblem | null, max: number): string | null => {
  switch (problem) {
    case null:
      return null
    case 'missing':
      return 'Required'
    case 'tooLong':
      return `At most ${max} characters`
    case 'notOneLine':
      return 'One line of plain text only'
    case 'notPlainText':
      return 'Plain text only'
    case 'notADay':
      return 'Enter a valid date'
  }
}

/** Spaces, signs and characters nobody can see say nothing: there is a letter or a figure, of any script. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
