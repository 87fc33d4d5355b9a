/** The vocabulary of a sign-in: where it stands between two pages, and what a step decides. */
import type { InteractionResults } from 'oidc-provider'
import type { Accounts } from './accounts.ts'
import type { Clients } from './clients.ts'
import type { IdentityLog } from './log.ts'
import type { DemoSignIns } from './pages/signIn.ts'
import type { IdentityQueries, IdentitySql } from './sql.ts'
import type { Journey, Upstream } from './upstream.ts'

/** Kept with the interaction, in the database: any process can serve the next page. */
export type Stage =
  | { readonly at: 'start' }
  /** At the provider that knows the people. */
  | { readonly at: 'away'; readonly journey: Journey }
  | { readonly at: 'secondFactor'; readonly userId: string }
  | { readonly at: 'resetCode' }
  | { readonly at: 'resetSecondFactor'; readonly userId: string }
  | { readonly at: 'newPassword'; readonly userId: string }
  /** A second factor is being set up; the secret is nobody's until a code of it has come. */
  | {
      readonly at: 'enrolment'
      readonly userId: string
      readonly secret: string
      /** It may be put off: there are clients that are entered without. */
      readonly isOffer: boolean
    }
  /** In place of the one an administrator chose. */
  | { readonly at: 'ownPassword'; readonly userId: string; readonly amr: readonly string[] }

export interface Turn {
  readonly interactionUid: string
  readonly stage: Stage
  readonly form: URLSearchParams
  /** What another provider has sent the person back with. */
  readonly answer?: URLSearchParams | undefined
  /** Where the request came from. */
  readonly address: string
  /** What the browser program knows already: the address of the person who is to sign in again. */
  readonly loginHint: string
}

export type Outcome =
  | { readonly _tag: 'Show'; readonly page: string; readonly status: number; readonly waitMs?: number }
  | { readonly _tag: 'Leave'; readonly url: string; readonly stage: Stage }
  | { readonly _tag: 'Next'; readonly stage: Stage; readonly elsewhereEnds?: string }
  | { readonly _tag: 'Finish'; readonly result: InteractionResults; readonly elsewhereEnds?: string }

/** Puts a message into the outbox; `within` the transaction of what it tells of, where there is one. */
export type SendMail = (
  message: { readonly to: string; readonly subject: string; readonly text: string },
  within?: IdentityQueries,
) => Promise<void>

export interface Services {
  readonly sql: IdentitySql
  readonly accounts: Accounts
  readonly sendMail: SendMail
  readonly log: IdentityLog
  readonly demo: DemoSignIns | undefined
  /** Where people sign in, when passwords are not kept here. */
  readonly upstream: Upstream | undefined
  readonly now: () => number
  readonly clients: Clients
  /** Signed out everywhere, and no token of theirs opens anything any more. */
  readonly endSessionsOf: (userId: string) => Promise<void>
}

export const show = (page: string, status = 200): Outcome => ({ _tag: 'Show', page, status })

export const tooMany = (page: string, waitMs: number): Outcome => ({ _tag: 'Show', page, status: 429, waitMs })

export const finishAs = (userId: string, amr: readonly string[]): InteractionResults => ({
  login: { accountId: userId, amr: [...amr] },
})

export const refuse = (description: string): Outcome => ({
  _tag: 'Finish',
  result: { error: 'access_denied', error_description: description },
})
