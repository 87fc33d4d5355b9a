import { Effect } from 'effect'
import { CardDeclined, type PaymentsShape, ProviderUnreachable } from './payments.ts'

export interface HostedPayments {
  /** Where it is asked, such as `https://api.stripe.com`. */
  readonly url: string
  readonly secret: string
  readonly publicKey: string
}

const patienceMs = 10_000

interface Intent {
  readonly id?: string
  readonly status?: string
  readonly error?: { readonly message?: string }
  readonly payment_method?: { readonly card?: { readonly last4?: string } } | string
}

/**
 * A hosted provider that is asked as Stripe is: a payment intent, confirmed at once, by an idempotency key. 402 is a card
 * that was declined, with a sentence for the person; anything else but a success says nothing about the money.
 */
export const hostedPayments = (
  { url, secret, publicKey }: HostedPayments,
  request: typeof fetch = fetch,
): PaymentsShape => ({
  provider: { mode: 'hosted', tokensUrl: new URL('/v1/payment_methods', url).href, publicKey },
  pay: Effect.fn(function* ({ amount, currency, token, key, description }) {
    const { status, intent } = yield* Effect.tryPromise({
      try: async (signal) => {
        const response = await request(new URL('/v1/payment_intents', url), {
          method: 'POST',
          headers: {
            authorization: `Bearer ${secret}`,
            'content-type': 'application/x-www-form-urlencoded',
            'idempotency-key': key,
          },
          body: new URLSearchParams({
            amount: String(amount),
            currency: currency.toLowerCase(),
            payment_method: token,
            confirm: 'true',
            'expand[]': 'payment_method',
            'automatic_payment_methods[enabled]': 'true',
            'automatic_payment_methods[allow_redirects]': 'never',
            description,
          }),
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        })
        return { status: response.status, intent: (await response.json()) as Intent }
      },
      catch: () => new ProviderUnreachable(),
    })
    if (status === 402)
      return yield* Effect.fail(new CardDeclined({ detail: intent.error?.message ?? 'Your card was declined.' }))
    if (status !== 200 || intent.status !== 'succeeded' || intent.id === undefined)
      return yield* Effect.fail(new ProviderUnreachable())
    const card = typeof intent.payment_method === 'object' ? intent.payment_method.card : undefined
    return { reference: intent.id, lastFour: card?.last4 ?? null }
  }),
})
