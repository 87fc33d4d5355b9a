/** Why a page, a menu item or a button is closed, and who could change that. The sentences are ours. */
import { whyDenied } from './changers.ts'
import type { GateReason } from './gate.ts'

const rules: Record<GateReason, string> = {
  moduleMissing: 'Your plan does not include this feature.',
  flagOff: 'This feature is turned off for your company.',
  adminOnly: 'Only an administrator can do this.',
  adminOrManagerOnly: 'Only administrators and managers can see this.',
  featureNotGranted: 'None of your permission groups allows this.',
}

export const denials = Object.fromEntries(
  Object.entries(rules).map(([because, rule]) => [because, whyDenied(because, rule)]),
) as Readonly<Record<GateReason, string>>
