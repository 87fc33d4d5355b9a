import type { DemoTenant } from '../demoTenant.ts'
import { onboarded } from '../onboarding.ts'
import { assets } from './assets.ts'
import { certifications } from './certifications.ts'
import { changeRequests } from './changeRequests.ts'
import { chartPlans } from './chartPlans.ts'
import { checkIns } from './checkIns.ts'
import { company } from './company.ts'
import { dailyScrums } from './dailyScrums.ts'
import { directory } from './directory.ts'
import { feedback } from './feedback.ts'
import { goals } from './goals.ts'
import { goalTemplates } from './goalTemplates.ts'
import { people } from './people.ts'
import { policies } from './policies.ts'
import { praise } from './praise.ts'
import { reviewCycles } from './reviewCycles.ts'
import { reviews } from './reviews.ts'
import { vacancies } from './vacancies.ts'

/** The main demo: everything on but the condensed reviews, and something to show in every list. */
export const banksiaRidge: DemoTenant = {
  key: 'banksia-ridge',
  name: 'Banksia Ridge Construction',
  status: 'Active',
  productPlan: 'full',
  vision: 'Buildings our grandchildren will point at.',
  logoUrl: '/demo/banksia-ridge.svg',
  timeZone: 'Australia/Brisbane',
  emailDomain: 'banksiaridge.example',
  subscription: { plan: 'full', cycle: 'Annual', daysAgo: 200 },
  flagsOn: ['employeeComplianceReminders', 'billing', 'assetRegister', 'certifications'],
  onboarding: onboarded,
  departments: [
    'Executive',
    'Site Operations',
    'Estimating',
    'Safety & Quality',
    'Plant & Fleet',
    'Finance',
    'People & Culture',
    'Business Development',
  ],
  people,
  company,
  policies,
  goals,
  goalTemplates,
  checkIns,
  dailyScrums,
  changeRequests,
  praise,
  chartPlans,
  vacancies,
  feedback,
  reviews,
  reviewCycles,
  certifications,
  assets,
  directory,
  changes: [
    {
      daysAgo: 120,
      by: 'ava',
      action: 'created',
      to: null,
      fields: ['name'],
      of: { kind: 'department', name: 'Business Development' },
    },
    {
      daysAgo: 96,
      by: 'ava',
      action: 'toggled',
      to: null,
      fields: ['certifications'],
      values: [{ field: 'isEnabled', before: 'no', after: 'yes' }],
      of: { kind: 'featureFlag', name: 'certifications' },
    },
    {
      daysAgo: 61,
      by: 'ava',
      action: 'updated',
      to: 'eve',
      fields: ['departmentId', 'reportsTo'],
      values: [
        { field: 'departmentId', before: 'Plant & Fleet', after: 'Site Operations' },
        { field: 'reportsTo', before: 'Max Oduya', after: 'Pita Henare' },
      ],
    },
    { daysAgo: 58, by: 'max', action: 'updated', to: 'eve', fields: ['phone'] },
    {
      daysAgo: 55,
      by: 'max',
      action: 'approved',
      to: 'eve',
      fields: ['status'],
      values: [{ field: 'status', before: 'Draft', after: 'Approved' }],
      of: { kind: 'position', name: 'Carpenter' },
    },
    {
      daysAgo: 54,
      by: 'eve',
      action: 'acknowledged',
      to: 'eve',
      fields: ['status'],
      values: [{ field: 'status', before: 'Approved', after: 'Acknowledged' }],
      of: { kind: 'position', name: 'Carpenter' },
    },
    {
      daysAgo: 40,
      by: 'ava',
      action: 'terminated',
      to: 'mateus.figueira',
      fields: ['isActive', 'termination'],
      values: [{ field: 'isActive', before: 'yes', after: 'no' }],
    },
    {
      daysAgo: 33,
      by: 'ava',
      action: 'updated',
      to: null,
      fields: ['content'],
      of: { kind: 'meetingLocation', name: 'Lunch room' },
    },
    {
      daysAgo: 21,
      by: 'ava',
      action: 'updated',
      to: 'rajesh.menon',
      fields: ['positionTitle'],
      values: [{ field: 'positionTitle', before: 'Payroll Assistant', after: 'Payroll Officer' }],
    },
    { daysAgo: 19, by: 'ava', action: 'updated', to: 'eve', fields: ['avatarId'] },
    {
      daysAgo: 14,
      by: 'margaret.okonkwo-hale',
      action: 'updated',
      to: 'priya.raman',
      fields: ['hideFromEmployeeDirectory'],
      values: [{ field: 'hideFromEmployeeDirectory', before: 'no', after: 'yes' }],
    },
    {
      daysAgo: 9,
      by: 'max',
      action: 'updated',
      to: 'eve',
      fields: ['tags'],
      values: [{ field: 'tags', before: null, after: 'first aider' }],
    },
    { daysAgo: 5, by: 'max', action: 'updated', to: 'sione.taufa', fields: ['tags'] },
    { daysAgo: 3, by: 'ava', action: 'updated', to: 'sione.taufa', fields: ['phone'] },
    { daysAgo: 2, by: 'ava', action: 'created', to: 'zara.kowalczyk', fields: [] },
  ],
}
