import type { Colleague } from '../../domain/employees/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Port } from '../kit/port.ts'

export type MyTeamPorts = {
  loadTeam: Port<void, ReadonlyArray<Colleague>, Failure>
}
