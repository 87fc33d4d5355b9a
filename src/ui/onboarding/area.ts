import { useSelector } from '@xstate/react'
import type { OnboardingActor } from '../../machines/onboarding/onboarding.machine.ts'
import { useApp } from '../app/machines.tsx'

/** The area's machine, which runs once it has been opened. */
export const useOnboarding = (): OnboardingActor => useApp().system.get('onboarding') as OnboardingActor

export const useOnboardingState = <A>(select: (snapshot: ReturnType<OnboardingActor['getSnapshot']>) => A): A =>
  useSelector(useOnboarding(), select)
