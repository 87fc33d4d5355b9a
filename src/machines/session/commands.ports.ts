import type { Failure } from '../../domain/kernel/failure.ts'
import type { ThemeAction } from '../../domain/session/paletteEntries.ts'
import type { Port } from '../kit/port.ts'

export type CommandPorts = {
  /** What was used lately, in this browser, for this person in this client. */
  rememberRecent: Port<{ readonly ids: ReadonlyArray<string> }, void, never>
  rememberSingleKeys: Port<{ readonly areOn: boolean }, void, never>
  /** With the person, in this client: wherever they sign in, they have been shown round. */
  rememberTour: Port<void, void, Failure>
  setTheme: Port<{ readonly theme: ThemeAction }, void, never>
}
