import { Effect } from 'effect'
import { CardDeclined, type PaymentsShape } from './payments.ts'

/**
 * The built-in provider: nothing is paid. What it answers stands in the token, which the browser makes of the number
 * (`infra/gateways/cardTokens.ts`): `test_paid_4242`, `test_declined_0002`, `test_insufficient_9995`.
 */
export const testPayments: PaymentsShape = {
  provider: { mode: 'test' },
  pay: ({ token, key }) => {
    const [, outcome, lastFour = null] = /^test_(paid|declined|insufficient)_(\d{4})$/.exec(token) ?? []
    if (outcome === 'paid') return Effect.succeed({ reference: `test_${key.slice(0, 16)}`, lastFour })
    return Effect.fail(
      new CardDeclined({
        detail: outcome === 'insufficient' ? 'Your card has insufficient funds.' : 'Your card was declined.',
      }),
    )
  },
}
