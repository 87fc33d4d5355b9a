/** What the buttons of the to-do list say, and why something is not put off. All ours. */
import type { InPlaceKind } from './inPlace.ts'
import type { SnoozeDenial, SnoozeSpan } from './snoozing.ts'

export const snoozeDenials: Readonly<Record<SnoozeDenial, string>> = {
  snoozeNotAhead: 'Choose a date after today.',
  snoozeTooLong: 'It comes back by its due date, or after a week if it is overdue.',
}

export const snoozeLabels: Readonly<Record<SnoozeSpan, string>> = {
  tomorrow: 'Until tomorrow',
  week: 'For a week',
  month: 'For 30 days',
}

/** What each says on its button. */
export const inPlaceButtons: Readonly<Record<InPlaceKind, string>> = {
  hrDocumentUpdate: 'Agree',
  hrDocumentAgreement: 'Agree',
  certificationToVerify: 'Verify',
  positionToApprove: 'Approve',
  positionToAcknowledge: 'Acknowledge',
  changeToDecide: 'Accept',
  assetToAccept: 'Accept',
}
