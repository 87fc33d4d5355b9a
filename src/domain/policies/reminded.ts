/** What came of reminding everybody who is late, in words (ours): anyone who got no mail is named with the reason. */
import type { RemindersSent } from './nouns.ts'

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

export const sentReminders = ({ sent, alreadyReminded, withoutAddress }: RemindersSent): string =>
  [
    sent === 0 ? 'No reminders were sent.' : `A reminder is on its way to ${people(sent)}.`,
    alreadyReminded === 0
      ? ''
      : `${people(alreadyReminded)} had been reminded today already and ${alreadyReminded === 1 ? 'was' : 'were'} not written to again.`,
    withoutAddress === 0
      ? ''
      : `${people(withoutAddress)} ${withoutAddress === 1 ? 'has' : 'have'} no email address: tell them in person.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
