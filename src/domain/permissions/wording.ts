/** Why a page, a menu item or a button is closed. The sentences are ours. */
import type { GateReason } from './gate.ts'

export const denials: Record<GateReason, string> = {
  moduleMissing: 'Your plan does not include this area.',
  flagOff: 'This area is switched off for your company.',
  adminOnly: 'Only an administrator may do this.',
  adminOrManagerOnly: 'Only administrators and managers may see this.',
  featureNotGranted: 'None of your permission groups allows this.',
}
