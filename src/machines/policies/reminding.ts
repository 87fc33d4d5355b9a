import type { PolicyComplianceCounts } from '../../domain/policies/nouns.ts'
import type { Question } from '../kit/confirm.machine.ts'
import type { OfPolicy } from './policies.ports.ts'

export const lateIn = (compliance: PolicyComplianceCounts | null): number => compliance?.counts.late ?? 0

export const reminderQuestion = (
  { tenantId, id, title }: OfPolicy & { readonly title: string },
  late: number,
): Question => ({
  title: late === 1 ? 'Remind 1 person' : `Remind ${late} people`,
  text: `Everybody who is late to agree to ${title} gets an email with a link to it. Whoever was reminded today already is not written to again.`,
  confirmLabel: late === 1 ? 'Remind 1 person' : `Remind ${late} people`,
  subject: { tenantId, id },
})
