import { dashboardGateway } from '../../infra/gateways/home/dashboard.gateway.ts'
import type { DashboardPorts } from '../../machines/home/dashboard.ports.ts'
import { dashboardChoice, tileReading } from '../../machines/home/dashboard.ts'
import { dashboardAreaMachine } from '../../machines/home/dashboardArea.machine.ts'
import { pages } from '../../ui/home/dashboard/group.tsx'
import { areaOf } from '../manifest.ts'

/** The dashboard, with its ports provided. */
export const dashboardArea = ({ loadDashboard, saveDashboard, loadTile }: DashboardPorts) =>
  dashboardAreaMachine.provide({
    actors: { choice: dashboardChoice.provide(loadDashboard, saveDashboard), tile: tileReading.provide(loadTile) },
  })

export const area = areaOf({ pages, machine: ({ run }) => dashboardArea(dashboardGateway(run)) })
