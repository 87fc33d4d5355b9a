import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { SecurityGroupId } from '../../domain/kernel/ids.ts'
import { type GroupDraft, groupFields, isSameName } from '../../domain/securityGroups/group.fields.ts'
import type { SecurityGroup } from '../../domain/securityGroups/nouns.ts'
import { denials, removalWarning, wording } from '../../domain/securityGroups/wording.ts'
import { questionOf } from '../kit/confirm.machine.ts'
import type { Port } from '../kit/port.ts'
import { recordForm, theirsAmong } from '../kit/recordForm.ts'
import type { IsTaken, LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import { type ActOn, templatesOf } from '../kit/templates.machine.ts'
import type { SecurityGroupPorts } from './securityGroups.ports.ts'

export type RemoveGroup = ActOn<SecurityGroup> & { readonly kind: 'removal' }
type Removed = { readonly id: SecurityGroupId; readonly version: number }

/** The form of a permission group. Saving answers the group; null is one that is gone. */
export const securityGroupForm = recordForm<GroupDraft, SecurityGroup, null, SecurityGroup | null>({
  id: 'securityGroupForm',
  fields: groupFields.fields,
  problems: groupFields.problems,
  changes: groupFields.changes,
  draftOf: ({ name, features, members }) =>
    groupFields.draftOf({ name, features, memberIds: members.map(({ id }) => id) }),
  messages: {
    added: wording.created,
    addFailed: wording.createFailed,
    saved: wording.updated,
    failed: wording.updateFailed,
  },
  unique: { field: 'name', isSame: isSameName, code: 'name_in_use', sentence: denials.nameInUse, afterFailed: true },
})

type FormPorts = Parameters<typeof securityGroupForm.provide>[0]

/** The permission groups, which administrators look after. System id: `securityGroupList`. */
export const securityGroups = templatesOf<SecurityGroup, GroupDraft, RemoveGroup, Removed, FormPorts>({
  id: 'securityGroups',
  form: securityGroupForm,
  blank: groupFields.blank,
  nameOf: ({ name }) => name,
  question: questionOf<Removed, SecurityGroup | null>(),
  questionAbout: ({ template: { id, version, name, members } }) => ({
    title: `Delete ${name}`,
    text: removalWarning(name, members),
    confirmLabel: 'Delete group',
    tone: 'danger',
    failure: wording.deleteFailed,
    subject: { id, version },
  }),
  done: () => wording.deleted,
  failed: wording.updateFailed,
})

export const securityGroupPorts = ({ loadGroups, addGroup, saveGroup, removeGroup }: SecurityGroupPorts) => {
  const save: SaveRecord<GroupDraft, SecurityGroup, null, SecurityGroup | null> = ({ id, base, draft }, signal) => {
    const saved = groupFields.toSaved(draft)
    return base === null
      ? addGroup({ id: id as SecurityGroupId, ...saved }, signal)
      : saveGroup({ id: base.id, change: { version: base.version, ...saved } }, signal)
  }
  /** There is no call for one: the list is read, and the group found in it. */
  const loadTheirs: LoadTheirs<SecurityGroup, null, SecurityGroup | null> = async ({ id }, signal) =>
    theirsAmong(await loadGroups(undefined, signal), id)
  const isTaken: IsTaken<null> = async ({ id, text }, signal) =>
    Result.map(await loadGroups(undefined, signal), (groups) =>
      groups.some((group) => group.id !== id && isSameName(group.name, text)),
    )
  const act: Port<Removed, SecurityGroup | null, Failure> = async (asked, signal) =>
    Result.map(await removeGroup(asked, signal), () => null)
  return { form: { save, loadTheirs, isTaken }, act, load: loadGroups }
}
