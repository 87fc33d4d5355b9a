import { billingGateway } from '../infra/gateways/billing.gateway.ts'
import { billingMachine, cancellation, cancelOrTicket } from '../machines/billing/billing.machine.ts'
import type { BillingPorts } from '../machines/billing/billing.ports.ts'
import { subscribingMachine } from '../machines/billing/subscribing.machine.ts'
import { provided } from '../machines/kit/port.ts'
import { pages } from '../ui/billing/group.tsx'
import { areaOf } from './manifest.ts'

/** Billing, loaded with its page: its machines with their ports provided. */
export const billingArea = ({ loadBilling, subscribe, cancel }: BillingPorts) =>
  billingMachine.provide({
    actors: {
      loadBilling: provided(loadBilling),
      subscribing: subscribingMachine.provide({ actors: { subscribe: provided(subscribe) } }),
      confirmation: cancellation.provide(cancelOrTicket(cancel)),
    },
  })

export const area = areaOf({ pages, machine: ({ run }) => billingArea(billingGateway(run)) })
