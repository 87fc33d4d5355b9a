import { Schema } from 'effect'
import { Employee } from '../domain/employees/nouns.ts'
import { Reinstatement, Start, StartEnded } from '../domain/employees/starting/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ofEmployee } from './paths.ts'
import { get, put, tenantGroup } from './tenantGroup.ts'

/** Ours: how somebody starts, and starts again. */
export class StartingGroup extends tenantGroup(
  'starting',
  'Starting',
  /** Null where nothing is to be shown. */
  get('start', '/employees/:id/starting', {
    params: ofEmployee,
    success: reply(Schema.NullOr(Start)),
    error: [Refusal404],
  }),
  put('endStart', '/employees/:id/starting', {
    params: ofEmployee,
    payload: StartEnded,
    success: reply(Schema.NullOr(Start)),
    error: [Refusal403, Refusal404],
  }),
  put('reinstate', '/employees/:id/reinstate', {
    params: ofEmployee,
    payload: Reinstatement,
    success: reply(Employee),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
) {}
