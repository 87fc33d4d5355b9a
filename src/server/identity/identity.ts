/** Who is who: one object for the rest of the server, whichever provider signs people in. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Result } from 'effect'
import type { AuthSettings } from '../../domain/session/authSettings.ts'
import type { TokenRefused, VerifiedToken } from './accessTokens.ts'
import type { Accounts } from './accounts.ts'
import type { Clients } from './clients.ts'
import type { HostedProvider } from './hostedProvider.ts'
import type { IdentityLog } from './log.ts'
import type { DemoSignIns } from './pages/signIn.ts'
import type { BrowserChoices } from './settings.ts'
import type { IdentitySql } from './sql.ts'
import type { SendMail } from './steps.ts'
import type { UpstreamProvider } from './upstream.ts'

export interface Identity {
  /** True when the path is the provider's: the answer is then on its way. */
  handle(req: IncomingMessage, res: ServerResponse): boolean
  authSettings(): AuthSettings
  /** Rejects only when no verdict could be reached, such as without a database. */
  verifyAccessToken(token: string): Promise<Result.Result<VerifiedToken, TokenRefused>>
  /** Signs a person out everywhere, access tokens included. */
  endSessionsOf(userId: string): Promise<void>
  readonly accounts: Accounts
  close(): Promise<void>
}

export interface IdentityOptions {
  readonly sql: IdentitySql
  readonly publicUrl: string
  readonly log: IdentityLog
  readonly sendMail: SendMail
  readonly choices: BrowserChoices
  /** Shown on the sign-in page, and only where the public URL is loopback. */
  readonly demo?: DemoSignIns | undefined
  /** Reached by the browser program itself. */
  readonly hosted?: HostedProvider | undefined
  /** Reached by way of the provider here. */
  readonly upstream?: UpstreamProvider | undefined
  /** Where a request came from, when trusted proxies stand in front. */
  readonly addressOf?: (req: IncomingMessage) => string
  readonly now?: () => number
  readonly clients: Clients
}
