import type { DemoTenant } from '../demoTenant.ts'
import { onboarded } from '../onboarding.ts'
import { company } from './company.ts'
import { people } from './people.ts'
import { policies } from './policies.ts'

/** The main demo: everything on, and something to show in every list. */
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
  flagsOn: ['employeeComplianceReminders', 'condensedPerformanceReviews', 'billing', 'assetRegister', 'certifications'],
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
  changes: [
    { daysAgo: 40, by: 'ava', action: 'terminated', to: 'mateus.figueira', fields: ['isActive', 'termination'] },
    { daysAgo: 21, by: 'ava', action: 'updated', to: 'rajesh.menon', fields: ['positionTitle'] },
    {
      daysAgo: 14,
      by: 'margaret.okonkwo-hale',
      action: 'updated',
      to: 'priya.raman',
      fields: ['hideFromEmployeeDirectory'],
    },
    { daysAgo: 5, by: 'max', action: 'updated', to: 'sione.taufa', fields: ['tags'] },
    { daysAgo: 2, by: 'ava', action: 'created', to: 'zara.kowalczyk', fields: [] },
  ],
}
