import type { CheckInStatus } from '../../domain/checkIns/lifecycle.ts'
import type { Question } from '../../domain/checkIns/template.fields.ts'
import type { RhythmKind, Weekday } from '../../domain/kernel/rhythm.ts'

/** How a demo tenant tells its check-ins: people by key, places and templates by name, days from now. */
export interface DemoCheckIns {
  readonly templates: readonly DemoCheckInTemplate[]
  readonly series: readonly DemoSeries[]
  readonly singles: readonly DemoSingle[]
}

export type DemoQuestion = readonly [text: string, asked: Question['asked'], kind?: Question['kind']]

interface DemoCheckInTemplate {
  readonly name: string
  readonly description: string
  readonly sections: readonly (readonly [title: string, questions: readonly DemoQuestion[]])[]
  readonly isArchived?: true
}

/** Who meets, and as what it is planned. */
interface DemoPlan {
  readonly of: string
  readonly with: string
  readonly name: string
  readonly template?: string
  readonly time: string
  readonly minutes: number
  readonly place?: string
}

export interface DemoSeries extends DemoPlan {
  readonly rhythm: Exclude<RhythmKind, 'once' | 'own'>
  readonly on: Weekday
  /** It began on the first such day since. */
  readonly sinceDaysAgo: number
  /** By how many turns before the next one: 1 is the last that was. 0 is the next. */
  readonly told?: Readonly<Record<number, DemoMeeting>>
  /** What the employee answered on the scale, the oldest first, where nothing else is told. */
  readonly mood?: readonly number[]
}

interface DemoSingle extends DemoPlan, DemoMeeting {
  readonly inDays: number
}

/** What was written in one. Those behind are complete where nothing else is said. */
export interface DemoMeeting {
  readonly status?: CheckInStatus
  /** By the question's text. */
  readonly answers?: Readonly<Record<string, { readonly employee?: string; readonly reviewer?: string }>>
  readonly notes?: readonly [by: string, text: string]
  readonly private?: readonly (readonly [by: string, text: string])[]
  readonly agenda?: readonly (readonly [by: string, text: string, isDone?: boolean])[]
  readonly actions?: readonly (readonly [owner: string, text: string, dueInDays: number | null, isDone?: boolean])[]
  readonly comments?: readonly (readonly [by: string, text: string])[]
  readonly reopenedBecause?: string
}
