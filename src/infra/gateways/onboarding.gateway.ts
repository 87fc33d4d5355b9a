import type { OnboardingPorts } from '../../machines/onboarding/onboarding.ports.ts'
import type { Run } from '../http/run.ts'

export const onboardingGateway = (run: Run): OnboardingPorts => ({
  loadOnboarding: (_, signal) => run('onboarding', 'read', { signal }),
  saveOnboarding: ({ change }, signal) => run('onboarding', 'update', { payload: change, signal }),
  uploadLogo: ({ logo }, signal) => run('onboarding', 'uploadLogo', { payload: formWith(logo), signal }),
})

const formWith = (logo: File): FormData => {
  const form = new FormData()
  form.set('logo', logo)
  return form
}
