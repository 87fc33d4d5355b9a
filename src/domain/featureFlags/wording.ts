/** What the flags are called, and what each one shows and hides. § 8 has no sentence about them: all are ours. */
import type { FeatureFlagName } from '../billing/nouns.ts'
import type { ToDoKind } from '../home/toDo.ts'
import type { ReminderKind } from '../permissions/reminderNeeds.ts'
import { menuLabel } from '../session/menu.ts'
import { places } from '../session/places.ts'
import { effectsOf } from './effects.ts'

export const flagWords: Readonly<Record<FeatureFlagName, { readonly title: string; readonly purpose: string }>> = {
  employeeComplianceReminders: {
    title: 'Compliance reminders',
    purpose: 'People are written to about what policies and certifications ask of them. Off, nobody is; duties stay.',
  },
  condensedPerformanceReviews: {
    title: 'Condensed performance reviews',
    purpose: 'A review goes from what both have written straight to the report, which nobody has to acknowledge.',
  },
  billing: {
    title: 'Billing & subscriptions',
    purpose: 'Administrators see the plan and change it. Off, the plan stays as it is.',
  },
  assetRegister: {
    title: 'Asset register',
    purpose: 'What the company owns, who holds it and when it is serviced. Off, the register is kept and not shown.',
  },
  certifications: {
    title: 'Certifications',
    purpose: 'Licences and tickets people must hold. Off, they are kept and not shown, and nobody owes one.',
  },
}

const toDoWords: Readonly<Record<ToDoKind, string>> = {
  hrDocumentUpdate: 'Policies that have changed',
  hrDocumentAgreement: 'Policies to agree to',
  certificationMissing: 'Certifications that are missing',
  certificationExpired: 'Certifications that have expired',
  certificationExpiring: 'Certifications that expire soon',
  certificationDeclined: 'Certifications that were declined',
  certificationToVerify: 'Certifications to verify',
  positionToApprove: 'Positions to approve',
  positionToAcknowledge: 'Positions to acknowledge',
  changeToDecide: 'Changes of records to accept',
  assetToAccept: 'Assets to accept',
  assetToTakeBack: 'Assets of people who have left',
  goalDue: 'Goals that are due',
  checkInToPrepare: 'Check-ins to prepare',
  checkInToComplete: 'Check-ins to complete',
  checkInAction: 'Actions of check-ins',
  reviewToWrite: 'Reviews to write',
  reviewToAcknowledge: 'Reviews to acknowledge',
  reviewToGoOn: 'Reviews to go on with',
  reviewFeedback: 'Feedback to give',
  reviewProposals: 'Feedback to ask for',
  accountSetup: 'Account set-up',
}

const mailWords: Readonly<Record<ReminderKind, string>> = {
  assetReminders: 'Services and returns of assets that are due',
  certificationReminders: 'Certifications that expire',
  goalReminders: 'Goals that are due',
  checkInReminders: 'Check-ins that are coming up',
  dailyScrumReminders: 'Daily scrums that are missing',
  leavings: 'Last days that did not go as planned',
  notificationDigests: 'One mail each morning about what people were told of',
  policyReminders: 'Policies that wait for agreement',
  reviewReminders: 'Performance reviews that are due',
  scheduledReports: 'Reports that somebody has mailed to themself',
}

/** What stands and falls with a flag, in the order people meet it; nothing where it only changes how something works. */
export const effectsInWords = (
  flag: FeatureFlagName,
): ReadonlyArray<{ readonly term: string; readonly value: string }> => {
  const { menu, pages, toDo, mails } = effectsOf(flag)
  return [
    { term: 'In the menu', value: menu.map(menuLabel) },
    { term: 'Other pages', value: [...new Set(pages.map((page) => places[page].title))] },
    { term: 'On to-do lists', value: toDo.map((kind) => toDoWords[kind]) },
    { term: 'Mails of the morning', value: mails.map((kind) => mailWords[kind]) },
  ].flatMap(({ term, value }) => (value.length === 0 ? [] : [{ term, value: value.join(' · ') }]))
}

export const wording = {
  description:
    'Which parts of the product your company uses. A switch counts at once for everybody; nothing is deleted by it.',
  loadFailed: 'Who switched what could not be loaded',
  never: 'As it was at the start.',
  nobody: 'Somebody who has left',
  switchFailed: (flag: FeatureFlagName, isEnabled: boolean): string =>
    isEnabled
      ? `${flagWords[flag].title} could not be switched on.`
      : `${flagWords[flag].title} could not be switched off.`,
} as const
