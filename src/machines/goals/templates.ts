import * as Result from 'effect/Result'
import type { GoalTemplate } from '../../domain/goals/nouns.ts'
import { type TemplateDraft, templateFields } from '../../domain/goals/template.fields.ts'
import { wording } from '../../domain/goals/wording.ts'
import type { GoalTemplateId } from '../../domain/kernel/ids.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { PortInput } from '../kit/port.ts'
import { recordForm, theirsAmong } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import { templatesOf } from '../kit/templates.machine.ts'
import type { GoalPorts } from './goals.ports.ts'

/** The form of a template (`kit/recordForm.machine.ts`). Saving answers the template; null is one that is gone. */
export const goalTemplateForm = recordForm<TemplateDraft, GoalTemplate, null, GoalTemplate | null>({
  id: 'goalTemplateForm',
  ...templateFields,
  draftOf: ({ content }) => templateFields.draftOf(content),
  messages: { added: wording.templateAdded, saved: wording.templateSaved, failed: wording.templateFailed },
})

export interface TemplateRemoval {
  readonly kind: 'removal'
  readonly template: GoalTemplate
}

type Removed = PortInput<GoalPorts['removeTemplate']>

const templateRemoval = questionOf<Removed, GoalTemplate | null>()

const removalQuestion = ({ template: { id, version, content } }: TemplateRemoval): QuestionAbout<Removed> => ({
  title: 'Delete template',
  text: `${content.name} will be gone. Goals that were given from it stay as they are. This cannot be undone.`,
  confirmLabel: 'Delete template',
  tone: 'danger',
  failure: wording.templateRemoveFailed,
  subject: { id, version },
})

/** The templates of goals, which admins look after and managers choose from. System id: `goalTemplates`. */
export const goalTemplates = templatesOf({
  id: 'goalTemplates',
  form: goalTemplateForm,
  blank: templateFields.blank,
  nameOf: ({ content }: GoalTemplate) => content.name,
  question: templateRemoval,
  questionAbout: removalQuestion,
  done: () => wording.templateRemoved,
  failed: wording.templateFailed,
})

type Ports = Pick<GoalPorts, 'loadTemplates' | 'addTemplate' | 'saveTemplate' | 'removeTemplate'>

export const goalTemplatePorts = ({ loadTemplates, addTemplate, saveTemplate, removeTemplate }: Ports) => {
  const save: SaveRecord<TemplateDraft, GoalTemplate, null, GoalTemplate | null> = ({ id, base, draft }, signal) => {
    const content = templateFields.toSaved(draft)
    return base === null
      ? addTemplate({ id: id as GoalTemplateId, content }, signal)
      : saveTemplate({ id: base.id, change: { version: base.version, content } }, signal)
  }
  /** There is no call for one template: the list is read, and the template found in it. */
  const loadTheirs: LoadTheirs<GoalTemplate, null, GoalTemplate | null> = async ({ id }, signal) =>
    theirsAmong(await loadTemplates(undefined, signal), id)
  return {
    form: { save, loadTheirs },
    act: async (removed: Removed, signal: AbortSignal) =>
      Result.map(await removeTemplate(removed, signal), (): GoalTemplate | null => null),
    load: loadTemplates,
  }
}
