import { Effect } from 'effect'
import { HrDocumentsGroup } from '../../contract/hrDocuments.ts'
import { comparedWith } from '../../domain/policies/comparing.ts'
import { differences } from '../../domain/policies/content/differences.ts'
import type { PolicyDiff, PolicyVersion } from '../../domain/policies/nouns.ts'
import { answer, read } from '../http/calls.ts'
import { notFound, reply } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'
import { version, versionsToCompare } from './policies.store.ts'

const calls = HrDocumentsGroup.endpoints

/** § 7 GET hrDocuments/{id}/{versionNo} */
export const readVersion = read(calls.version, function* ({ params: { id, versionNo } }) {
  const caller = yield* callerWho({ module: 'compliance' })
  return version(caller, id, versionNo)
})

/** § 7 GET HRDocumentsDiff/{id}/{versionNo} */
export const diff = answer(calls.diff, function* ({ params: { id, versionNo }, query: { from } }) {
  const caller = yield* callerWho({ module: 'compliance' })
  const [row] = yield* rowsOf(caller, versionsToCompare(caller, id))
  const { versions, agreedVersionNo } = JSON.parse(row?.body ?? '{"versions":[]}') as Comparable
  const earlier = comparedWith(versionNo, { asked: from ?? null, agreedVersionNo })
  const [older, newer] = earlier !== null && earlier > versionNo ? [versionNo, earlier] : [earlier, versionNo]
  const find = (number: number) => versions.find((one) => one.versionNo === number)
  const [before, after] = [older === null ? null : find(older), find(newer)]
  if (before === undefined || after === undefined) return yield* Effect.fail(notFound)
  const hasText = after.content !== null && (before === null || before.content !== null)
  const answer: PolicyDiff = {
    fromVersionNo: older,
    toVersionNo: newer,
    titleBefore: before?.title ?? null,
    title: after.title,
    blocks: hasText && after.content !== null ? differences(before?.content ?? null, after.content) : null,
    notes: versions
      .filter((one) => one.versionNo > (older ?? 0) && one.versionNo <= newer)
      .map((one) => ({ versionNo: one.versionNo, changeNote: one.changeNote, isSubstantive: one.isSubstantive })),
  }
  return reply(answer)
})

interface Comparable {
  /** Newest first. */
  readonly versions: ReadonlyArray<
    Pick<PolicyVersion, 'versionNo' | 'title' | 'content' | 'changeNote' | 'isSubstantive'>
  >
  readonly agreedVersionNo: number | null
}
