import { plugged } from './machines/kit/port.ts'
import { logoUploadMachine } from './machines/onboarding/logoUpload.machine.ts'
import { onboardingMachine } from './machines/onboarding/onboarding.machine.ts'
import type { OnboardingPorts } from './machines/onboarding/onboarding.ports.ts'

/** The onboarding area, loaded when somebody changes the logo, is welcomed, or opens account set-up. */
export const onboardingArea = ({ loadOnboarding, saveOnboarding, uploadLogo }: OnboardingPorts) =>
  onboardingMachine.provide({
    actors: {
      loadOnboarding: plugged(loadOnboarding),
      saveOnboarding: plugged(saveOnboarding),
      logoUpload: logoUploadMachine.provide({ actors: { uploadLogo: plugged(uploadLogo) } }),
    },
  })
