import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'
import { type QuestionAbout, questionOf } from './confirm.machine.ts'
import type { Port } from './port.ts'
import { recordForm, theirsAmong } from './recordForm.ts'
import type { FormDraft, FormShape, LoadTheirs, SaveRecord } from './recordFormShape.ts'
import { templatesOf } from './templates.machine.ts'

/** A template whose content is saved as a whole, that it is archived included. */
interface ContentTemplate {
  readonly id: string
  readonly version: number
  readonly content: { readonly name: string; readonly isArchived: boolean }
}

/** What is done to a template behind a question. */
export interface ContentTemplateAct<Template> {
  readonly kind: 'archiving' | 'removal'
  readonly template: Template
}

type Saved<Template extends ContentTemplate> = {
  readonly id: Template['id']
  readonly change: { readonly version: number; readonly content: Template['content'] }
}
type Removed<Template extends ContentTemplate> = { readonly id: Template['id']; readonly version: number }

export type ContentTemplatePorts<Template extends ContentTemplate> = {
  loadTemplates: Port<void, ReadonlyArray<Template>, Failure>
  addTemplate: Port<{ readonly id: Template['id']; readonly content: Template['content'] }, Template, Failure>
  saveTemplate: Port<Saved<Template>, Template, Failure>
  removeTemplate: Port<Removed<Template>, void, Failure>
}

type Words = Readonly<
  Record<`template${'Added' | 'Saved' | 'Removed' | 'Archived' | 'Unarchived' | 'Failed' | 'RemoveFailed'}`, string>
>

/** What a kind of such templates says of itself. */
interface Shape<Template extends ContentTemplate, Draft extends FormDraft> {
  readonly id: string
  readonly formId: string
  readonly fields: Pick<FormShape<Draft, Template, null>, 'fields' | 'problems' | 'changes'> & {
    readonly blank: Draft
    readonly draftOf: (content: Template['content']) => Draft
    readonly toSaved: (draft: Draft) => Template['content']
  }
  readonly wording: Words
  /** What becomes of what was made from it. */
  readonly says: Readonly<Record<'archiving' | 'unarchiving', string>> & { readonly removal: (name: string) => string }
  readonly copied?: (template: Template) => Draft
  readonly leadsTo?: string
}

/** The form, the machine and the ports of templates of one kind. */
export const contentTemplates = <Template extends ContentTemplate, Draft extends FormDraft>({
  id: machineId,
  formId,
  fields,
  wording,
  says,
  ...more
}: Shape<Template, Draft>) => {
  type Act = ContentTemplateAct<Template>
  type Asked = Saved<Template> | Removed<Template>

  const questionAbout = ({ kind, template: { id, version, content } }: Act): QuestionAbout<Asked> => {
    const { name, isArchived } = content
    return kind === 'removal'
      ? {
          title: 'Delete template',
          text: says.removal(name),
          confirmLabel: 'Delete template',
          tone: 'danger',
          failure: wording.templateRemoveFailed,
          subject: { id, version },
        }
      : {
          title: isArchived ? `Unarchive ${name}` : `Archive ${name}`,
          text: isArchived ? says.unarchiving : says.archiving,
          confirmLabel: isArchived ? 'Unarchive template' : 'Archive template',
          failure: wording.templateFailed,
          subject: { id, change: { version, content: { ...content, isArchived: !isArchived } } },
        }
  }

  /** Saving answers the template; null is one that is gone. */
  const form = recordForm<Draft, Template, null, Template | null>({
    id: formId,
    fields: fields.fields,
    problems: fields.problems,
    changes: fields.changes,
    draftOf: ({ content }) => fields.draftOf(content),
    messages: { added: wording.templateAdded, saved: wording.templateSaved, failed: wording.templateFailed },
  })

  const templates = templatesOf<Template, Draft, Act, Asked>({
    id: machineId,
    form,
    blank: fields.blank,
    nameOf: ({ content }) => content.name,
    question: questionOf<Asked, Template | null>(),
    questionAbout,
    done: ({ kind, template: { content } }) => {
      if (kind === 'removal') return wording.templateRemoved
      return content.isArchived ? wording.templateUnarchived : wording.templateArchived
    },
    failed: wording.templateFailed,
    ...more,
  })

  const portsOf = ({ loadTemplates, addTemplate, saveTemplate, removeTemplate }: ContentTemplatePorts<Template>) => {
    const save: SaveRecord<Draft, Template, null, Template | null> = ({ id, base, draft }, signal) => {
      const content = fields.toSaved(draft)
      return base === null
        ? addTemplate({ id, content }, signal)
        : saveTemplate({ id: base.id, change: { version: base.version, content } }, signal)
    }
    /** There is no call for one template: the list is read, and the template found in it. */
    const loadTheirs: LoadTheirs<Template, null, Template | null> = async ({ id }, signal) =>
      theirsAmong(await loadTemplates(undefined, signal), id)
    const act: Port<Asked, Template | null, Failure> = async (asked, signal) =>
      'change' in asked ? saveTemplate(asked, signal) : Result.map(await removeTemplate(asked, signal), () => null)
    return { form: { save, loadTheirs }, act, load: loadTemplates }
  }

  return { form, templates, portsOf }
}
