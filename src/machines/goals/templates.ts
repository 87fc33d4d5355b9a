import type { GoalTemplate } from '../../domain/goals/nouns.ts'
import { type TemplateDraft, templateFields } from '../../domain/goals/template.fields.ts'
import { wording } from '../../domain/goals/wording.ts'
import { type ContentTemplateAct, contentTemplates } from '../kit/contentTemplates.ts'

export type TemplateAct = ContentTemplateAct<GoalTemplate>

/** The templates of goals, which admins look after and managers choose from. System id: `goalTemplates`. */
export const {
  form: goalTemplateForm,
  templates: goalTemplates,
  portsOf: goalTemplatePorts,
} = contentTemplates<GoalTemplate, TemplateDraft>({
  id: 'goalTemplates',
  formId: 'goalTemplateForm',
  fields: templateFields,
  wording,
  says: {
    removal: (name) => `${name} will be deleted. Goals already assigned stay. This cannot be undone.`,
    archiving: 'Its goals can no longer be assigned. Goals already assigned stay. You can unarchive it later.',
    unarchiving: 'Its goals can be assigned again.',
  },
})
