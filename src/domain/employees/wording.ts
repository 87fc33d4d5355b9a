/** § 8 Employees, verbatim, grammar included; then what the rules of the area say when they deny (ours). */

import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'

export const wording = {
  createFailed: 'Failed to create employee',
  emailInUse: 'This email address is already in use',
  saveFailed: 'Failed to save employee',
  updateDetailsFailed: 'Failed to update employee details',
  updateTagsFailed: 'Failed to update employee tags',
  updatePoliciesFailed: 'Failed to update HR Policies',
  terminateFailed: 'Failed to terminate employee',
  setAdminFailed: 'Failed setting admin privileges',
  loadAccountFailed: "Failed to load employee's user account details",
  setTwoFactorFailed: 'Failed to set two-factor authentication',
  resetTwoFactorFailed: 'Failed to reset two-factor authentication settings',
  downloadFailed: 'Failed to download file(s)',
  importFailed: 'There was errors using this csv.',
  imported: 'Successfully imported',
  validated: 'Successfully validated',
  /** ours */
  changedMeanwhile: 'Someone else changed this in the meantime. Nothing you typed is lost.',
  keepFailed: 'Failed to cancel the last day',
  removeFailed: 'Failed to delete employee',
  avatarFailed: 'Failed to upload the picture',
  cropperNotLoaded: 'The cropper could not be loaded. Check your connection and try again.',
  showEmergencyFailed: 'Failed to load the emergency contacts',
  fieldRightsFailed: 'Failed to save privacy settings',
  loadFieldRightsFailed: 'Privacy settings could not be loaded',
  emergencyOnRequest: 'Hidden until you show them. Viewing them is recorded.',
} as const

export type EmployeeDenial =
  | 'notYourReport'
  | 'ownRecord'
  | 'adminOnly'
  | 'lastAdmin'
  | 'reportsToSelf'
  | 'reportsToCycle'
  | 'hasReports'
  | 'managerInactive'
  | 'dateTooFarAhead'
  | 'dateBeforeStart'
  | 'reasonMissing'
  | 'nothingPlanned'
  | 'notInThisState'
  | 'inUse'
  | 'unknownDepartment'
  | 'unknownManager'
  | 'unknownPolicy'
  | 'featureNotGranted'
  | 'closedToManagers'
  | 'emailInUse'
  | 'signInAddress'
  | 'bornInFuture'
  | 'employeeNumberInUse'

export const denials: Record<EmployeeDenial, string> = {
  notYourReport:
    'You can only open your own profile and those of your direct reports. An administrator sets reporting lines.',
  ownRecord: 'You cannot edit your own record. Ask your manager or an administrator.',
  adminOnly: 'Only an administrator can do this.',
  lastAdmin: 'This is the last administrator. Make someone else an administrator first.',
  reportsToSelf: 'A person cannot report to themself.',
  reportsToCycle: 'This manager would create a reporting loop.',
  hasReports: 'This person has direct reports. Choose their new manager.',
  managerInactive: 'Choose a manager who is active.',
  dateTooFarAhead: 'The last day can be up to two years ahead.',
  dateBeforeStart: 'The last day cannot be before the start date.',
  reasonMissing: 'Enter a reason for leaving.',
  nothingPlanned: 'No last day is planned for this person.',
  notInThisState: 'This is not possible in the person’s current status.',
  inUse: 'This person appears in other records. Terminate or deactivate them instead.',
  unknownDepartment: 'This department no longer exists. Choose another.',
  unknownManager: 'This manager no longer exists. Choose another.',
  unknownPolicy: 'One of these policies no longer exists, or it applies to everyone.',
  closedToManagers:
    'In your company only administrators can change this section. An administrator can allow it in Company Settings.',
  featureNotGranted: 'Only administrators and policy managers can do this. An administrator can add you to a group.',
  emailInUse: wording.emailInUse,
  bornInFuture: 'A date of birth cannot be in the future.',
  employeeNumberInUse: 'This employee number is already in use.',
  signInAddress: 'They sign in with this address, so only an administrator can change it.',
}

interface Leaver {
  readonly fullName: string
  readonly leaving: { readonly lastDay: Day } | null
}

/** What stands under a field of the form; null when nothing is wrong. */
export const sentences = {
  /** Said in passing once somebody has been created. */
  added: (fullName: string): string => `${fullName} added`,
  /** Said in passing once an employment has been ended, or its last day planned. */
  terminated: (locale: Locale, { fullName, leaving }: Leaver): string =>
    leaving === null
      ? `The employment of ${fullName} has ended`
      : `The last day of ${fullName} is ${writtenDay(locale, leaving.lastDay)}`,
  kept: ({ fullName }: Pick<Leaver, 'fullName'>): string => `${fullName} stays`,
} as const
