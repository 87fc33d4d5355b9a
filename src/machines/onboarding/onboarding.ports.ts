import type { Failure } from '../../domain/kernel/failure.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { Onboarding, OnboardingUpdate } from '../../domain/onboarding/nouns.ts'
import type { Port } from '../kit/port.ts'

interface OfTenant {
  readonly tenantId: TenantId
}

export type OnboardingPorts = {
  loadOnboarding: Port<OfTenant, Onboarding | null, Failure>
  /** The stages named in `change` are set, the employees named have seen the welcome; all else stays. Answers the whole. */
  saveOnboarding: Port<OfTenant & { readonly change: OnboardingUpdate }, Onboarding, Failure>
  /** Answers the address to show the logo from. */
  uploadLogo: Port<OfTenant & { readonly logo: File }, string, Failure>
}
