import type { ReminderPause } from '../../domain/compliance/nouns.ts'
import { type PauseDraft, pauseFields } from '../../domain/compliance/pause.fields.ts'
import { wording } from '../../domain/compliance/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { ComplianceOf } from '../certifications/employeeCompliance.ts'
import { draftOf } from '../kit/drafts.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { dialogsOf, type RunDialog } from '../kit/recordDialogs.machine.ts'
import type { CompliancePorts } from './compliance.ports.ts'

/** Whether the reminders of one person wait; null when they do not. System id: `reminderPause`. */
export const reminderPauseReading = readingOf<ComplianceOf, ReminderPause | null>('reminderPause')

export type ReminderPauseDialog = 'pause' | 'resume'

export interface PausedPerson {
  readonly id: EmployeeId
  readonly fullName: string
}

export type PauseForm = PauseDraft & { readonly today: Day }

export const pauseProblems = ({ today, ...draft }: PauseForm) => pauseFields.problems(draft, today)

/** What pausing begins with, and what is typed. */
export const pauseDraft = draftOf<PauseDraft>('reminderPause')

export const pauseInput = (pause: ReminderPause | null) =>
  pauseDraft.inputOf(pause === null ? pauseFields.blank : pauseFields.draftOf(pause))

/** The kit's record dialogs over a person. System id: `reminderPauseDialogs`. */
export const reminderPauseDialogs = dialogsOf<PausedPerson, ReminderPauseDialog, DialogForm, ReminderPause | null>({
  id: 'reminderPauseDialogs',
  dialogs: { pause: { hasDraft: true, rule: 'mayPause' }, resume: {} },
  rules: { mayPause: (form: PauseForm | null) => form !== null && Object.keys(pauseProblems(form)).length === 0 },
  messages: {
    done: (dialog) => (dialog === 'pause' ? wording.paused : wording.resumed),
    failed: (dialog) => (dialog === 'pause' ? wording.pauseFailed : wording.resumeFailed),
  },
})

export const reminderPauseDialogsMachine = reminderPauseDialogs.machine

type DialogForm = PauseForm | null

/** What each dialog asks of the server. */
export const pausingReminders =
  ({
    pauseReminders,
  }: Pick<CompliancePorts, 'pauseReminders'>): RunDialog<
    PausedPerson,
    ReminderPauseDialog,
    DialogForm,
    ReminderPause | null
  > =>
  ({ record: { id }, dialog, form }, signal) => {
    if (dialog === 'resume') return pauseReminders({ id, change: { untilDay: null, reason: '' } }, signal)
    return pauseReminders({ id, change: pauseFields.toSaved(form as PauseForm) }, signal)
  }
