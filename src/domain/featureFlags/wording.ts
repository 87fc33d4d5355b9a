/** What the flags are called, and what each one shows and hides. § 8 has no sentence about them: all are ours. */
import { featureTitles } from '../audit/words.ts'
import type { FeatureFlagName } from '../billing/nouns.ts'
import type { ToDoKind } from '../home/toDo.ts'
import type { ReminderKind } from '../permissions/reminderNeeds.ts'
import { menuLabel } from '../session/menu.ts'
import { effectsOf } from './effects.ts'

export const flagWords: Readonly<Record<FeatureFlagName, { readonly title: string; readonly purpose: string }>> = {
  employeeComplianceReminders: {
    title: featureTitles.employeeComplianceReminders,
    purpose:
      'Reminders about policies and certifications are emailed to people. When off, no reminders are sent; requirements stay.',
  },
  condensedPerformanceReviews: {
    title: featureTitles.condensedPerformanceReviews,
    purpose: 'Reviews go straight from both sets of answers to the report, with no acknowledgement needed.',
  },
  billing: {
    title: featureTitles.billing,
    purpose: 'Administrators can see and change the plan. When off, the plan stays as it is.',
  },
  assetRegister: {
    title: featureTitles.assetRegister,
    purpose: 'What the company owns, who has it and when it needs service. When off, the register is kept but hidden.',
  },
  certifications: {
    title: featureTitles.certifications,
    purpose: 'Licences and tickets people must hold. When off, they are kept but hidden, and none are required.',
  },
}

const toDoWords: Readonly<Record<ToDoKind, string>> = {
  hrDocumentUpdate: 'Changed policies',
  hrDocumentAgreement: 'Policies to agree to',
  certificationMissing: 'Missing certifications',
  certificationExpired: 'Expired certifications',
  certificationExpiring: 'Certifications expiring soon',
  certificationDeclined: 'Declined certifications',
  certificationToVerify: 'Certifications to verify',
  positionToApprove: 'Positions to approve',
  positionToAcknowledge: 'Positions to acknowledge',
  changeToDecide: 'Changes of records to accept',
  assetToAccept: 'Assets to accept',
  chartPlanToApprove: 'Reorganisations to approve',
  assetToTakeBack: 'Assets of people who have left',
  goalDue: 'Goals due',
  checkInToPrepare: 'Check-ins to prepare',
  checkInToComplete: 'Check-ins to complete',
  checkInAction: 'Actions of check-ins',
  reviewToWrite: 'Reviews to write',
  reviewToAcknowledge: 'Reviews to acknowledge',
  reviewToGoOn: 'Reviews to continue',
  reviewFeedback: 'Feedback to give',
  reviewProposals: 'Feedback to ask for',
  accountSetup: 'Account set-up',
}

const mailWords: Readonly<Record<ReminderKind, string>> = {
  assetReminders: 'Asset services and returns due',
  certificationReminders: 'Expiring certifications',
  goalReminders: 'Goals due',
  checkInReminders: 'Upcoming check-ins',
  dailyScrumReminders: 'Missing daily scrums',
  chartPlans: 'Reorganisation plans on their day',
  leavings: 'Problems with planned last days',
  notificationDigests: 'Daily summary of notifications',
  policyReminders: 'Policies waiting for agreement',
  reviewReminders: 'Performance reviews due',
  scheduledReports: 'Scheduled reports',
}

/**
 * What stands and falls with a flag, in the order people meet it; nothing where it only changes how something works. The
 * pages behind those of the menu go with them.
 */
export const effectsInWords = (
  flag: FeatureFlagName,
): ReadonlyArray<{ readonly term: string; readonly value: string }> => {
  const { menu, toDo, mails } = effectsOf(flag)
  return [
    { term: 'In the menu', value: menu.map(menuLabel) },
    { term: 'To-do items', value: inOneLine(toDo.map((kind) => toDoWords[kind])) },
    { term: 'Morning emails', value: inOneLine(mails.map((kind) => mailWords[kind])) },
  ].flatMap(({ term, value }) => (value.length === 0 ? [] : [{ term, value: value.join(', ') }]))
}

/** Only the first of a line begins with a capital letter. */
const inOneLine = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.map((word, at) => (at === 0 ? word : word.slice(0, 1).toLowerCase() + word.slice(1)))

export const wording = {
  description: 'Choose which features your company uses. Changes apply to everyone immediately. Nothing is deleted.',
  loadFailed: 'The change history could not be loaded',
  nobody: 'Former employee',
  switchFailed: (flag: FeatureFlagName, isEnabled: boolean): string =>
    isEnabled
      ? `${flagWords[flag].title} could not be turned on.`
      : `${flagWords[flag].title} could not be turned off.`,
} as const
