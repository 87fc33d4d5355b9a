import { Billing } from '../domain/billing/nouns.ts'
import { Refusal403, reply } from './envelope.ts'
import { get, tenantGroup } from './tenantGroup.ts'

/** Ours: what is paid for, what was paid, and how much stands in each module. */
export class BillingGroup extends tenantGroup(
  'billing',
  'Billing',
  get('read', '/billing', { success: reply(Billing), error: [Refusal403] }),
) {}
