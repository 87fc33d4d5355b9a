import type { PolicyComplianceCounts, RemindersSent } from '../../domain/policies/nouns.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { OfPolicy } from './policies.ports.ts'

/** The question behind which everybody who is late, and was not reminded today, is written to. */
export const lateReminder = questionOf<OfPolicy, RemindersSent>()

export const reminderQuestion = (
  { id, title }: OfPolicy & { readonly title: string },
  compliance: Pick<PolicyComplianceCounts, 'counts' | 'toRemind'> | null,
): QuestionAbout<OfPolicy> => {
  const toRemind = compliance?.toRemind ?? 0
  const remind = toRemind === 1 ? 'Remind 1 person' : `Remind ${toRemind} people`
  const left = (compliance?.counts.late ?? 0) - toRemind
  const who = left === 0 ? 'Everyone overdue' : toRemind === 1 ? 'The other person overdue' : 'Everyone else overdue'
  return {
    title: remind,
    text: `${leftOut(left)}${who} on ${title} gets an email with a link.`,
    confirmLabel: remind,
    subject: { id },
  }
}

const leftOut = (count: number): string => {
  if (count === 0) return ''
  return count === 1
    ? '1 person was already reminded today or has no email address. '
    : `${count} people were already reminded today or have no email address. `
}
