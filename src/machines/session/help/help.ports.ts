import type { Port } from '../../kit/port.ts'

/**
 * The widget behind the Support button (§ 2.3). Which one it is, is configuration: a hosted one opens elsewhere; where none
 * is configured, the local panel opens here.
 */
export type HelpPorts = {
  openWidget: Port<{ readonly page: string }, 'elsewhere' | 'panel', never>
}
