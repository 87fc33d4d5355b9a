import type { ItemId } from '../../domain/kernel/ids.ts'
import type { Department } from '../../domain/organisation/nouns.ts'
import { assignFields, requireFields, usingFields } from '../../domain/positionTemplates/act.fields.ts'
import type { TemplateAction } from '../../domain/positionTemplates/lifecycle.ts'
import type {
  GlobalPositionTemplate,
  GlobalPositionTemplateHistory,
  PositionTemplate,
} from '../../domain/positionTemplates/nouns.ts'
import { askedBy } from '../../domain/positionTemplates/requirements.ts'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import {
  assignDraft,
  requireDraft,
  type TemplatesChosen,
  upgradeDraft,
  usingDraft,
} from '../../machines/positionTemplates/dialogs.ts'

/** A dialog over templates; one with something to fill in has a draft. */
export interface DialogProps {
  readonly dialogs: RecordDialogsActor
  readonly of: TemplatesChosen
}
export interface DraftedProps extends DialogProps {
  readonly draft: DraftActor
}

const chosen = (over: Partial<TemplatesChosen>): TemplatesChosen => ({
  id: crypto.randomUUID() as string as ItemId,
  templates: [],
  global: null,
  history: null,
  taken: [],
  ...over,
})

export const askToMove = (
  dialogs: RecordDialogsActor,
  action: TemplateAction,
  templates: ReadonlyArray<PositionTemplate>,
): void => dialogs.send({ type: 'record.selected', record: chosen({ templates }), dialog: action })

/** A department of the same name is chosen to begin with. */
export const askToUse = (
  dialogs: RecordDialogsActor,
  global: GlobalPositionTemplate,
  { templates, departments }: { templates: ReadonlyArray<PositionTemplate>; departments: ReadonlyArray<Department> },
): void =>
  dialogs.send({
    type: 'record.selected',
    record: chosen({ global, taken: templates.map(({ title }) => title) }),
    dialog: 'use',
    draft: usingDraft.inputOf({
      ...usingFields.blank,
      title: global.title,
      department: departments.find(({ name }) => name === global.department)?.id ?? null,
    }),
  })

export const askToUpgrade = (
  dialogs: RecordDialogsActor,
  template: PositionTemplate,
  history: GlobalPositionTemplateHistory,
): void =>
  dialogs.send({
    type: 'record.selected',
    record: chosen({ templates: [template], history }),
    dialog: 'upgrade',
    draft: upgradeDraft.inputOf({ choices: {} }),
  })

export const askToAssign = (dialogs: RecordDialogsActor, template: PositionTemplate): void =>
  dialogs.send({
    type: 'record.selected',
    record: chosen({ templates: [template] }),
    dialog: 'assign',
    draft: assignDraft.inputOf(assignFields.blank),
  })

export const askToRequire = (dialogs: RecordDialogsActor, template: PositionTemplate): void =>
  dialogs.send({
    type: 'record.selected',
    record: chosen({ templates: [template] }),
    dialog: 'require',
    draft: requireDraft.inputOf({ ...requireFields.blank, ...askedBy(template.requires) }),
  })
