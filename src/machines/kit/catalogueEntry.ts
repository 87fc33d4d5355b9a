import type { AnyStateMachine } from 'xstate'
import type { AreaName } from './areaName.ts'

/** Every machine of the product: the workshop draws them, the tests hold them to the house's rules. */
export interface CatalogueEntry {
  readonly id: string
  readonly title: string
  /** Where it belongs: the kit, the session, or what brings it. */
  readonly area: AreaName | 'kit' | 'session'
  readonly purpose: string
  readonly machine: AnyStateMachine
}

export const catalogueEntry = (
  machine: AnyStateMachine,
  area: CatalogueEntry['area'],
  title: string,
  purpose: string,
): CatalogueEntry => ({ id: machine.id, title, area, purpose, machine })
