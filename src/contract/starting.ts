import { Employee } from '../domain/employees/nouns.ts'
import { Reinstatement } from '../domain/employees/starting/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ofEmployee } from './paths.ts'
import { put, tenantGroup } from './tenantGroup.ts'

/** Ours: how somebody starts, and starts again. */
export class StartingGroup extends tenantGroup(
  'starting',
  'Starting',
  put('reinstate', '/employees/:id/reinstate', {
    params: ofEmployee,
    payload: Reinstatement,
    success: reply(Employee),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
) {}
