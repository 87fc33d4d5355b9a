/**
 * What each kind of mail of a morning asks of the tenant (§ 3 Feature flags, § 6 Module access), by the names of the tasks
 * of the schedule: the jobs ask it before they write, and Feature Management says by it what a flag sends.
 */
import { assetsGate, certificationsGate, type Offering, offers, type Requirement } from './gate.ts'

/** § 3 The flag of what people are reminded of about themselves. */
const ofEmployees: Requirement = { flag: 'employeeComplianceReminders' }

export const reminderNeeds = {
  assetReminders: [assetsGate],
  certificationReminders: [certificationsGate, ofEmployees],
  chartPlans: [{ module: 'orgChart' }],
  dailyScrumReminders: [],
  goalReminders: [{ module: 'goals' }],
  checkInReminders: [{ module: 'checkIns' }],
  leavings: [],
  notificationDigests: [],
  policyReminders: [{ module: 'compliance' }, ofEmployees],
  reviewReminders: [{ module: 'performanceReviews' }],
  // Of each report what it asks is asked when it is made.
  scheduledReports: [],
} as const satisfies Readonly<Record<string, ReadonlyArray<Requirement>>>

export type ReminderKind = keyof typeof reminderNeeds

export const isReminded = (kind: ReminderKind, offering: Offering): boolean =>
  reminderNeeds[kind].every((needs: Requirement) => offers(offering, needs).allowed)
