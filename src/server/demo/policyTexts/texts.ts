/** What the demo's policies say: the marketplace's text where it has one of that title, else one of their own. */
import type { Block, PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { marketplace } from '../../policies/templates/marketplace.ts'
import { say, section } from '../../policies/templates/writing.ts'
import { companyPhones, fatigue, mobilePlant, psychosocialSafety, workshopAndYard } from './atWork.ts'
import {
  childSafeEnvironment,
  handbook,
  leaveAddition,
  remuneration,
  socialMedia,
  whistleblower,
  workingFromHome,
} from './people.ts'

const own: Readonly<Record<string, ReadonlyArray<PolicyContent>>> = {
  'Psychosocial Safety': [psychosocialSafety],
  'Mobile Plant': [mobilePlant],
  'Workshop and Yard': [workshopAndYard],
  'Company Mobile Phones': [companyPhones],
  'Remuneration and Overtime': [remuneration],
  'Child Safe Environment': [childSafeEnvironment],
  'Working from Home': [workingFromHome],
  Whistleblower: [whistleblower],
  'Employee Handbook': [handbook],
  'Social Media': [
    socialMedia('Pictures of children only on the centre’s own app.'),
    socialMedia('Pictures of children only on the centre’s own app, and only where the family has agreed in writing.'),
  ],
  'Fitness for Work and Fatigue': [
    fatigue('No shift is longer than fourteen hours.'),
    fatigue('No shift is longer than twelve hours.'),
    fatigue('No shift is longer than twelve hours, and no week longer than fifty.'),
  ],
}

/** The text of each version, oldest first. */
const textsOf = (title: string): ReadonlyArray<PolicyContent> => {
  const found =
    own[title] ?? marketplace.find((template) => template.title === title)?.versions.map(({ content }) => content)
  if (found === undefined) throw new Error(`The demo has no text of ${title}`)
  return found
}

export const textOf = (title: string, version = 1): PolicyContent => {
  const texts = textsOf(title)
  return texts[version - 1] ?? (texts.at(-1) as PolicyContent)
}

/** The same with a few words more at its end. */
export const withMore = (text: PolicyContent, heading: string, words: string): PolicyContent => {
  const more: ReadonlyArray<Block> = [section(heading), say(words)]
  return { type: 'doc', content: [...text.content, ...more] }
}

export const leaveBeingRewritten: PolicyContent = withMore(textOf('Leave'), 'Christmas Eve', leaveAddition)
