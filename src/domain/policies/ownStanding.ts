/**
 * How the reader of the list stands with a policy: as anybody stands (`standing.ts`), with nothing said of one that does not
 * ask them. To be read first comes what is due first; what has no due date comes last, then by title.
 */
import type { EmployeeId } from '../kernel/ids.ts'
import type { InstantUtc } from '../kernel/nouns.ts'
import { byText } from '../kernel/order.ts'
import { asks } from './duties.ts'
import type { Agreement, HrDocumentSummary, PolicyStanding } from './nouns.ts'
import { standingAt } from './standing.ts'

type Policy = HrDocumentSummary

/** The newest agreement the reader has given; null for none. */
export const ownAgreement = ({ agreements }: Pick<Policy, 'agreements'>, employeeId: EmployeeId): Agreement | null =>
  agreements
    .filter((agreement) => agreement.employeeId === employeeId)
    .reduce<Agreement | null>(
      (newest, agreement) => (newest === null || agreement.versionNo >= newest.versionNo ? agreement : newest),
      null,
    )

export const ownStanding = (policy: Policy, employeeId: EmployeeId, nowUtc: InstantUtc): PolicyStanding | null =>
  asks(policy)
    ? standingAt({ ...policy, agreedVersionNo: ownAgreement(policy, employeeId)?.versionNo ?? null }, nowUtc)
    : null

/** Sorts behind every instant. */
const NEVER = '~'

export const byDue = (one: Policy, other: Policy): number => {
  const [due, otherDue] = [one.dueUtc ?? NEVER, other.dueUtc ?? NEVER]
  return due === otherDue ? byText(one.title, other.title) : due < otherDue ? -1 : 1
}
