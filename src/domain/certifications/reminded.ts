/** What came of reminding somebody (ours, beside § 8's message): it is not said to be sent unless a mail is on its way. */
import { remindedSaid } from '../kernel/reminded.ts'
import type { ReminderSent } from './nouns.ts'
import { wording } from './wording.ts'

export const sentReminder = ({ reminder, employeeName }: Pick<ReminderSent, 'reminder' | 'employeeName'>) =>
  reminder === 'sent'
    ? ({ kind: 'success', text: wording.reminded } as const)
    : remindedSaid({ ...nobody, [reminder]: 1 }, employeeName)

const nobody = { sent: 0, alreadyReminded: 0, withoutAddress: 0 }
