import * as Result from 'effect/Result'
import type { Card } from '../../domain/billing/card.fields.ts'
import type { CardProvider } from '../../domain/billing/nouns.ts'
import { wording } from '../../domain/billing/wording.ts'
import { type Failure, refusedHere } from '../../domain/kernel/failure.ts'

/**
 * Turns a card into the token the server is given. Its number goes to the card provider and nowhere else: in test mode it
 * does not leave this function, and what is answered stands in the token.
 */
export const tokenOf = async (
  provider: CardProvider,
  card: Card,
  signal: AbortSignal,
  request: typeof fetch = fetch,
): Promise<Result.Result<string, Failure>> => {
  if (provider.mode === 'test') return Result.succeed(`test_${testOutcome(card)}_${card.number.slice(-4)}`)
  const { number, expiry, code } = card
  const [month = '', year = ''] = expiry.split('/')
  try {
    const response = await request(provider.tokensUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${provider.publicKey}` },
      body: new URLSearchParams({
        type: 'card',
        'card[number]': number,
        'card[exp_month]': month,
        'card[exp_year]': `20${year}`,
        'card[cvc]': code,
      }),
      signal,
    })
    const answer = (await response.json()) as { readonly id?: string; readonly error?: { readonly message?: string } }
    return response.ok && answer.id !== undefined
      ? Result.succeed(answer.id)
      : Result.fail(refusedHere('card_declined', answer.error?.message ?? wording.cardRefused))
  } catch {
    return Result.fail({ _tag: 'Unreachable' })
  }
}

/** The numbers that the test cards of hosted providers have. */
const testOutcome = ({ number }: Card): 'paid' | 'declined' | 'insufficient' => {
  if (number === '4000000000000002') return 'declined'
  return number === '4000000000009995' ? 'insufficient' : 'paid'
}
