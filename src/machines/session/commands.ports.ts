import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { ThemeAction } from '../../domain/session/paletteEntries.ts'
import type { Destination } from '../../domain/session/places.ts'
import type { Port } from '../kit/port.ts'

export type CommandPorts = {
  /** What was used lately, in this browser, for this person in this client. */
  rememberRecent: Port<{ readonly ids: ReadonlyArray<string> }, void, never>
  rememberSingleKeys: Port<{ readonly areOn: boolean }, void, never>
  setTheme: Port<{ readonly theme: ThemeAction }, void, never>
}

/** Where a page or a person stands; the view knows the paths. */
export type AddressOf = (place: { readonly open: Destination } | { readonly person: EmployeeId }) => string
