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
    removal: (name) => `${name} will be gone. Goals that were given from it stay as they are. This cannot be undone.`,
    archiving: 'Its goals can no longer be given. Those that were given stay as they are. It can be brought back.',
    unarchiving: 'Its goals can be given again.',
  },
})
