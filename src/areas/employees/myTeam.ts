import { myTeamGateway } from '../../infra/gateways/employees/myTeam.gateway.ts'
import type { MyTeamPorts } from '../../machines/employees/myTeam.ports.ts'
import { teamReading } from '../../machines/employees/myTeam.ts'
import { areaOf } from '../manifest.ts'

/** Who works in one's department, loaded with the home page. */
export const myTeamArea = ({ loadTeam }: MyTeamPorts) => teamReading.provide(loadTeam)

/** Loaded with the home page. */
export const area = areaOf({
  machine: ({ run }) => myTeamArea(myTeamGateway(run)),
})
