import type { Ready } from './areaStart.ts'
import { myTeamGateway } from './infra/gateways/myTeam.gateway.ts'
import { myTeamArea } from './wiring.myTeam.ts'

/** Loaded with the home page. */
export const myTeam = { start: ({ run }: Ready) => ({ logic: myTeamArea(myTeamGateway(run)), input: undefined }) }
