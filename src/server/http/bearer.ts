import { Effect, Layer, Redacted, Result } from 'effect'
import { HttpServerRequest } from 'effect/http'
import type { SignedInUser } from '../../contract/callers.ts'
import { CurrentUser, SignedIn } from '../../contract/middleware.ts'
import type { UserId } from '../../domain/kernel/ids.ts'
import type { Identity } from '../identity/identity.ts'
import { refuse } from './envelope.ts'
import type { Allowance } from './rateLimit.ts'
import { notesOf } from './requestNotes.ts'

export type VerifyAccessToken = Identity['verifyAccessToken']

const signedOut = refuse(401, 'signed_out', 'Sign in to go on.')
const tooMany = refuse(429, 'too_many_requests', 'Too many requests. Wait a moment and try again.')

/** `SignedIn` of the contract. A person, and an address that shows bad tokens, may ask only so often. */
export const signedIn = (verify: VerifyAccessToken, people: Allowance, strangers: Allowance) =>
  Layer.succeed(
    SignedIn,
    SignedIn.of({
      bearer: (httpEffect, { credential, endpoint }) =>
        Effect.gen(function* () {
          const notes = notesOf((yield* HttpServerRequest.HttpServerRequest).source)
          if (notes !== undefined) notes.route = endpoint.path
          const address = notes?.address ?? ''
          if (strangers.isSpent(address)) return yield* Effect.fail(tooMany)
          const token = Redacted.value(credential)
          const user = token === '' ? undefined : yield* Effect.promise(() => userBehind(verify, token))
          if (user === undefined) {
            strangers.take(address)
            return yield* Effect.fail(signedOut)
          }
          if (!people.take(user.userId)) return yield* Effect.fail(tooMany)
          if (notes !== undefined) notes.userId = user.userId
          return yield* Effect.provideService(httpEffect, CurrentUser, user)
        }),
    }),
  )

const userBehind = async (verify: VerifyAccessToken, token: string): Promise<SignedInUser | undefined> => {
  const verdict = await verify(token)
  if (Result.isFailure(verdict)) return undefined
  const { userId, hasSecondFactor } = verdict.success
  return { userId: userId as UserId, hasSecondFactor }
}
