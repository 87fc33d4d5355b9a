import * as Result from 'effect/Result'
import { mayEditLogo } from '../domain/onboarding/updates.ts'
import { onboardingGateway } from '../infra/gateways/onboarding.gateway.ts'
import { provided } from '../machines/kit/port.ts'
import { logoUploadMachine } from '../machines/onboarding/logoUpload.machine.ts'
import { onboardingMachine } from '../machines/onboarding/onboarding.machine.ts'
import type { OnboardingPorts } from '../machines/onboarding/onboarding.ports.ts'
import type { ReadinessActor } from '../machines/session/readiness.machine.ts'
import { statusIn } from '../machines/session/readiness.selectors.ts'
import { areaOf } from './manifest.ts'

/** The onboarding area, loaded when somebody changes the logo, is welcomed, or opens account set-up. */
export const onboardingArea = ({ loadOnboarding, saveOnboarding, uploadLogo }: OnboardingPorts) =>
  onboardingMachine.provide({
    actors: {
      loadOnboarding: provided(loadOnboarding),
      saveOnboarding: provided(saveOnboarding),
      logoUpload: logoUploadMachine.provide({ actors: { uploadLogo: provided(uploadLogo) } }),
    },
  })

type Loading = OnboardingPorts['loadOnboarding']

/**
 * The readiness asks for the record too and nobody waits for it, so the area may open meanwhile: then its answer serves
 * both, for a second reading beside it would only say the same.
 */
export const gatheredOr =
  (load: Loading, readiness: ReadinessActor | undefined): Loading =>
  (input, signal) => {
    if (!readiness || statusIn('onboarding')(readiness.getSnapshot()) !== 'loading') return load(input, signal)
    return new Promise((answered) => {
      const gathering = readiness.subscribe((snapshot) => {
        if (statusIn('onboarding')(snapshot) === 'loading') return
        const { parts, failures } = snapshot.context
        gathering.unsubscribe()
        answered(failures.onboarding ? Result.fail(failures.onboarding) : Result.succeed(parts.onboarding ?? null))
      })
      signal.addEventListener('abort', () => gathering.unsubscribe())
    })
  }

/** Loaded when somebody changes the logo, is welcomed, or opens account set-up. */
export const area = areaOf({
  machine: ({ root, run }) => {
    const gateway = onboardingGateway(run)
    const gathering = root.getSnapshot().children.readiness
    return onboardingArea({ ...gateway, loadOnboarding: gatheredOr(gateway.loadOnboarding, gathering) })
  },
  input: ({ actor, tenant, readiness }) => ({
    employeeId: actor.employeeId,
    mayUpload: mayEditLogo(actor).allowed,
    logoUrl: tenant.logoUrl,
    record: readiness.context.parts.onboarding,
  }),
})
