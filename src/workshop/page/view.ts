import type { ComponentType } from 'react'
import type { Exhibit, Listed } from '../model/exhibit.ts'

export interface ViewProps {
  readonly exhibit: Exhibit
  readonly listed: Listed
}

/** A way of looking at one chart: a tab of its page. */
export interface View {
  /** What the address calls it; '' is where one begins. */
  readonly id: string
  readonly label: string
  /** Lifecycle tables are no machines: nothing runs in them. */
  readonly isForMachines?: boolean
  readonly View: ComponentType<ViewProps>
}
