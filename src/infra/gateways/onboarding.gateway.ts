import type { OnboardingPorts } from '../../machines/onboarding/onboarding.ports.ts'
import type { Run } from '../http/run.ts'

export const onboardingGateway = (run: Run): OnboardingPorts => ({
  loadOnboarding: (params, signal) => run('onboarding', 'read', { params, signal }),
  saveOnboarding: ({ change, ...params }, signal) => run('onboarding', 'update', { params, payload: change, signal }),
  uploadLogo: ({ logo, ...params }, signal) =>
    run('onboarding', 'uploadLogo', { params, payload: formWith(logo), signal }),
})

const formWith = (logo: File): FormData => {
  const form = new FormData()
  form.set('logo', logo)
  return form
}
