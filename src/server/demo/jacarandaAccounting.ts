import type { DemoPerson, DemoTenant } from './demoTenant.ts'
import { stages } from './onboarding.ts'

// biome-ignore format: a staff list, one person per line
const people: readonly DemoPerson[] = [
  ['ada', 'Ada', 'Ng', 'Principal', 'Partners', null, '2016-07-01', { email: 'ada@tenure.example', isAdmin: true }],
  ['leon.baptiste', 'Leon', 'Baptiste', 'Senior Accountant', 'Accounts', 'ada', '2018-02-12'],
  ['sunita.rao', 'Sunita', 'Rao', 'Tax Agent', 'Tax', 'ada', '2019-07-01'],
  ['gemma.hollis', 'Gemma', 'Hollis', 'Bookkeeper', 'Accounts', 'leon.baptiste', '2022-09-05', { noLogin: true }],
  ['dmitri.orlov', 'Dmitri', 'Orlov', null, 'Accounts', 'leon.baptiste', '2024-11-04', { noLogin: true }],
]

/** New and half set up: no plan (which means full), no logo, and stages still to do. */
export const jacarandaAccounting: DemoTenant = {
  key: 'jacaranda-accounting',
  name: 'Jacaranda Accounting',
  status: 'Active',
  productPlan: null,
  vision: null,
  logoUrl: null,
  timeZone: 'Australia/Adelaide',
  emailDomain: 'jacaranda.example',
  subscription: null,
  flagsOn: ['billing', 'certifications'],
  onboarding: {
    status: 'Pending',
    stages: stages({
      companyDetails: 'Completed',
      logo: 'Pending',
      departments: 'Completed',
      employees: 'Completed',
      positions: 'Pending',
      policies: 'Pending',
      certifications: 'Skipped',
      invitations: 'Pending',
    }),
  },
  departments: ['Partners', 'Accounts', 'Tax'],
  people,
  company: {
    groups: [],
    categories: [],
    meetingLocations: [],
    coreValues: [],
    discussionPoints: [['What do you need from us in your next months?', 1]],
    reviewTemplates: [],
    positionTemplates: [],
  },
  policies: [],
  changes: [{ daysAgo: 3, by: 'ada', action: 'created', to: 'dmitri.orlov', fields: [] }],
}
