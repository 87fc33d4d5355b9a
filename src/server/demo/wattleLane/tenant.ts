import type { DemoTenant } from '../demoTenant.ts'
import { onboarded } from '../onboarding.ts'
import { textOf } from '../policyTexts/texts.ts'
import { certifications } from './certifications.ts'
import { company } from './company.ts'
import { people } from './people.ts'

/** On the compliance plan without a subscription: reviews, check-ins, goals and assets are not theirs. */
export const wattleLane: DemoTenant = {
  key: 'wattle-lane',
  name: 'Wattle Lane Early Learning',
  status: 'Active',
  productPlan: 'compliance',
  vision: 'Every child known, every family heard.',
  logoUrl: '/demo/wattle-lane.svg',
  timeZone: 'Australia/Melbourne',
  emailDomain: 'wattlelane.example',
  subscription: null,
  flagsOn: ['employeeComplianceReminders', 'billing', 'certifications'],
  // The goals went with the plan before.
  dashboards: { will: ['policies', 'certificationsExpiring', 'goals', 'headcount', 'tenure', 'toDo'] },
  onboarding: onboarded,
  departments: ['Nursery', 'Toddlers', 'Kindergarten', 'Kitchen', 'Administration', 'Leadership'],
  people,
  company,
  certifications,
  policies: [
    { title: 'Child Safe Environment', category: 'Child Safety', publishedDaysAgo: 200, agreed: 'everybody' },
    { title: 'Code of Conduct', category: 'Conduct', publishedDaysAgo: 350, agreed: 'everybody' },
    {
      title: 'Heat and Sun',
      category: 'Health & Safety',
      publishedDaysAgo: 9,
      dueInDays: 3,
      agreed: 15,
      notYet: ['ava'],
    },
    {
      title: 'Social Media',
      category: 'Conduct',
      earlier: [{ daysAgo: 312, text: textOf('Social Media') }],
      text: textOf('Social Media', 2),
      note: 'Families are asked before a picture is shown to anybody.',
      publishedDaysAgo: 12,
      dueInDays: -1,
      agreed: 19,
      notYet: ['deepa.nair'],
    },
    {
      title: 'Work Health and Safety',
      category: 'Health & Safety',
      publishedDaysAgo: 150,
      onlyFor: ['carlos.mendez', 'pauline.harris'],
      agreed: 1,
    },
  ],
  changes: [
    { daysAgo: 20, by: 'will', action: 'terminated', to: 'tina.kowalski', fields: ['isActive', 'termination'] },
  ],
}
