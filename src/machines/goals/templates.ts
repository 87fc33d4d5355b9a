import * as Result from 'effect/Result'
import type { GoalTemplate } from '../../domain/goals/nouns.ts'
import { type TemplateDraft, templateFields } from '../../domain/goals/template.fields.ts'
import { wording } from '../../domain/goals/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { GoalTemplateId } from '../../domain/kernel/ids.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { Port, PortInput } from '../kit/port.ts'
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

/** What is done to a template behind a question. */
export interface TemplateAct {
  readonly kind: 'archiving' | 'removal'
  readonly template: GoalTemplate
}

type Asked = PortInput<GoalPorts['saveTemplate']> | PortInput<GoalPorts['removeTemplate']>

const templateQuestion = questionOf<Asked, GoalTemplate | null>()

const questionAbout = ({ kind, template: { id, version, content } }: TemplateAct): QuestionAbout<Asked> => {
  const { name, isArchived } = content
  if (kind === 'removal')
    return {
      title: 'Delete template',
      text: `${name} will be gone. Goals that were given from it stay as they are. This cannot be undone.`,
      confirmLabel: 'Delete template',
      tone: 'danger',
      failure: wording.templateRemoveFailed,
      subject: { id, version },
    }
  return {
    title: isArchived ? `Unarchive ${name}` : `Archive ${name}`,
    text: isArchived
      ? 'Its goals can be given again.'
      : 'Its goals can no longer be given. Those that were given stay as they are. It can be brought back.',
    confirmLabel: isArchived ? 'Unarchive template' : 'Archive template',
    failure: wording.templateFailed,
    subject: { id, change: { version, content: { ...content, isArchived: !isArchived } } },
  }
}

const doneMessage = ({ kind, template: { content } }: TemplateAct): string =>
  kind === 'removal'
    ? wording.templateRemoved
    : content.isArchived
      ? wording.templateUnarchived
      : wording.templateArchived

/** The templates of goals, which admins look after and managers choose from. System id: `goalTemplates`. */
export const goalTemplates = templatesOf({
  id: 'goalTemplates',
  form: goalTemplateForm,
  blank: templateFields.blank,
  nameOf: ({ content }: GoalTemplate) => content.name,
  question: templateQuestion,
  questionAbout,
  done: doneMessage,
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
    act: async (asked: Asked, signal: AbortSignal): ReturnType<Port<Asked, GoalTemplate | null, Failure>> =>
      'change' in asked ? saveTemplate(asked, signal) : Result.map(await removeTemplate(asked, signal), () => null),
    load: loadTemplates,
  }
}
