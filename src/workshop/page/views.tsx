import { type ComponentType, lazy } from 'react'
import { ChartView } from './ChartView.tsx'
import type { View } from './view.ts'

export const views: ReadonlyArray<View> = [
  { id: '', label: 'Chart', View: ChartView },
  {
    id: 'table',
    label: 'Table',
    View: lazy(() => import('./reading/TableView.tsx').then(({ TableView }) => ({ default: TableView }))),
  },
  {
    id: 'outline',
    label: 'Outline',
    View: lazy(() => import('./reading/OutlineView.tsx').then(({ OutlineView }) => ({ default: OutlineView }))),
  },
  {
    id: 'decisions',
    label: 'Decisions',
    View: lazy(() => import('./reading/DecisionsView.tsx').then(({ DecisionsView }) => ({ default: DecisionsView }))),
  },
  {
    id: 'paths',
    label: 'Test paths',
    isForMachines: true,
    View: lazy(() => import('./paths/PathsView.tsx').then(({ PathsView }) => ({ default: PathsView }))),
  },
  {
    id: 'live',
    label: 'Live',
    isForMachines: true,
    View: lazy(() => import('../live/Live.tsx').then(({ Live }) => ({ default: Live }))),
  },
  {
    id: 'simulate',
    label: 'Simulate',
    isForMachines: true,
    View: lazy(() => import('../simulate/Simulator.tsx').then(({ Simulator }) => ({ default: Simulator }))),
  },
  {
    id: 'versions',
    label: 'Versions',
    isForMachines: true,
    View: lazy(() => import('../versions/Versions.tsx').then(({ Versions }) => ({ default: Versions }))),
  },
  {
    id: 'roles',
    label: 'Roles',
    isForMachines: true,
    View: lazy(() => import('../versions/Roles.tsx').then(({ Roles }) => ({ default: Roles }))),
  },
]

/** A page of the workshop that is about no chart in particular; its id is its address (`/workshop/live`). */
export interface BenchPage {
  readonly id: string
  readonly label: string
  readonly Bench: ComponentType
}

export const benches: ReadonlyArray<BenchPage> = [
  {
    id: 'live',
    label: 'Live',
    Bench: lazy(() => import('../live/LiveBench.tsx').then(({ LiveBench }) => ({ default: LiveBench }))),
  },
  {
    id: 'roles',
    label: 'Roles',
    Bench: lazy(() => import('../versions/RolesBench.tsx').then(({ RolesBench }) => ({ default: RolesBench }))),
  },
]
