import type { DemoTenant } from '../demoTenant.ts'
import { onboarded } from '../onboarding.ts'
import { textOf } from '../policyTexts/texts.ts'
import { assets } from './assets.ts'
import { certifications } from './certifications.ts'
import { checkIns } from './checkIns.ts'
import { company } from './company.ts'
import { dailyScrums } from './dailyScrums.ts'
import { goals } from './goals.ts'
import { goalTemplates } from './goalTemplates.ts'
import { people } from './people.ts'
import { praise } from './praise.ts'
import { reviewCycles } from './reviewCycles.ts'
import { reviews } from './reviews.ts'

export const tidewater: DemoTenant = {
  key: 'tidewater',
  name: 'Tidewater Community Care',
  status: 'Active',
  productPlan: 'full',
  vision: 'A good day at home, for everybody we serve.',
  logoUrl: '/demo/tidewater.svg',
  timeZone: 'Australia/Sydney',
  emailDomain: 'tidewater.example',
  subscription: { plan: 'full', cycle: 'Monthly', daysAgo: 95 },
  flagsOn: ['employeeComplianceReminders', 'condensedPerformanceReviews', 'billing', 'assetRegister', 'certifications'],
  onboarding: onboarded,
  departments: [
    'Support Coordination',
    'In-home Care',
    'Allied Health',
    'Clinical Governance',
    'Rostering',
    'Community Programs',
    'Corporate Services',
  ],
  people,
  company,
  certifications,
  assets,
  goals,
  goalTemplates,
  checkIns,
  dailyScrums,
  praise,
  reviews,
  reviewCycles,
  policies: [
    { title: 'Code of Conduct', category: 'Conduct', publishedDaysAgo: 500, agreed: 'everybody' },
    { title: 'Privacy', category: 'Privacy & IT', publishedDaysAgo: 480, agreed: 'everybody' },
    {
      title: 'Child Safe Environment',
      category: 'Child Safety',
      publishedDaysAgo: 30,
      dueInDays: -2,
      agreed: 52,
      notYet: ['tess'],
    },
    {
      title: 'Incident and Hazard Reporting',
      category: 'Health & Safety',
      publishedDaysAgo: 15,
      dueInDays: 3,
      agreed: 33,
    },
    {
      title: 'Motor Vehicle',
      category: 'Vehicles & Plant',
      publishedDaysAgo: 90,
      onlyFor: ['minh.vo', 'ian.macpherson', 'jamal.edwards', 'rachel.summers', 'lorraine.hughes'],
      agreed: 3,
    },
    {
      title: 'Fitness for Work and Fatigue',
      category: 'Health & Safety',
      earlier: [
        { daysAgo: 604, text: textOf('Fitness for Work and Fatigue') },
        { daysAgo: 304, text: textOf('Fitness for Work and Fatigue', 2), note: 'Shifts are two hours shorter.' },
      ],
      text: textOf('Fitness for Work and Fatigue', 3),
      note: 'A week has a limit now, too.',
      publishedDaysAgo: 4,
      dueInDays: 14,
      agreed: 7,
      notYet: ['ava', 'tess'],
    },
    {
      title: 'Whistleblower',
      category: 'Conduct',
      publishedDaysAgo: 260,
      agreed: 'everybody',
    },
  ],
  changes: [
    { daysAgo: 75, by: 'ava', action: 'terminated', to: 'stephanie.ward', fields: ['isActive', 'termination'] },
    { daysAgo: 12, by: 'catherine.moreau', action: 'updated', to: 'omar.farouk', fields: ['tags'] },
  ],
}
