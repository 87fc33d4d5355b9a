import { createHash } from 'node:crypto'
import { Cause, Effect, Exit, Layer } from 'effect'
import { HttpRouter, HttpServerRequest } from 'effect/http'
import type { SignedInUser } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { CurrentCaller, CurrentUser, InTenant } from '../../contract/middleware.ts'
import { mayEnter } from '../../domain/employees/accounts/secondFactor.ts'
import { entryDenials } from '../../domain/employees/accounts/wording.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { Database, type DatabaseShape } from '../store/database.ts'
import type { Member } from '../store/member.ts'
import { type MembershipText, membershipStatement } from '../store/membership.ts'
import { PresumedMembership, PresumedWrongly } from '../store/presumedMembership.ts'
import { Trouble } from '../trouble.ts'
import { forbidden } from './denied.ts'
import { notFound, refuse } from './envelope.ts'
import { type Membership, membershipFrom } from './membership.ts'
import { notesOf, type RequestNotes } from './requestNotes.ts'
import { isUpload } from './uploads.ts'

const mismatch = refuse(
  400,
  'tenant_mismatch',
  'The Tenant-Id header must name the tenant, once, and the same as the path.',
)
const inactiveSentence = 'This client is inactive. Only the operator of this installation can reactivate it.'
const inactive = refuse(403, 'tenant_inactive', inactiveSentence)
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const mostRemembered = 10_000

/** What was read last about a member, and what that means. */
interface Known {
  readonly text: MembershipText
  readonly membership: Membership
  /** Who one is here, and with all that is offered: the header by which a browser notices that it goes by what was. */
  readonly digest: string
}

/** `InTenant` of the contract: the path's tenant is the authority, the header's where the path names none, and membership is read anew for each request. */
export const inTenant = Layer.effect(
  InTenant,
  Effect.map(Database, (database) => {
    const remembered = new Map<string, Known>()
    return InTenant.of((httpEffect) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const { params } = yield* HttpRouter.RouteContext
        const named = request.headers['tenant-id']?.toLowerCase() ?? ''
        const asked = params.tenantId?.toLowerCase() ?? (uuid.test(named) ? named : null)
        // A header sent twice arrives joined by a comma, which equals no tenant.
        if (named !== asked) return yield* Effect.fail(mismatch)
        if (!uuid.test(asked)) return yield* Effect.fail(notFound)
        const user = yield* CurrentUser
        const member = { tenantId: asked as TenantId, userId: user.userId }
        const notes = notesOf(request.source)

        const key = `${member.tenantId} ${member.userId}`
        const answerAs = (text: MembershipText) => {
          const membership = membershipFrom(member, text)
          const known = { text, membership, digest: digestOf(text, membership) }
          remember(remembered, key, known)
          return asMember(httpEffect, known, user, notes)
        }
        // Its handler writes a file before it asks the database anything, and that nothing could roll back.
        const known = isUpload(request.headers['content-type']) ? undefined : remembered.get(key)
        if (known === undefined) return yield* Effect.flatMap(readText(database, member), answerAs)
        return yield* presuming(database, member, known.text, asMember(httpEffect, known, user, notes), answerAs)
      }),
    )
  }),
)

const readText = (database: DatabaseShape, member: Member): Effect.Effect<MembershipText> =>
  Effect.map(database.read(member, membershipStatement(member)), ([row]) => row?.body)

/** Answers as the member that is known, or refuses. */
const asMember = <A, E, R>(
  httpEffect: Effect.Effect<A, E, R>,
  { membership, digest }: Known,
  user: SignedInUser,
  notes: RequestNotes | undefined,
): Effect.Effect<A, E | typeof notFound | Refusal<403>, Exclude<R, CurrentCaller>> => {
  if (membership.state === 'none') return Effect.fail(notFound)
  if (notes !== undefined) {
    notes.tenantId = membership.tenantId
    notes.membership = digest
  }
  if (membership.state === 'tenantInactive') return Effect.fail(inactive)
  const may = mayEnter(membership, user)
  if (!may.allowed) return Effect.fail(forbidden(may, entryDenials))
  return Effect.provideService(httpEffect, CurrentCaller, membership.caller)
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Two parts: what somebody is (their roles, reports and grants), which decides whom they see; and all of it. */
const digestOf = (text: MembershipText, membership: Membership): string => {
  if (membership.state !== 'member' || text === undefined) return ''
  const { privileges, underlings } = membership.caller
  return `${hashed(JSON.stringify([privileges, underlings]))}.${hashed(text)}`
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
  const presumed = { member, text, isConfirmed: false }
  return Effect.exit(Effect.provideService(answer, PresumedMembership, presumed)).pipe(
    Effect.flatMap((exit) =>
      presumed.isConfirmed || saysNothing(exit)
        ? exit
        : Effect.flatMap(readText(database, member), (now) =>
            now === text ? exit : Effect.die(new PresumedWrongly({ text: now })),
          ),
    ),
    Effect.catchDefect((defect) => (defect instanceof PresumedWrongly ? anew(defect.text) : Effect.die(defect))),
  )
}

/** It begins anew, or the database cannot be asked: either way the caller learns nothing from it. */
const saysNothing = (exit: Exit.Exit<unknown, unknown>): boolean => {
  if (Exit.isSuccess(exit)) return false
  const reason = Cause.squash(exit.cause)
  return reason instanceof PresumedWrongly || reason instanceof Trouble
}

/** Only members are worth remembering; the least recently changed goes first. */
const remember = (remembered: Map<string, Known>, key: string, known: Known): void => {
  remembered.delete(key)
  if (known.membership.state !== 'member') return
  const oldest = remembered.keys().next().value
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(key, known)
}
