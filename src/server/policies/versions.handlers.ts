import { Effect } from 'effect'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import { comparedWith } from '../../domain/policies/comparing.ts'
import { differences } from '../../domain/policies/content/differences.ts'
import type { PolicyDiff, PolicyVersion } from '../../domain/policies/nouns.ts'
import { jsonReply, notFound, reply } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'
import { version, versionsToCompare } from './policies.store.ts'

interface OfVersion {
  readonly params: { readonly id: HrDocumentId; readonly versionNo: number }
}

/** § 7 GET hrDocuments/{id}/{versionNo} */
export const readVersion = Effect.fn(function* ({ params: { id, versionNo } }: OfVersion) {
  const caller = yield* callerWho({ module: 'compliance' })
  const [row] = yield* rowsOf(caller, version(caller, id, versionNo))
  return row === undefined ? yield* Effect.fail(notFound) : jsonReply(row.body)
})

/** § 7 GET HRDocumentsDiff/{id}/{versionNo} */
export const diff = Effect.fn(function* ({
  params: { id, versionNo },
  query: { from },
}: OfVersion & { readonly query: { readonly from?: number | undefined } }) {
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
