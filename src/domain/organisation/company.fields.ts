/** What a client says of itself (`kernel/record.ts`). Ours, but for its name and vision (§ 3 Tenant). */
import { email } from '../kernel/emails.ts'
import { field, line, lineOrNone, orNone, recordOf, textOrNone } from '../kernel/record.ts'
import { isWorkingDays, usualWorkingDays, type WorkingDays } from '../kernel/workingDays.ts'
import { isTimeZone } from '../kernel/zones.ts'
import { isOccasionSetting, type OccasionSetting, usualOccasions } from './occasions.ts'

export const companyFields = recordOf({
  name: line('Name', 100, 'Enter the name of the company'),
  vision: textOrNone('Vision', 500),
  timeZone: field<string>('Time zone', {
    blank: '',
    problem: (typed) => (isTimeZone(typed) ? null : 'Choose a time zone'),
  }),
  workingDays: field<WorkingDays>('Working days', {
    blank: usualWorkingDays,
    problem: (typed) => (isWorkingDays(typed) ? null : 'Choose at least one day'),
  }),
  occasions: field<OccasionSetting>('Told on the home page', {
    blank: usualOccasions,
    problem: (typed) => (isOccasionSetting(typed) ? null : 'Choose what is told'),
  }),
  helpName: lineOrNone('Name of the contact', 100),
  helpEmail: orNone(email('Email of the contact')),
  helpPhone: lineOrNone('Phone of the contact', 50),
  senderName: lineOrNone('Name of the sender', 100),
  replyTo: orNone(email('Replies go to')),
})
