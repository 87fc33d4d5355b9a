import { Cause, Effect, Exit, Layer } from 'effect'
import { HttpRouter, HttpServerRequest } from 'effect/http'
import { CurrentCaller, CurrentUser, InTenant } from '../../contract/middleware.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { Database, type DatabaseShape } from '../store/database.ts'
import type { Member } from '../store/member.ts'
import { type MembershipText, membershipStatement } from '../store/membership.ts'
import { PresumedWrongly, Presumption } from '../store/presumption.ts'
import { notFound, refuse } from './envelope.ts'
import { type Membership, membershipFrom } from './membership.ts'
import { notesOf, type RequestNotes } from './requestNotes.ts'
import { isUpload } from './uploads.ts'

const mismatch = refuse(400, 'tenant_mismatch', 'The Tenant-Id header must name the tenant of the path, once.')
const inactive = refuse(403, 'tenant_inactive', 'This client is inactive.')
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const mostRemembered = 10_000

/** What was read last about a member, and what that means. */
interface Known {
  readonly text: MembershipText
  readonly membership: Membership
}

/** `InTenant` of the contract: the path's tenant is the authority, and membership is read anew for each request. */
export const inTenant = Layer.effect(
  InTenant,
  Effect.map(Database, (database) => {
    const remembered = new Map<string, Known>()
    return InTenant.of((httpEffect) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const { params } = yield* HttpRouter.RouteContext
        const asked = params.tenantId?.toLowerCase() ?? ''
        // A header sent twice arrives joined by a comma, which equals no tenant.
        if (request.headers['tenant-id']?.toLowerCase() !== asked) return yield* Effect.fail(mismatch)
        if (!uuid.test(asked)) return yield* Effect.fail(notFound)
        const member = { tenantId: asked as TenantId, userId: (yield* CurrentUser).userId }
        const notes = notesOf(request.source)

        const key = `${member.tenantId} ${member.userId}`
        const answerAs = (text: MembershipText) => {
          const known = { text, membership: membershipFrom(member, text) }
          remember(remembered, key, known)
          return asMember(httpEffect, known, notes)
        }
        const known = isUpload(request.headers['content-type']) ? undefined : remembered.get(key)
        if (known === undefined) return yield* Effect.flatMap(readText(database, member), answerAs)
        return yield* presuming(database, member, known.text, asMember(httpEffect, known, notes), answerAs)
      }),
    )
  }),
)

/** Its handler writes a file before it asks the database anything, and that nothing could roll back. */

const readText = (database: DatabaseShape, member: Member): Effect.Effect<MembershipText> =>
  Effect.map(database.read(member, membershipStatement(member)), ([row]) => row?.body)

/** Answers as the member that is known, or refuses. */
const asMember = <A, E, R>(
  httpEffect: Effect.Effect<A, E, R>,
  { membership }: Known,
  notes: RequestNotes | undefined,
): Effect.Effect<A, E | typeof notFound | typeof inactive, Exclude<R, CurrentCaller>> => {
  if (membership.standing === 'none') return Effect.fail(notFound)
  if (notes !== undefined) notes.tenantId = membership.tenantId
  if (membership.standing === 'tenantInactive') return Effect.fail(inactive)
  return Effect.provideService(httpEffect, CurrentCaller, membership.caller)
}

/**
 * Answers as if the caller were still who they were, and lets no answer out, refusals included, and commits no change
 * that the database has not confirmed them for; if it says otherwise, the answer is made anew.
 */
const presuming = <A, E, R, B, F, S>(
  database: DatabaseShape,
  member: Member,
  text: MembershipText,
  answer: Effect.Effect<A, E, R>,
  anew: (text: MembershipText) => Effect.Effect<B, F, S>,
): Effect.Effect<A | B, E | F, R | S> => {
  const presumption = { member, text, isConfirmed: false }
  return Effect.exit(Effect.provideService(answer, Presumption, presumption)).pipe(
    Effect.flatMap((exit) =>
      presumption.isConfirmed || wasWrong(exit)
        ? exit
        : Effect.flatMap(readText(database, member), (now) =>
            now === text ? exit : Effect.die(new PresumedWrongly({ text: now })),
          ),
    ),
    Effect.catchDefect((defect) => (defect instanceof PresumedWrongly ? anew(defect.text) : Effect.die(defect))),
  )
}

const wasWrong = (exit: Exit.Exit<unknown, unknown>): boolean =>
  Exit.isFailure(exit) && Cause.squash(exit.cause) instanceof PresumedWrongly

/** Only members are worth remembering; the least recently changed goes first. */
const remember = (remembered: Map<string, Known>, key: string, known: Known): void => {
  remembered.delete(key)
  if (known.membership.standing !== 'member') return
  const oldest = remembered.keys().next().value
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(key, known)
}
