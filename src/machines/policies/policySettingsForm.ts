import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import { editorWording } from '../../domain/policies/editorWording.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { type PolicySettingsDraft, settingsFields } from '../../domain/policies/settings.fields.ts'
import { settingsChanges, settingsDraftOf, toPolicySettings } from '../../domain/policies/settingsDrafts.ts'
import { recordForm, theirsOf } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { PolicyEditorPorts } from './policyEditor.ports.ts'

/** The form of a policy's settings (`kit/recordForm.machine.ts`). Saving answers the document; null for one that is gone. */
export const policySettingsForm = recordForm<PolicySettingsDraft, HrDocument, null, HrDocument | null>({
  id: 'policySettingsForm',
  ...settingsFields,
  draftOf: settingsDraftOf,
  changes: settingsChanges,
  messages: { added: editorWording.saved, saved: editorWording.saved, failed: messages.settingsNotUpdated },
})

/** Provides the form's ports. */
export const savingSettings =
  (
    changeSettings: PolicyEditorPorts['changeSettings'],
  ): SaveRecord<PolicySettingsDraft, HrDocument, null, HrDocument | null> =>
  ({ base, draft }, signal) => {
    // There is no form for the settings of a policy that is not there.
    const { id, version } = base as HrDocument
    const change = { version, settings: toPolicySettings(draft), isArchived: draft.isArchived }
    return changeSettings({ id, change }, signal)
  }

export const loadingSettings =
  (loadPolicy: PolicyEditorPorts['loadPolicy']): LoadTheirs<HrDocument, null, HrDocument | null> =>
  async ({ id }, signal) =>
    theirsOf(await loadPolicy({ id: id as HrDocumentId }, signal))

/** There is no form for the settings of a policy that is not there; what it would begin with all the same. */
export const blankSettings = settingsDraftOf({ settings: null, status: 'draft' })
