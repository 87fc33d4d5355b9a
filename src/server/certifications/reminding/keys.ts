import type { CertificationId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'

/** One message a day about a certification, no matter who sends it. */
export const reminderKey = (id: CertificationId, today: Day): string => `certificationReminder:${id}:${today}`
