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
  unsnoozed: 'Certification reminders go on',
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
  handedIn: 'Handed in. Your manager or an administrator will look at it.',
  verified: 'Certification verified',
  declined: 'Certification declined',
  answerFailed: 'Failed to answer what was handed in',
  pastExpiry: 'This day is past: it will be kept as evidence of the past and shown as expired.',
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
    'You may only see your own certifications and those of your direct reports. An administrator decides who reports to whom.',
  ownRecord: 'Your manager or an administrator does this for you.',
  ownEvidence: 'Nobody verifies evidence of their own. Another administrator does this for you.',
  onlySubmitted: 'What has been answered already is for your manager or an administrator to change.',
  adminOnly: 'Only administrators manage the types of certifications.',
  alreadyAnswered: 'This has been verified or declined already.',
  reasonMissing: 'Say why it is declined, so that the person knows what to hand in.',
  expiryOutOfRange: 'Choose an expiry between the years 1900 and 2200, or none.',
  issuedAfterExpiry: 'It cannot expire before the day it was issued.',
  typeArchived: 'This type is archived. Choose another, or ask an administrator to unarchive it.',
  unknownType: 'There is no such type of certification.',
  unknownRenewed: 'There is no such certification of this person and type to renew.',
  unknownDepartment: 'There is no such department.',
  unknownTag: 'There is no such tag.',
  notAnInstant: 'This is no date.',
  notADay: 'Enter a day of the calendar',
  notReminded:
    'Only a verified certification that nothing has replaced, of somebody who still works here, is reminded of.',
  neverExpires: 'It does not expire, so nobody is reminded of it.',
  deleted: 'This certification has been deleted.',
  pauseNotAhead: 'Choose a day after today: reminders go on that day.',
  snoozeTooLong: `Choose a day within the next ${SNOOZE_MOST_DAYS} days.`,
  snoozePastExpiry: 'Choose the day it expires or an earlier one: that day is not passed over in silence.',
}

export const statusNames: Record<CertificationStatus, string> = {
  deleted: 'Deleted',
  submitted: 'To be verified',
  declined: 'Declined',
  replaced: 'Replaced',
  expired: 'Expired',
  expiringSoon: 'Expiring soon',
  current: 'Current',
}

const requirementNames: Record<RequirementStatus, string> = {
  missing: 'Missing',
  submitted: 'To be verified',
  expired: 'Expired',
  expiringSoon: 'Expiring soon',
  current: 'Current',
}

export const complianceNames: Record<ComplianceItem['standing'], string> = {
  ...requirementNames,
  agreed: 'Agreed',
  owed: 'To agree',
  outdated: 'To agree again',
  late: 'Late',
}

export const verificationNames: Record<Verification, string> = {
  submitted: statusNames.submitted,
  verified: 'Verified',
  declined: statusNames.declined,
}

export const verificationActionNames: Record<VerificationAction, string> = { verify: 'Verify', decline: 'Decline' }

/** Who may (`mayVerify`), in words. */
export const verificationActionsBy = 'The manager or an administrator, never for themself'
