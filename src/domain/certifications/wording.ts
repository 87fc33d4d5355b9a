/** What the certifications area says: § 8 Certifications verbatim; the rest is ours. */

import type { CertificationRefusal } from './access.ts'
import type { VerificationAction } from './lifecycle.ts'
import type { ComplianceItem, RequirementStatus, Verification } from './nouns.ts'
import { SNOOZE_MOST_DAYS, type SnoozeRefusal } from './snoozing.ts'
import type { CertificationStatus } from './status.ts'

export const wording = {
  added: 'Certification added successfully',
  addFailed:
    'Oops! We couldn’t upload the certification. Make sure the file is an accepted format and under the maximum size.',
  downloadFailed: 'Failed to download file(s)',
  reminded: 'Certification reminder sent successfully',
  remindFailed: 'Failed to send certification reminder',
  deleted: 'Certification deleted successfully',
  deleteFailed: 'Failed to delete certification',
  fileDeleted: 'File deleted successfully',
  fileDeleteFailed: 'Failed to delete file',
  csvFailed: 'Failed to export certifications',
  historyFailed: 'Failed to get all certification history',
  snoozed: 'Certification reminders snoozed',
  unsnoozed: 'Certification reminders resumed',
  snoozeFailed: 'Failed to change the certification reminders',
  expiryUpdated: 'Certification expiry updated',
  expiryFailed: 'Failed to update expiry',
  fileUploaded: 'Certification file uploaded successfully',
  typeCreated: 'Certification type created successfully',
  typeUpdated: 'Certification type updated successfully',
  typeArchived: 'Certification type archived successfully',
  typeUnarchived: 'Certification type unarchived successfully',
  typeCreateFailed: 'Failed to create certification type',
  typeUpdateFailed: 'Failed to update certification type',
  typeArchiveFailed: 'Failed to delete certification type',
  handedIn: 'Submitted. Your manager or an administrator will verify it.',
  verified: 'Certification verified',
  declined: 'Certification declined',
  answerFailed: 'Failed to verify or decline the certification',
  pastExpiry: 'This date is in the past, so it will show as expired.',
} as const

export const denials: Record<
  | CertificationRefusal
  | 'alreadyAnswered'
  | 'reasonMissing'
  | 'expiryOutOfRange'
  | 'issuedAfterExpiry'
  | 'typeArchived'
  | 'unknownType'
  | 'unknownRenewed'
  | 'unknownDepartment'
  | 'unknownTag'
  | 'notAnInstant'
  | 'notADay'
  | 'notReminded'
  | 'neverExpires'
  | 'deleted'
  | SnoozeRefusal,
  string
> = {
  notYourReport:
    'You can only see your own certifications and those of your direct reports. An administrator sets reporting lines.',
  ownRecord: 'Ask your manager or an administrator to do this.',
  ownEvidence: 'You cannot verify your own certification. Ask another administrator.',
  onlySubmitted: 'Once verified or declined, only your manager or an administrator can change it.',
  adminOnly: 'Only administrators can manage certification types.',
  alreadyAnswered: 'This has already been verified or declined.',
  reasonMissing: 'Enter a reason, so that the person knows what to submit.',
  expiryOutOfRange: 'Choose an expiry date between 1900 and 2200, or none.',
  issuedAfterExpiry: 'It cannot expire before it was issued.',
  typeArchived: 'This type is archived. Choose another, or ask an administrator to unarchive it.',
  unknownType: 'This certification type no longer exists.',
  unknownRenewed: 'This person has no certification of this type to renew.',
  unknownDepartment: 'This department no longer exists.',
  unknownTag: 'This tag no longer exists.',
  notAnInstant: 'Enter a valid date.',
  notADay: 'Enter a valid date',
  notReminded: 'Reminders are sent only for current, verified certifications of people who work here.',
  neverExpires: 'It does not expire, so no reminders are sent.',
  deleted: 'This certification has been deleted.',
  pauseNotAhead: 'Choose a date after today. Reminders resume on that date.',
  snoozeTooLong: `Choose a date within the next ${SNOOZE_MOST_DAYS} days.`,
  snoozePastExpiry: 'Choose the expiry date or earlier, so that it does not expire without a reminder.',
}

export const statusNames: Record<CertificationStatus, string> = {
  deleted: 'Deleted',
  submitted: 'To verify',
  declined: 'Declined',
  replaced: 'Replaced',
  expired: 'Expired',
  expiringSoon: 'Expiring soon',
  current: 'Current',
}

const requirementNames: Record<RequirementStatus, string> = {
  missing: 'Missing',
  submitted: 'To verify',
  expired: 'Expired',
  expiringSoon: 'Expiring soon',
  current: 'Current',
}

export const complianceNames: Record<ComplianceItem['standing'], string> = {
  ...requirementNames,
  agreed: 'Agreed',
  owed: 'To agree',
  outdated: 'To agree again',
  late: 'Overdue',
}

export const verificationNames: Record<Verification, string> = {
  submitted: statusNames.submitted,
  verified: 'Verified',
  declined: statusNames.declined,
}

export const verificationActionNames: Record<VerificationAction, string> = { verify: 'Verify', decline: 'Decline' }

/** Who may (`mayVerify`), in words. */
export const verificationActionsBy = 'A manager or administrator, but not for themselves'
