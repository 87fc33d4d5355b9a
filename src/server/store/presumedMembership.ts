import { Context, Data } from 'effect'
import type { Member } from './member.ts'
import type { MembershipText } from './membership.ts'

/**
 * What a request takes its caller to be until a statement of its own has confirmed it. Nearly always somebody is who
 * they were a moment ago; so a request asks for the membership along with its first statement, in one transaction, and
 * throws away what that read, or takes back what it wrote, when the membership has changed.
 */
export interface PresumedMembershipShape {
  readonly member: Member
  readonly text: MembershipText
  isConfirmed: boolean
}

export class PresumedMembership extends Context.Service<PresumedMembership, PresumedMembershipShape>()(
  'tenure/Presumption',
) {}

/** A defect that never leaves `InTenant`, which starts over with what is true now. */
export class PresumedWrongly extends Data.TaggedError('PresumedWrongly')<{ readonly text: MembershipText }> {}
