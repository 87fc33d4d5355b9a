import { wording } from '../../domain/reviews/areaWording.ts'
import type { PerformanceReviewTemplate } from '../../domain/reviews/nouns.ts'
import { copied, type TemplateDraft, templateFields } from '../../domain/reviews/template.fields.ts'
import { pathTo } from '../../domain/session/places.ts'
import { type ContentTemplateAct, contentTemplates } from '../kit/contentTemplates.ts'

export type TemplateAct = ContentTemplateAct<PerformanceReviewTemplate>

/** The templates of reviews, which admins look after and planners choose from. System id: `reviewTemplates`. */
export const {
  form: reviewTemplateForm,
  templates: reviewTemplates,
  portsOf: reviewTemplatePorts,
} = contentTemplates<PerformanceReviewTemplate, TemplateDraft>({
  id: 'reviewTemplates',
  formId: 'reviewTemplateForm',
  fields: templateFields,
  wording,
  says: {
    removal: (name) => `${name} will be deleted. Reviews already planned keep its questions. This cannot be undone.`,
    archiving:
      'It can no longer be chosen for new reviews. Reviews already planned keep its questions. You can unarchive it later.',
    unarchiving: 'It can be chosen for new reviews again.',
  },
  copied,
  leadsTo: pathTo('prTemplates'),
})
