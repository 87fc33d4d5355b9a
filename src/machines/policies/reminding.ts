import type { PolicyComplianceCounts, RemindersSent } from '../../domain/policies/nouns.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { OfPolicy } from './policies.ports.ts'

export const lateIn = (compliance: PolicyComplianceCounts | null): number => compliance?.counts.late ?? 0

/** The question behind which everybody who is late is written to. */
export const lateReminder = questionOf<OfPolicy, RemindersSent>()

export const reminderQuestion = (
  { id, title }: OfPolicy & { readonly title: string },
  late: number,
): QuestionAbout<OfPolicy> => ({
  title: late === 1 ? 'Remind 1 person' : `Remind ${late} people`,
  text: `Everyone overdue on ${title} gets an email with a link. People already reminded today are skipped.`,
  confirmLabel: late === 1 ? 'Remind 1 person' : `Remind ${late} people`,
  subject: { id },
})
