import type { Failure } from './domain/kernel/failure.ts'
import type { MyTeamPorts } from './machines/employees/myTeam.ports.ts'
import { teamReading } from './machines/employees/myTeam.ts'
import { type Port, plugged } from './machines/kit/port.ts'

/** Who works in one's department, loaded with the home page. */
export const myTeamArea = ({ loadTeam }: MyTeamPorts) =>
  teamReading.machine.provide({ actors: { read: plugged(loadTeam as Port<unknown, unknown, Failure>) } })
