import type { CheckInTemplate } from '../../domain/checkIns/nouns.ts'
import { templateFields } from '../../domain/checkIns/template.fields.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import { templatesOf } from '../kit/templates.machine.ts'
import { templateForm } from './templateForm.ts'
import { doneMessage, questionAbout, templateQuestion } from './templateQuestions.ts'

/** The templates of check-ins, which admins look after and everybody chooses from. System id: `checkInTemplates`. */
export const checkInTemplates = templatesOf({
  id: 'checkInTemplates',
  form: templateForm,
  blank: templateFields.blank,
  nameOf: ({ name }: CheckInTemplate) => name,
  question: templateQuestion,
  questionAbout,
  done: doneMessage,
  failed: wording.templateFailed,
})
