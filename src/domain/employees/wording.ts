/** § 8 Employees, verbatim, grammar included; then what the rules of the area say when they deny (ours). */

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
  keepFailed: 'Failed to take the last day back',
  removeFailed: 'Failed to remove employee',
  avatarFailed: 'Failed to upload the picture',
  cropperNotLoaded: 'The cropper could not be loaded. Check your connection and try again.',
  showEmergencyFailed: 'Failed to load the emergency contacts',
  fieldRightsFailed: 'Failed to change who sees what',
  loadFieldRightsFailed: 'Who sees what could not be loaded',
  emergencyOnRequest: 'Shown when you ask for them. That you have looked is written down.',
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
    'You may only open your own profile and those of your direct reports. An administrator decides who reports to whom.',
  ownRecord: 'You may not edit your own record. Ask your manager or an administrator.',
  adminOnly: 'Only an administrator may do this.',
  lastAdmin: 'This is the last administrator. Make somebody else an administrator first.',
  reportsToSelf: 'A person cannot report to themself.',
  reportsToCycle: 'With this manager the line of reporting would run in a circle.',
  hasReports: 'This person has direct reports. Choose who they report to from now on.',
  managerInactive: 'Choose a manager who is active.',
  dateTooFarAhead: 'The last day may be two years ahead at most.',
  dateBeforeStart: 'The last day may not be before the first.',
  reasonMissing: 'Enter why they leave.',
  nothingPlanned: 'No last day is planned for this person.',
  notInThisState: 'This is not possible for a person in this state.',
  inUse: 'This person appears in other records. Terminate or deactivate them instead.',
  unknownDepartment: 'This department no longer exists. Choose another.',
  unknownManager: 'This manager no longer exists. Choose another.',
  unknownPolicy: 'One of these policies no longer exists, or it binds everybody.',
  closedToManagers:
    'Your company leaves this part of a record to administrators. An administrator can open it under Company Settings.',
  featureNotGranted:
    'Only administrators, and people who manage policies, may do this. An administrator can change your groups.',
  emailInUse: wording.emailInUse,
  bornInFuture: 'A date of birth may not be in the future.',
  employeeNumberInUse: 'Somebody else has this employee number.',
  signInAddress: 'They sign in with this address, so only an administrator may change it.',
}

/** What stands under a field of the form; null when nothing is wrong. */
export const sentences = {
  /** Said in passing once somebody has been created. */
  added: (fullName: string): string => `${fullName} has been added`,
} as const
