import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { nameTaken } from '../../domain/organisation/collections.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { removalWarning } from '../../domain/positionTemplates/outcomeWording.ts'
import { type TemplateDraft, templateFields } from '../../domain/positionTemplates/template.fields.ts'
import { wording } from '../../domain/positionTemplates/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { questionOf } from '../kit/confirm.machine.ts'
import type { Port } from '../kit/port.ts'
import { recordForm, theirsAmong } from '../kit/recordForm.ts'
import type { IsTaken, LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import { type ActOn, templatesOf } from '../kit/templates.machine.ts'
import type { PositionTemplatePorts } from './positionTemplates.ports.ts'

export type RemoveTemplate = ActOn<PositionTemplate> & { readonly kind: 'removal' }
type Removed = { readonly id: ItemId; readonly version: number }

const isSameTitle = (one: string, other: string): boolean => nameTaken(one, [other])

/** The form of a position template. Saving answers the template; null is one that is gone. */
export const positionTemplateForm = recordForm<TemplateDraft, PositionTemplate, null, PositionTemplate | null>({
  id: 'positionTemplateForm',
  fields: templateFields.fields,
  problems: templateFields.problems,
  changes: templateFields.changes,
  draftOf: templateFields.draftOf,
  messages: {
    added: wording.created,
    addFailed: wording.createFailed,
    saved: wording.updated,
    failed: wording.updateFailed,
  },
  unique: {
    field: 'title',
    isSame: isSameTitle,
    code: 'already_exists',
    sentence: wording.titleTaken,
    afterFailed: true,
  },
})

type FormPorts = Parameters<typeof positionTemplateForm.provide>[0]

/** The position templates, which those with the feature look after. System id: `positionTemplateList`. */
export const positionTemplates = templatesOf<PositionTemplate, TemplateDraft, RemoveTemplate, Removed, FormPorts>({
  id: 'positionTemplates',
  form: positionTemplateForm,
  blank: templateFields.blank,
  copied: (template) => ({ ...templateFields.draftOf(template), title: '' }),
  part: 'positionTemplates',
  leadsTo: pathTo('positionTemplates'),
  nameOf: ({ title }) => title,
  question: questionOf<Removed, PositionTemplate | null>(),
  questionAbout: ({ template }) => ({
    title: `Delete ${template.title}`,
    text: removalWarning(template),
    confirmLabel: 'Delete template',
    tone: 'danger',
    failure: wording.deleteFailed,
    subject: { id: template.id, version: template.version },
  }),
  done: () => wording.deleted,
  failed: wording.updateFailed,
})

export const positionTemplatePorts = ({
  loadTemplates,
  addTemplate,
  saveTemplate,
  removeTemplate,
}: PositionTemplatePorts) => {
  const save: SaveRecord<TemplateDraft, PositionTemplate, null, PositionTemplate | null> = (
    { id, base, draft },
    signal,
  ) => {
    const saved = templateFields.toSaved(draft)
    return base === null
      ? addTemplate({ id: id as ItemId, ...saved }, signal)
      : saveTemplate({ id: base.id, change: { version: base.version, ...saved } }, signal)
  }
  /** There is no call for one: the lists are read, and the template found in them. */
  const loadTheirs: LoadTheirs<PositionTemplate, null, PositionTemplate | null> = async ({ id }, signal) =>
    theirsAmong(await loadTemplates(undefined, signal), id)
  const isTaken: IsTaken<null> = async ({ id, text }, signal) =>
    Result.map(await loadTemplates(undefined, signal), (templates) =>
      templates.some((template) => template.id !== id && isSameTitle(template.title, text)),
    )
  const act: Port<Removed, PositionTemplate | null, Failure> = async (asked, signal) =>
    Result.map(await removeTemplate(asked, signal), () => null)
  return { form: { save, loadTheirs, isTaken }, act, load: loadTemplates }
}
