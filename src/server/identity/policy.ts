/** Which questions the provider asks before it answers an authorization request, and in which order. */

import type { KoaContextWithOIDC } from 'oidc-provider'
import { interactionPolicy } from 'oidc-provider'
import type { Policy } from './origin.ts'

const { Check, Prompt, base } = interactionPolicy

type OriginalRequest = { readonly originalUrl?: string }

/** The mount the request came through. */
export const policyOf = (ctx: KoaContextWithOIDC): Policy =>
  (ctx.req as OriginalRequest).originalUrl?.startsWith('/idp-password-reset/') ? 'password-reset' : 'signin'

export const prompts = () => {
  const policy = base()

  // Ours is the only client, and its grant is made in loadExistingGrant: nobody is asked for consent.
  policy.remove('consent')

  policy.get('login')?.checks.add(
    // Without this a session whose person was disabled ends in a 500.
    new Check('account_gone', 'The account can no longer be used', 'login_required', (ctx) =>
      ctx.oidc.session?.accountId && !ctx.oidc.entities.Account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
    ),
  )

  policy.add(
    new Prompt(
      { name: 'password_reset', requestable: false },
      new Check('reset_policy', 'The password is to be changed', 'interaction_required', (ctx) =>
        policyOf(ctx) === 'password-reset' && !ctx.oidc.result?.password_reset
          ? Check.REQUEST_PROMPT
          : Check.NO_NEED_TO_PROMPT,
      ),
    ),
    0,
  )
  return policy
}
