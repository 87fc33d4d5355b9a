import type { MyTeamPorts } from '../../../machines/employees/myTeam.ports.ts'
import type { Run } from '../../http/run.ts'

export const myTeamGateway = (run: Run): MyTeamPorts => ({
  loadTeam: (_, signal) => run('employees', 'team', { signal }),
})
