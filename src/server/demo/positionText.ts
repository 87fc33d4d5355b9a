import { type TemplateText, textFields } from '../../domain/positionTemplates/template.fields.ts'
import { globalTitled } from '../positionTemplates/marketplace/marketplace.ts'
import type { DemoPositionTemplate } from './demoTenant.ts'

/** The parts of a position description that a company has written. */
export const positionParts = (parts: {
  readonly purpose: string
  readonly responsibilities: readonly string[]
  readonly essential: readonly string[]
}): Partial<TemplateText> => ({
  purpose: parts.purpose,
  responsibilities: parts.responsibilities.join('\n'),
  essential: parts.essential.join('\n'),
})

/** What a template says: of one from the marketplace, its first version with what the company made of it. */
export const templateText = ({ title, text, isGlobal }: DemoPositionTemplate): TemplateText => ({
  ...textFields.blank,
  ...(isGlobal === true ? globalTitled(title).versions[0]?.text : {}),
  ...text,
})
