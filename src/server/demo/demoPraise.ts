/** What somebody was praised for, so many days ago. */
export interface DemoPraise {
  readonly by: string
  readonly to: readonly string[]
  readonly daysAgo: number
  readonly text: string
  /** Core values of the company, by name. */
  readonly values?: readonly string[]
  /** For the line of those praised alone. */
  readonly isForLine?: true
}
