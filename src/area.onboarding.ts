import type { Ready } from './areaStart.ts'
import { mayEditLogo } from './domain/onboarding/updates.ts'
import { onboardingGateway } from './infra/gateways/onboarding.gateway.ts'
import { onboardingArea } from './wiring.onboarding.ts'

/** Loaded when somebody changes the logo, is welcomed, or opens account set-up. */
export const onboarding = {
  start: ({ readiness: { context }, actor, run }: Ready) => ({
    logic: onboardingArea(onboardingGateway(run)),
    input: {
      tenantId: context.tenant.id,
      employeeId: actor.employeeId,
      mayUpload: mayEditLogo(actor).allowed,
      logoUrl: context.tenant.logoUrl,
      record: context.parts.onboarding,
    },
  }),
}
