/**
 * What is wrong with a line or a text somebody typed. The bounds are those of `line`, `lineOrEmpty`, `text` and `Day` in
 * the kernel's nouns, for the browser, which has no Schema at run time; a test holds the two together.
 */
export type TypedProblem = 'missing' | 'tooLong' | 'notOneLine' | 'notPlainText' | 'notADay'

/** One line that may be empty. Judged as it will be stored: without the spaces around it. */
export const lineProblem = (typed: string, max: number): TypedProblem | null => {
  const line = typed.trim()
  if (line.length > max) return 'tooLong'
  return /^[^\p{Cc}\p{Cs}]*$/u.test(line) ? null : 'notOneLine'
}

/** One line that says something. */
export const requiredLineProblem = (typed: string, max: number): TypedProblem | null =>
  typed.trim() === '' ? 'missing' : lineProblem(typed, max)

export const textProblem = (typed: string, max: number): TypedProblem | null => {
  if (typed.length > max) return 'tooLong'
  return /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u.test(typed) ? null : 'notPlainText'
}

/** A day of the calendar, YYYY-MM-DD. */
export const dayProblem = (typed: string): TypedProblem | null =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(typed) && isOnTheCalendar(typed) ? null : 'notADay'

/** JavaScript rolls 31st February over to March; a day that does not come back as it went in never was. */
export const isOnTheCalendar = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** What stands under the field; null when nothing is wrong. */
export const typedSentence = (problem: TypedProblem | null, max: number): string | null => {
  switch (problem) {
    case null:
      return null
    case 'missing':
      return 'This is needed'
    case 'tooLong':
      return `At most ${max} characters`
    case 'notOneLine':
      return 'One line of plain text only'
    case 'notPlainText':
      return 'Plain text only'
    case 'notADay':
      return 'Enter a day of the calendar'
  }
}
