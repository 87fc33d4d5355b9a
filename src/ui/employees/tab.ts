import type { ComponentType } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import type { Offering } from '../../domain/permissions/gate.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import type { Offers } from './offers.ts'

/** What every tab of a person's page is given. */
export interface TabProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
  readonly offers: Offers
}

export interface ProfileTab {
  /** In the address, `?tab=name`. */
  readonly name: string
  readonly label: string
  /** Whose page shows the tab to whom. */
  readonly mayOpen: (actor: Actor, employee: Employee, offering: Offering) => boolean
  readonly Panel: ComponentType<TabProps>
}
