/** What a client says of itself (`kernel/record.ts`). Ours, but for its name and vision (§ 3 Tenant). */
import { email } from '../kernel/emails.ts'
import { field, line, lineOrNone, orNone, recordOf, textOrNone } from '../kernel/record.ts'
import { isWorkingDays, usualWorkingDays, type WorkingDays } from '../kernel/workingDays.ts'
import { isTimeZone } from '../kernel/zones.ts'
import { isOccasionSetting, type OccasionSetting, usualOccasions } from './occasions.ts'

export const companyFields = recordOf({
  name: line('Name', 100, 'Enter the company name'),
  vision: textOrNone('Vision', 500),
  timeZone: field<string>('Time zone', {
    blank: '',
    problem: (typed) => (isTimeZone(typed) ? null : 'Choose a time zone'),
  }),
  workingDays: field<WorkingDays>('Working days', {
    blank: usualWorkingDays,
    problem: (typed) => (isWorkingDays(typed) ? null : 'Choose at least one day'),
  }),
  occasions: field<OccasionSetting>('Shown on the home page', {
    blank: usualOccasions,
    problem: (typed) => (isOccasionSetting(typed) ? null : 'Choose what to show'),
  }),
  helpName: lineOrNone('Contact name', 100),
  helpEmail: orNone(email('Contact email')),
  helpPhone: lineOrNone('Contact phone', 50),
  senderName: lineOrNone('Sender name', 100),
  replyTo: orNone(email('Reply-to address')),
})
