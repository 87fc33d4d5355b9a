/**
 * What every named route asks of whoever opens it (§ 2.1 Access rule, § 6 Routes).
 *
 * From the specification: the feature and the module that § 2.1 names for a route; § 6, routes for the Performance
 * Reviews and Compliance modules also require the module; areas show only when the tenant has the required module.
 * Ours: the role admin where the menu item is for admins only (§ 2.3), for employeeCreate and for accountSetup; the flag
 * where the menu item asks for it. `employees` and `employee` stay open: they show what the employee rules allow.
 */
import { certificationsGate, type Requirement } from './gate.ts'

const open: Requirement = {}
const adminOnly: Requirement = { role: 'admin' }
const compliance: Requirement = { module: 'compliance' }
const certifications: Requirement = certificationsGate
const reviews: Requirement = { module: 'performanceReviews' }
const checkIns: Requirement = { module: 'checkIns' }
const goals: Requirement = { module: 'goals' }
const orgChart: Requirement = { module: 'orgChart' }
const assets: Requirement = {
  module: 'assetRegister',
  flag: 'assetRegister',
  feature: { id: 'assetManagerManage', action: 'Use' },
}
const positionTemplates: Requirement = {
  module: 'positionDescriptions',
  feature: { id: 'positionTemplatesManage', action: 'Use' },
}
const policiesManaged: Requirement = {
  module: 'compliance',
  feature: { id: 'companyPoliciesManage', action: 'Use' },
}

export const routes = {
  home: open,
  assets,
  asset: assets,
  assetCreate: assets,
  employees: open,
  employeeCreate: adminOnly,
  employeeImport: adminOnly,
  employee: open,
  employeeCertifications: certifications,
  employeeCertificationsWithId: certifications,
  employeeCompliance: compliance,
  employeeGoal: goals,
  employeePosition: { module: 'positionDescriptions' },
  prs: reviews,
  prCreate: reviews,
  pr: reviews,
  prReport: reviews,
  prDiscussion: reviews,
  prEdit: reviews,
  prSubmit: reviews,
  prSubmitEdit: reviews,
  prSettings: reviews,
  checkIns,
  checkInCreate: checkIns,
  checkIn: checkIns,
  categories: open,
  certifications,
  certificationSettings: { ...certifications, role: 'admin' },
  defaultDiscussionPoints: reviews,
  departments: open,
  coreValues: open,
  positionTemplates,
  positionTemplateCreate: positionTemplates,
  positionTemplate: positionTemplates,
  positionTemplateEdit: positionTemplates,
  orgChart,
  feedback: open,
  hrDocuments: compliance,
  hrPolicies: compliance,
  hrDocument: compliance,
  hrDocumentEdit: policiesManaged,
  hrDocumentCreate: policiesManaged,
  meetingLocations: open,
  prTemplates: reviews,
  prTemplate: reviews,
  prTemplateEdit: reviews,
  prTemplateCreate: reviews,
  reports: open,
  report: open,
  terms: open,
  goals,
  myGoals: goals,
  goal: goals,
  dailyScrum: open,
  companySettings: adminOnly,
  features: adminOnly,
  billing: { flag: 'billing', role: 'admin' },
  permissions: adminOnly,
  audit: adminOnly,
  notFound: open,
  settings: open,
  tags: adminOnly,
  checkInTemplates: checkIns,
  accountSetup: adminOnly,
} as const satisfies Record<string, Requirement>

export type RouteName = keyof typeof routes
