/**
 * The positions an organisation may start from, the same for every client. A version that has been published is never
 * written anew: who took its text is compared with it later, so a change is another version.
 */

import type { ItemId } from '../../../domain/kernel/ids.ts'
import type {
  GlobalPositionTemplate,
  GlobalPositionTemplateHistory,
  TemplateText,
} from '../../../domain/positionTemplates/nouns.ts'
import { centreDirector, leadEducator, registeredNurse } from './texts/care.ts'
import { apprenticeCarpenter, estimator, projectManager, whsAdvisor } from './texts/construction.ts'
import { hrAdvisor, officeManager, payrollOfficer } from './texts/office.ts'
import { siteSupervisor1, siteSupervisor2 } from './texts/siteSupervisor.ts'
import { supportWorker1, supportWorker2 } from './texts/supportWorker.ts'

interface Published {
  readonly title: string
  readonly department: string
  readonly industry: string
  /** Oldest first: the first is version 1. */
  readonly versions: ReadonlyArray<readonly [updatedUtc: string, text: TemplateText]>
}

const construction = 'Construction'
const offices = 'Every industry'
const care = 'Community care'
const children = 'Early learning'

const published: ReadonlyArray<Published> = [
  {
    title: 'Site Supervisor',
    department: 'Site Operations',
    industry: construction,
    versions: [
      ['2025-02-10T00:00:00Z', siteSupervisor1],
      ['2026-06-15T00:00:00Z', siteSupervisor2],
    ],
  },
  {
    title: 'WHS Advisor',
    department: 'Safety & Quality',
    industry: construction,
    versions: [['2025-02-10T00:00:00Z', whsAdvisor]],
  },
  {
    title: 'Project Manager',
    department: 'Site Operations',
    industry: construction,
    versions: [['2025-02-10T00:00:00Z', projectManager]],
  },
  {
    title: 'Estimator',
    department: 'Estimating',
    industry: construction,
    versions: [['2025-03-03T00:00:00Z', estimator]],
  },
  {
    title: 'Office Manager',
    department: 'Administration',
    industry: offices,
    versions: [['2025-03-03T00:00:00Z', officeManager]],
  },
  {
    title: 'Payroll Officer',
    department: 'Finance',
    industry: offices,
    versions: [['2025-03-03T00:00:00Z', payrollOfficer]],
  },
  {
    title: 'HR Advisor',
    department: 'People & Culture',
    industry: offices,
    versions: [['2025-04-14T00:00:00Z', hrAdvisor]],
  },
  {
    title: 'Support Worker',
    department: 'In-home Care',
    industry: care,
    versions: [
      ['2025-02-24T00:00:00Z', supportWorker1],
      ['2026-07-20T00:00:00Z', supportWorker2],
    ],
  },
  {
    title: 'Registered Nurse',
    department: 'Clinical Governance',
    industry: care,
    versions: [['2025-02-24T00:00:00Z', registeredNurse]],
  },
  {
    title: 'Lead Educator',
    department: 'Toddlers',
    industry: children,
    versions: [['2025-05-05T00:00:00Z', leadEducator]],
  },
  {
    title: 'Centre Director',
    department: 'Leadership',
    industry: children,
    versions: [['2025-05-05T00:00:00Z', centreDirector]],
  },
  {
    title: 'Apprentice Carpenter',
    department: 'Site Operations',
    industry: construction,
    versions: [['2025-05-19T00:00:00Z', apprenticeCarpenter]],
  },
]

const idAt = (place: number) => `2f7b94c1-58d3-4e06-8a1d-5b9c3e7f${String(place + 1).padStart(4, '0')}` as ItemId

/** Every template with each of its versions. */
const marketplace: ReadonlyArray<GlobalPositionTemplateHistory> = published.map(
  ({ title, department, industry, versions: said }, place) => {
    const versions = said.map(([updatedUtc, text], at) => ({ version: at + 1, updatedUtc, text }))
    return { id: idAt(place), title, department, industry, ...(versions.at(-1) as (typeof versions)[0]), versions }
  },
)

export const newestOfEach: ReadonlyArray<GlobalPositionTemplate> = marketplace
  .map(({ versions: _, ...newest }) => newest)
  .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))

export const globalTemplate = (id: string): GlobalPositionTemplateHistory | undefined =>
  marketplace.find((template) => template.id === id)

export const globalTitled = (title: string): GlobalPositionTemplateHistory => {
  const found = marketplace.find((template) => template.title === title)
  if (found === undefined) throw new Error(`There is no global position template called ${title}`)
  return found
}
