import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { billingMachine } from './billing.machine.ts'
import { subscribingMachine } from './subscribing.machine.ts'

/** The area's share of the catalogue of machines. */
export const billingCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(billingMachine, 'billing', 'Billing', 'What is paid for; a plan subscribed to, and a subscription cancelled.'),
  entry(subscribingMachine, 'billing', 'Paying for a plan', 'The dialog in which a plan is paid for by card.'),
]
