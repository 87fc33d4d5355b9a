import type { ReviewStage } from '../../domain/reviews/lifecycle.ts'
import type { Question } from '../../domain/reviews/template.fields.ts'

/** In words of both, or as it says. */
type DemoReviewQuestion =
  | string
  | {
      readonly text: string
      readonly help?: string
      readonly asked?: Question['asked']
      readonly others?: Question['others']
      readonly kind?: Question['kind']
      readonly choices?: readonly string[]
      readonly weight?: number
    }

/** How a demo tenant tells its templates of reviews; without sections the questions stand in one. */
export interface DemoReviewTemplate {
  readonly name: string
  readonly description: string
  readonly isArchived?: true
  readonly questions?: readonly DemoReviewQuestion[]
  readonly sections?: readonly (readonly [title: string, questions: readonly DemoReviewQuestion[]])[]
}

/** What one side said to one question: in words, by a step from 1, or both. */
export type DemoReviewAnswer = string | number | readonly [chosen: number, text: string]

/** A review, by its people's keys and days from now; what is told of it is that of its stage. */
export interface DemoReview {
  readonly of: string
  readonly by: string
  readonly name: string
  readonly template: string
  readonly beginsInDays: number
  readonly dueInDays: number
  readonly stage: ReviewStage
  /** Who has submitted while it is written. */
  readonly submitted?: 'employee' | 'reviewer'
  /** By the question's text. */
  readonly answers?: Readonly<
    Record<string, { readonly employee?: DemoReviewAnswer; readonly reviewer?: DemoReviewAnswer }>
  >
  /** By the point's text, as the company's list has it. */
  readonly notes?: Readonly<Record<string, string>>
  /** Said by the employee to the report. */
  readonly acknowledged?: string
  /** Why a side has taken back what it had submitted. */
  readonly withdrawn?: readonly [by: 'employee' | 'reviewer', reason: string]
  /** Who was asked for feedback, and what those who have submitted said, by the question's text. */
  readonly feedback?: {
    readonly isClosed?: true
    /** Whom the employee has proposed, with why; nothing is decided of them. */
    readonly proposed?: Readonly<Record<string, string>>
    readonly asked: Readonly<Record<string, Readonly<Record<string, DemoReviewAnswer>> | null>>
  }
  /** The name of the cycle that planned it. */
  readonly cycle?: string
}

/** A cycle by dates of some departments, with the reviews of everybody in them; without one, of the people it names. */
export interface DemoReviewCycle {
  readonly name: string
  readonly template: string
  readonly departments: readonly string[]
  readonly beginsInDays: number
  readonly dueInDays: number
  readonly reviews: readonly (readonly [
    of: string,
    by: string,
    stage: ReviewStage,
    more?: Pick<DemoReview, 'submitted' | 'answers' | 'notes' | 'acknowledged'> & { readonly dueInDays?: number },
  ])[]
}
