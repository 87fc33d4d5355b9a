import type { Failure } from '../../domain/kernel/failure.ts'
import type { Onboarding, OnboardingUpdate } from '../../domain/onboarding/nouns.ts'
import type { Port } from '../kit/port.ts'

export type OnboardingPorts = {
  loadOnboarding: Port<void, Onboarding | null, Failure>
  /** The stages named in `change` are set, the employees named have seen the welcome; all else stays. Answers the whole. */
  saveOnboarding: Port<{ readonly change: OnboardingUpdate }, Onboarding, Failure>
  /** Answers the address to show the logo from. */
  uploadLogo: Port<{ readonly logo: File }, string, Failure>
}
