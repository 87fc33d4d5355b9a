import * as Result from 'effect/Result'
import type { ReviewTemplateId } from '../../domain/kernel/ids.ts'
import type { PerformanceReviewTemplate } from '../../domain/reviews/nouns.ts'
import { copied, type TemplateDraft, templateFields } from '../../domain/reviews/template.fields.ts'
import { wording } from '../../domain/reviews/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { PortInput } from '../kit/port.ts'
import { recordForm, theirsAmong } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import { templatesOf } from '../kit/templates.machine.ts'
import type { ReviewPorts } from './reviews.ports.ts'

type Template = PerformanceReviewTemplate

/** The form of a template (`kit/recordForm.machine.ts`). Saving answers the template; null is one that is gone. */
export const reviewTemplateForm = recordForm<TemplateDraft, Template, null, Template | null>({
  id: 'reviewTemplateForm',
  ...templateFields,
  draftOf: ({ content }) => templateFields.draftOf(content),
  messages: { added: wording.templateAdded, saved: wording.templateSaved, failed: wording.templateFailed },
})

/** What is done to a template behind a question. */
export type TemplateAct =
  | { readonly kind: 'archiving'; readonly template: Template }
  | { readonly kind: 'removal'; readonly template: Template }

type Asked = PortInput<ReviewPorts['saveTemplate']> | PortInput<ReviewPorts['removeTemplate']>

/** Answers the template as it is then; nothing of one that is gone. */
const templateQuestion = questionOf<Asked, Template | null>()

const questionAbout = ({ kind, template: { id, version, content } }: TemplateAct): QuestionAbout<Asked> => {
  const { name, isArchived } = content
  return kind === 'removal'
    ? {
        title: 'Delete template',
        text: `${name} will be gone. Reviews that were planned with it keep their questions. This cannot be undone.`,
        confirmLabel: 'Delete template',
        tone: 'danger',
        failure: wording.templateRemoveFailed,
        subject: { id, version },
      }
    : {
        title: isArchived ? `Unarchive ${name}` : `Archive ${name}`,
        text: isArchived
          ? 'It can be chosen again when a review is planned.'
          : 'It can no longer be chosen when a review is planned. Reviews that were planned with it keep their questions. It can be brought back.',
        confirmLabel: isArchived ? 'Unarchive template' : 'Archive template',
        failure: wording.templateFailed,
        subject: { id, change: { version, content: { ...content, isArchived: !isArchived } } },
      }
}

/** The templates of reviews, which admins look after and planners choose from. System id: `reviewTemplates`. */
export const reviewTemplates = templatesOf({
  id: 'reviewTemplates',
  form: reviewTemplateForm,
  blank: templateFields.blank,
  copied,
  leadsTo: pathTo('prTemplates'),
  nameOf: ({ content }: Template) => content.name,
  question: templateQuestion,
  questionAbout,
  done: ({ kind, template: { content } }: TemplateAct) =>
    kind === 'removal'
      ? wording.templateRemoved
      : content.isArchived
        ? wording.templateUnarchived
        : wording.templateArchived,
  failed: wording.templateFailed,
})

type Ports = Pick<ReviewPorts, 'loadTemplates' | 'addTemplate' | 'saveTemplate' | 'removeTemplate'>

export const reviewTemplatePorts = ({ loadTemplates, addTemplate, saveTemplate, removeTemplate }: Ports) => {
  const save: SaveRecord<TemplateDraft, Template, null, Template | null> = ({ id, base, draft }, signal) => {
    const content = templateFields.toSaved(draft)
    return base === null
      ? addTemplate({ id: id as ReviewTemplateId, content }, signal)
      : saveTemplate({ id: base.id, change: { version: base.version, content } }, signal)
  }
  /** There is no call for one template: the list is read, and the template found in it. */
  const loadTheirs: LoadTheirs<Template, null, Template | null> = async ({ id }, signal) =>
    theirsAmong(await loadTemplates(undefined, signal), id)
  return {
    form: { save, loadTheirs },
    act: async (asked: Asked, signal: AbortSignal) =>
      'change' in asked
        ? saveTemplate(asked, signal)
        : Result.map(await removeTemplate(asked, signal), (): Template | null => null),
    load: loadTemplates,
  }
}
