import type { Avatars } from '../employees/employees.ports.ts'
import type { AreaName } from '../kit/areaName.ts'
import type { TableMemory } from '../kit/preferences.ports.ts'
import type { AppActor } from './app.machine.ts'

/** What the view is given of the running program. `main.tsx` gets it from `wiring.ts` and hands it down. */
export interface RunningApp {
  readonly root: AppActor
  /** What everything that is drawn takes for the time. */
  readonly now: () => number
  /**
   * Loads an area's machines and starts them under the root; at once when they run already. A page's lazy import waits for
   * it, so a failure is the page's failure, and a retry tries again.
   */
  readonly openArea: (area: AreaName) => Promise<void>
  readonly isOpen: (area: AreaName) => boolean
  /** Starts the machines of every area whose code has come meanwhile. */
  readonly openLoaded: () => void
  readonly avatars: Avatars
  /** How this person likes a table, kept in this browser. */
  readonly tables: TableMemory
}
