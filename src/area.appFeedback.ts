import type { Ready } from './areaStart.ts'
import { feedbackGateway } from './infra/gateways/home.gateway.ts'
import { pages } from './ui/home/feedback/group.tsx'
import { feedbackArea } from './wiring.home.ts'

/** This file carries its build's hash; feedback says which build it is about. */
const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

/** The page's screen and machine, which come together in one file. */
export const appFeedback = {
  pages,
  start: ({ readiness, run }: Ready) => ({
    logic: feedbackArea(feedbackGateway(run)),
    input: { tenantId: readiness.context.tenant.id, version: build },
  }),
}
