import type { AnyStateMachine } from 'xstate'

/** Every machine of the product: the workshop draws them, the tests hold them to the house's rules. */
export interface CatalogueEntry {
  readonly id: string
  readonly title: string
  readonly area:
    | 'assets'
    | 'audit'
    | 'certifications'
    | 'compliance'
    | 'kit'
    | 'session'
    | 'employees'
    | 'goals'
    | 'onboarding'
    | 'home'
    | 'organisation'
    | 'orgChart'
    | 'policies'
    | 'views'
  readonly purpose: string
  readonly machine: AnyStateMachine
}

export const catalogueEntry = (
  machine: AnyStateMachine,
  area: CatalogueEntry['area'],
  title: string,
  purpose: string,
): CatalogueEntry => ({ id: machine.id, title, area, purpose, machine })
