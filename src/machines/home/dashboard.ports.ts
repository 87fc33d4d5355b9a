import type { Dashboard, TileFigures } from '../../domain/home/dashboard/nouns.ts'
import type { TileName } from '../../domain/home/dashboard/tiles.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Port } from '../kit/port.ts'

export type DashboardPorts = {
  loadDashboard: Port<void, Dashboard, Failure>
  saveDashboard: Port<Dashboard, Dashboard, Failure>
  loadTile: Port<TileName, TileFigures, Failure>
}
