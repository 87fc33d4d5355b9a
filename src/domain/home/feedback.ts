/**
 * Feedback to the people who run the product (§ 7 POST feedback: feedback body; what the body holds is ours): what
 * kind, in the person's own words, and the page it is about where they want to say so.
 */
import { type InputProblem, textProblem } from '../kernel/inputProblems.ts'
import { LONGEST_MESSAGE, LONGEST_PAGE } from './limits.ts'
import type { Feedback } from './nouns.ts'

export interface FeedbackDraft {
  readonly kind: Feedback['kind']
  readonly message: string
  /** Whether to say which page it is about. */
  readonly namesPage: boolean
}

export const emptyFeedback: FeedbackDraft = { kind: 'idea', message: '', namesPage: true }

export const messageProblem = (message: string): InputProblem | null =>
  message.trim() === '' ? 'missing' : textProblem(message.trim(), LONGEST_MESSAGE)

export const isTyped = ({ message }: FeedbackDraft): boolean => message.trim() !== ''

/** What is sent. `about` is the page the person came from; null when there was none. */
export const toFeedback = (
  { kind, message, namesPage }: FeedbackDraft,
  about: string | null,
  version: string,
): Feedback => ({
  kind,
  message: message.trim(),
  page: namesPage && about !== null ? about.slice(0, LONGEST_PAGE) : '',
  version,
})
