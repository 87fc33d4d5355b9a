/**
 * What somebody typed into the settings of a policy: whom it binds, by when to agree, how often to remind and when to
 * agree anew (§ 3 relevantParties; the rest is ours), as it opens and as it is saved.
 */
import type { HrDocument, PolicySettings, RelevantParties } from './nouns.ts'
import { agreementFields, type PolicySettingsDraft, settingsFields } from './settings.fields.ts'

export const everybody: RelevantParties = {
  all: true,
  employeeIds: [],
  departmentIds: [],
  positionTitles: [],
  tags: [],
}

export const settingsDraftOf = ({ settings, status }: Pick<HrDocument, 'settings' | 'status'>): PolicySettingsDraft => {
  if (settings === null) return { ...settingsFields.blank, isArchived: status === 'archived' }
  const { all, ...chosen } = settings.relevantParties
  return settingsFields.draftOf({
    ...settings,
    ...chosen,
    binds: all ? 'everybody' : 'chosen',
    isArchived: status === 'archived',
  })
}

/** Only of a draft without problems. Choosing everybody drops the people chosen before. */
export const toPolicySettings = (draft: PolicySettingsDraft): PolicySettings => ({
  relevantParties: toParties(draft),
  ...agreementFields.toSaved(draft),
})

export const toParties = (draft: PolicySettingsDraft): RelevantParties => {
  if (draft.binds === 'everybody') return everybody
  const { employeeIds, departmentIds, positionTitles, tags } = draft
  return { all: false, employeeIds, departmentIds, positionTitles, tags }
}

/** In one order, so that choosing and taking back is no change. */
export const settingsChanges: typeof settingsFields.changes = (before, after) =>
  settingsFields.changes(ordered(before), ordered(after))

const ordered = (draft: PolicySettingsDraft): PolicySettingsDraft => {
  const { employeeIds, departmentIds, positionTitles, tags } = toParties(draft)
  const sorted = { employeeIds: employeeIds.toSorted(), departmentIds: departmentIds.toSorted() }
  return { ...draft, ...sorted, positionTitles: positionTitles.toSorted(), tags: tags.toSorted() }
}
