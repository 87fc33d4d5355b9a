/** The fields of a permission group (§ 3 Security group): its name; what it allows and who is in it are ours. */
import type { EmployeeId } from '../kernel/ids.ts'
import { type Draft, field, line, recordOf, type Saved } from '../kernel/record.ts'
import { featureNames } from '../permissions/featureWording.ts'
import { type Grants, needsUse } from '../permissions/grants.ts'

const GROUP_NAME_MAX = 80
export const MEMBERS_MOST = 10_000

const grantsProblem = (grants: Grants): string | null => {
  const shut = grants.find(({ actions }) => actions.some(needsUse) && !actions.includes('Use'))
  return shut === undefined ? null : `${featureNames[shut.featureId]}: without Use, no one can open its pages`
}

export const groupFields = recordOf({
  name: line('Name', GROUP_NAME_MAX),
  features: field<Grants>('Rights', { blank: [], problem: grantsProblem }),
  memberIds: field<ReadonlyArray<EmployeeId>>('Members', {
    blank: [],
    problem: (ids) => (ids.length > MEMBERS_MOST ? `At most ${MEMBERS_MOST} members` : null),
  }),
})
export type GroupDraft = Draft<typeof groupFields.fields>
export type GroupSaved = Saved<typeof groupFields.fields>

/** § 5 Names are unique; ours: without regard to case. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
