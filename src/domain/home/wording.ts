/** What the home area says. All ours: § 8 has no sentences for feedback. */
import type { InputProblem } from '../kernel/inputProblems.ts'
import { writtenNumber } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import { LONGEST_MESSAGE } from './limits.ts'
import type { Feedback } from './nouns.ts'

export const wording = {
  feedbackSent: 'Thank you. Your feedback has been sent.',
  feedbackFailed: 'Your feedback could not be sent. Your text is still here.',
} as const

export const feedbackKinds: Record<Feedback['kind'], string> = {
  bug: 'A problem',
  idea: 'An idea',
  praise: 'Praise',
}

export const messageSentence = (locale: Locale, problem: InputProblem | null): string | null => {
  switch (problem) {
    case null:
      return null
    case 'missing':
      return 'Write what you would like to tell us'
    case 'tooLong':
      return `At most ${writtenNumber(locale, LONGEST_MESSAGE)} characters`
    default:
      return 'Plain text only'
  }
}
