import * as Result from 'effect/Result'
import { cardFields } from '../../domain/billing/card.fields.ts'
import type { BillingPorts } from '../../machines/billing/billing.ports.ts'
import type { Run } from '../http/run.ts'
import { tokenOf } from './cardTokens.ts'

export const billingGateway = (run: Run): BillingPorts => ({
  loadBilling: (_, signal) => run('billing', 'read', { signal }),
  subscribe: async ({ wanted, card, provider }, signal) => {
    const token = await tokenOf(provider, cardFields.toSaved(card), signal)
    if (Result.isFailure(token)) return Result.fail(token.failure)
    return run('session', 'subscribe', { payload: { ...wanted, token: token.success }, signal })
  },
  cancel: (params, signal) => run('session', 'cancelSubscription', { params, signal }),
})
