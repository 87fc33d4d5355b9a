/** What the buttons of the to-do list say, and why something is not put off. All ours. */
import type { InPlaceKind } from './inPlace.ts'
import type { SnoozeDenial, SnoozeSpan } from './snoozing.ts'

export const snoozeDenials: Readonly<Record<SnoozeDenial, string>> = {
  snoozeNotAhead: 'Choose a day after today.',
  snoozeTooLong: 'It comes back on its due day at the latest, and after a week where it is late.',
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
