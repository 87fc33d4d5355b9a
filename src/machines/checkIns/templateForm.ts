import type { CheckInTemplate } from '../../domain/checkIns/nouns.ts'
import { type TemplateDraft, templateFields } from '../../domain/checkIns/template.fields.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import type { CheckInTemplateId } from '../../domain/kernel/ids.ts'
import { recordForm, theirsAmong } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { PlanningPorts } from './checkIns.ports.ts'

/** The form of a template (`kit/recordForm.machine.ts`). Saving answers the template; null is one that is gone. */
export const templateForm = recordForm<TemplateDraft, CheckInTemplate, null, CheckInTemplate | null>({
  id: 'checkInTemplateForm',
  ...templateFields,
  messages: { added: wording.templateAdded, saved: wording.templateSaved, failed: wording.templateFailed },
})

export const savingTemplate =
  ({
    addTemplate,
    saveTemplate,
  }: Pick<PlanningPorts, 'addTemplate' | 'saveTemplate'>): SaveRecord<
    TemplateDraft,
    CheckInTemplate,
    null,
    CheckInTemplate | null
  > =>
  ({ id, base, draft }, signal) => {
    const content = templateFields.toSaved(draft)
    if (base === null) return addTemplate({ id: id as CheckInTemplateId, ...content }, signal)
    const { version, isArchived } = base
    return saveTemplate({ id: base.id, change: { version, isArchived, ...content } }, signal)
  }

/** There is no call for one template: the list is read, and the template found in it. */
export const loadingTemplate =
  (loadTemplates: PlanningPorts['loadTemplates']): LoadTheirs<CheckInTemplate, null, CheckInTemplate | null> =>
  async ({ id }, signal) =>
    theirsAmong(await loadTemplates(undefined, signal), id)
