import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { versionOf } from '../../contract/paths.ts'
import { SecurityGroupsGroup } from '../../contract/securityGroups.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import type { FieldChange } from '../../domain/audit/nouns.ts'
import type { SecurityGroupId } from '../../domain/kernel/ids.ts'
import { type GroupSaved, groupFields } from '../../domain/securityGroups/group.fields.ts'
import { denials, grantsInWords } from '../../domain/securityGroups/wording.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { change, read } from '../http/calls.ts'
import { conflicting, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { bodyOf } from '../store/body.ts'
import { onConstraint } from '../store/failures.ts'
import {
  accessOf,
  allGroups,
  deleteGroup,
  groupToChange,
  insertGroup,
  oneGroup,
  setMembers,
  updateGroup,
} from './groups.store.ts'

const calls = SecurityGroupsGroup.endpoints
const administrator = callerWho({ role: 'admin' })

const list = read(calls.list, function* () {
  yield* administrator
  return allGroups
})

const create = change(calls.create, function* ({ payload }) {
  const caller = yield* administrator
  yield* admitted(payload)
  const made = yield* onConstraint(insertGroup(payload), onNameKey)
  if (made === undefined) {
    const same = yield* groupToChange(payload.id)
    return same !== undefined && isSame(same, payload)
      ? yield* bodyOf(oneGroup(payload.id))
      : yield* Effect.fail(idTaken)
  }
  yield* onConstraint(setMembers(payload.id, payload.memberIds), onMemberKey)
  const after = yield* existing(payload.id)
  const { fields, values } = changesBetween(undefined, after)
  return yield* answered(
    caller,
    { ...entry(payload.id, payload.name), action: 'created', fields, values },
    oneGroup(payload.id),
  )
})

const update = change(calls.update, function* ({ params: { id }, payload }) {
  const caller = yield* administrator
  yield* admitted(payload)
  const before = yield* atVersion(id, payload.version)
  yield* onConstraint(updateGroup(id, payload), onNameKey)
  yield* onConstraint(setMembers(id, payload.memberIds), onMemberKey)
  const { fields, values } = changesBetween(before, yield* existing(id))
  return yield* answered(caller, { ...entry(id, payload.name), action: 'updated', fields, values }, oneGroup(id))
})

const remove = change(calls.remove, function* ({ params: { id }, headers }) {
  const caller = yield* administrator
  const before = yield* atVersion(id, versionOf(headers))
  yield* deleteGroup(id)
  const values = changesBetween(undefined, before).values.map(({ field, after }) => ({
    field,
    before: after,
    after: null,
  }))
  yield* recordChange(caller, { ...entry(id, before.name), action: 'removed', values })
})

const access = read(calls.access, function* ({ params: { id } }) {
  yield* administrator
  return accessOf(id)
})

type Stored = Effect.Success<ReturnType<typeof existing>>

const existing = (id: SecurityGroupId) =>
  Effect.flatMap(groupToChange(id), (group) => (group === undefined ? Effect.fail(notFound) : Effect.succeed(group)))

const atVersion = (id: SecurityGroupId, version: number) =>
  Effect.flatMap(existing(id), (group) =>
    group.version === version ? Effect.succeed(group) : Effect.fail(changedMeanwhile),
  )

/** What the fields forbid, where the call was not made by the form. */
const admitted = ({ features }: Pick<GroupSaved, 'features'>) => {
  const problem = groupFields.fields.features.problem(features)
  return problem === null ? Effect.void : Effect.fail(refuse(422, 'not_valid', problem, 'features'))
}

const isSame = ({ name, features, members }: Stored, payload: GroupSaved): boolean =>
  name === payload.name &&
  grantsInWords(features) === grantsInWords(payload.features) &&
  members
    .map(({ id }) => id)
    .toSorted()
    .join() === payload.memberIds.toSorted().join()

const changesBetween = (before: Stored | undefined, after: Stored) => {
  const said = changesOf(['name', 'features'], before && inWords(before), inWords(after))
  const members: ReadonlyArray<FieldChange> = [
    { field: 'membersAdded', before: null, after: namesWithout(after, before) },
    { field: 'membersRemoved', before: namesWithout(before, after), after: null },
  ].filter(({ before, after }) => before !== after)
  return { fields: [...said.fields, ...members.map(({ field }) => field)], values: [...said.values, ...members] }
}

const inWords = ({ name, features }: Stored) => ({ name, features: grantsInWords(features) || null })

/** Who is in the one and not in the other. */
const namesWithout = (group: Stored | undefined, other: Stored | undefined): string | null => {
  const known = new Set(other?.members.map(({ id }) => id))
  const names = (group?.members ?? []).filter(({ id }) => !known.has(id)).map(({ fullName }) => fullName)
  return names.length === 0 ? null : names.join(', ')
}

const entry = (id: SecurityGroupId, name: string) => ({ kind: 'securityGroup' as const, id, name })

const idTaken = refuse(409, 'already_exists', 'This id was used before, for something else.')
const onNameKey = {
  security_groups_name_key: () => conflicting({ allowed: false, because: 'nameInUse' }, denials, 'name'),
}
const onMemberKey = {
  security_group_members_tenant_id_employee_id_fkey: () =>
    unacceptable({ allowed: false, because: 'unknownMember' }, denials, 'memberIds'),
}

export const securityGroupsHandlers = HttpApiBuilder.group(Api, 'securityGroups', (handlers) =>
  handlers.handleAll({ list, create, update, remove, access }),
)
