/** What came of reminding somebody (ours, beside § 8's message): it is not said to be sent unless a mail is on its way. */
import type { ReminderSent } from './nouns.ts'
import { wording } from './wording.ts'

export const sentReminder = ({ reminder, employeeName }: Pick<ReminderSent, 'reminder' | 'employeeName'>): string => {
  switch (reminder) {
    case 'sent':
      return wording.reminded
    case 'alreadyReminded':
      return `${employeeName} has been reminded of this today already and is not written to again.`
    case 'withoutAddress':
      return `${employeeName} has no email address: tell them in person. No reminder was sent.`
  }
}
