import { useSelector } from '@xstate/react'
import { modulesOf } from '../../domain/billing/modules.ts'
import type { ModuleName, ProductPlan } from '../../domain/billing/nouns.ts'
import type { BillingActor } from '../../machines/billing/billing.machine.ts'
import { useApp } from '../app/machines.tsx'
import { usePart, useTenant } from '../app/session.ts'

export const useBilling = (): BillingActor => useApp().system.get('billing') as BillingActor

/** Only while it is there: the page shows a skeleton before. */
export const useBillingRead = () => useSelector(useBilling(), ({ context }) => context.billing)

const none: ReadonlyArray<ProductPlan> = []
export const usePlans = (): ReadonlyArray<ProductPlan> => usePart('productPlans') ?? none

export const useModulesNow = (): ReadonlyArray<ModuleName> => modulesOf({ ...useTenant(), plans: usePlans() })
