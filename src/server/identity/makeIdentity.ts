import { makeHostedIdentity } from './hosted.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { makeLocalIdentity } from './local.ts'

/** The local provider, mounted here, or a hosted one by configuration: the same object either way. */
export const makeIdentity = (options: IdentityOptions): Promise<Identity> =>
  options.hosted ? makeHostedIdentity({ ...options, hosted: options.hosted }) : makeLocalIdentity(options)
