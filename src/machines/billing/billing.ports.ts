import type { CardDraft } from '../../domain/billing/card.fields.ts'
import type { Billing, CardProvider, Subscription } from '../../domain/billing/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { SubscriptionId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'

export interface Wanted extends Pick<Subscription, 'productPlanId' | 'billingCycle'> {
  /** What ran when it was decided. */
  readonly replaces: SubscriptionId | null
}

export type BillingPorts = {
  loadBilling: Port<void, Billing, Failure>
  /** The card becomes a token on the way; null where nothing is to be paid. */
  subscribe: Port<
    { readonly wanted: Wanted; readonly card: CardDraft; readonly provider: CardProvider },
    Subscription,
    Failure
  >
  cancel: Port<{ readonly id: SubscriptionId }, Subscription, Failure>
}
