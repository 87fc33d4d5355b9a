/**
 * The policies an organisation may start from. A version that has been published is never written anew: who took its text
 * is compared with it later, so a change is another version.
 */
import type { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { codeOfConduct } from './texts/codeOfConduct.ts'
import { drugAndAlcohol1, drugAndAlcohol2 } from './texts/drugAndAlcohol.ts'
import { heatAndSun } from './texts/heatAndSun.ts'
import { incidentReporting } from './texts/incidentReporting.ts'
import { leave } from './texts/leave.ts'
import { motorVehicle } from './texts/motorVehicle.ts'
import { privacy } from './texts/privacy.ts'
import { rightToDisconnect1, rightToDisconnect2 } from './texts/rightToDisconnect.ts'
import { sexualHarassment } from './texts/sexualHarassment.ts'
import { useOfAiTools1, useOfAiTools2 } from './texts/useOfAiTools.ts'
import { workHealthAndSafety } from './texts/workHealthAndSafety.ts'
import { workplaceBehaviour } from './texts/workplaceBehaviour.ts'

export interface MarketplaceTemplate {
  readonly id: string
  readonly title: string
  readonly category: string
  /** What it is for. */
  readonly summary: string
  /** Oldest first: the first is version 1. */
  readonly versions: ReadonlyArray<{ readonly updatedUtc: string; readonly content: PolicyContent }>
}

export const marketplace: ReadonlyArray<MarketplaceTemplate> = [
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0001',
    title: 'Code of Conduct',
    category: 'Conduct',
    summary: 'How people treat each other, customers and what is entrusted to them; conflicts of interest and gifts.',
    versions: [{ updatedUtc: '2025-02-03T00:00:00Z', content: codeOfConduct }],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0002',
    title: 'Workplace Behaviour',
    category: 'Conduct',
    summary:
      'Bullying, discrimination, harassment and victimisation: what they are, and what happens when somebody speaks up.',
    versions: [{ updatedUtc: '2025-02-03T00:00:00Z', content: workplaceBehaviour }],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0003',
    title: 'Prevention of Sexual Harassment',
    category: 'Conduct',
    summary: 'The positive duty to prevent it, the ways to report it, and what whoever reports it can count on.',
    versions: [{ updatedUtc: '2025-05-12T00:00:00Z', content: sexualHarassment }],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0004',
    title: 'Work Health and Safety',
    category: 'Health & Safety',
    summary: 'Who is responsible for what, how risks are managed, high-risk work, consultation and the right to stop.',
    versions: [{ updatedUtc: '2025-03-17T00:00:00Z', content: workHealthAndSafety }],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0005',
    title: 'Incident and Hazard Reporting',
    category: 'Health & Safety',
    summary: 'What to report, how soon and to whom, and what is done with a report.',
    versions: [{ updatedUtc: '2025-03-17T00:00:00Z', content: incidentReporting }],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0006',
    title: 'Drug and Alcohol',
    category: 'Health & Safety',
    summary: 'Levels, medicines, testing and help, for work with plant, vehicles and heights.',
    versions: [
      { updatedUtc: '2025-03-17T00:00:00Z', content: drugAndAlcohol1 },
      { updatedUtc: '2026-07-06T00:00:00Z', content: drugAndAlcohol2 },
    ],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0007',
    title: 'Heat and Sun',
    category: 'Health & Safety',
    summary:
      'Planning, water, shade and breaks by temperature, sun protection from UV 3, and the signs of heat stroke.',
    versions: [{ updatedUtc: '2025-09-29T00:00:00Z', content: heatAndSun }],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0008',
    title: 'Leave',
    category: 'Leave & Hours',
    summary: 'Annual, personal, compassionate, domestic violence, parental and other leave, and how to ask for it.',
    versions: [{ updatedUtc: '2025-06-30T00:00:00Z', content: leave }],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0009',
    title: 'Right to Disconnect',
    category: 'Leave & Hours',
    summary:
      'When people need not answer, when contact out of hours may be reasonable, and what to do in a disagreement.',
    versions: [
      { updatedUtc: '2024-08-26T00:00:00Z', content: rightToDisconnect1 },
      { updatedUtc: '2026-08-24T00:00:00Z', content: rightToDisconnect2 },
    ],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0010',
    title: 'Privacy',
    category: 'Privacy & IT',
    summary: 'What is collected and why, how it is kept safe, and what to do at once when something goes wrong.',
    versions: [{ updatedUtc: '2025-06-30T00:00:00Z', content: privacy }],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0011',
    title: 'Use of AI Tools',
    category: 'Privacy & IT',
    summary: 'What may be typed into tools that write and answer, what never goes in, and who stays responsible.',
    versions: [
      { updatedUtc: '2025-04-07T00:00:00Z', content: useOfAiTools1 },
      { updatedUtc: '2026-09-21T00:00:00Z', content: useOfAiTools2 },
    ],
  },
  {
    id: '6d0f3a52-7c1e-4b0a-9f52-0c7a1e5d0012',
    title: 'Motor Vehicle',
    category: 'Vehicles & Plant',
    summary: 'Who may drive, checks before driving, phones, fatigue, crashes and costs.',
    versions: [{ updatedUtc: '2025-07-28T00:00:00Z', content: motorVehicle }],
  },
]

export const templateTitled = (title: string): MarketplaceTemplate => {
  const found = marketplace.find((template) => template.title === title)
  if (found === undefined) throw new Error(`There is no template called ${title}`)
  return found
}
