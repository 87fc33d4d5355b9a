import { Context, Data, type Effect } from 'effect'
import type { CardProvider } from '../../domain/billing/nouns.ts'

/** What is to be paid, by a card the browser has had turned into a token. */
interface Payment {
  /** Cents. */
  readonly amount: number
  readonly currency: string
  readonly token: string
  /** The same for the same wish: asked twice, it is paid once. */
  readonly key: string
  readonly description: string
}

interface Paid {
  /** What the provider calls it. */
  readonly reference: string
  readonly lastFour: string | null
}

/** The provider said no; its own sentence, for the person. */
export class CardDeclined extends Data.TaggedError('CardDeclined')<{ readonly detail: string }> {}

/** It cannot be asked, or does not say whether it was paid. */
export class ProviderUnreachable extends Data.TaggedError('ProviderUnreachable') {}

/** Whoever takes the money: the built-in one of a test, or a hosted one; configuration decides. */
export interface PaymentsShape {
  /** What a browser needs to turn a card into a token. No number of a card comes here. */
  readonly provider: CardProvider
  readonly pay: (payment: Payment) => Effect.Effect<Paid, CardDeclined | ProviderUnreachable>
}

export class Payments extends Context.Service<Payments, PaymentsShape>()('tenure/Payments') {}
