import type { Ready } from './areaStart.ts'
import { mayEditLogo } from './domain/onboarding/updates.ts'
import { onboardingGateway } from './infra/gateways/onboarding.gateway.ts'
import { gatheredOr, onboardingArea } from './wiring.onboarding.ts'

/** Loaded when somebody changes the logo, is welcomed, or opens account set-up. */
export const onboarding = {
  start: ({ root, readiness: { context }, actor, run }: Ready) => {
    const gateway = onboardingGateway(run)
    const gathering = root.getSnapshot().children.readiness
    return {
      logic: onboardingArea({ ...gateway, loadOnboarding: gatheredOr(gateway.loadOnboarding, gathering) }),
      input: {
        tenantId: context.tenant.id,
        employeeId: actor.employeeId,
        mayUpload: mayEditLogo(actor).allowed,
        logoUrl: context.tenant.logoUrl,
        record: context.parts.onboarding,
      },
    }
  },
}
