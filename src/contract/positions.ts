import { HttpApiEndpoint } from 'effect/http-api'
import { Employee, NewPosition, PositionRead, PositionUpdate } from '../domain/employees/nouns.ts'
import { EmployeeId, PositionId, TenantId } from '../domain/kernel/ids.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { tenantHeaders as headers, ifMatch, ofEmployee } from './paths.ts'
import { tenantGroup } from './tenantGroup.ts'

const ofPosition = { tenantId: TenantId, positionId: PositionId }
const ofPositionOf = { ...ofPosition, id: EmployeeId }

const errors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 Employees: positions. Every answer is the whole person, whose current title may be another now. */
export class PositionsGroup extends tenantGroup(
  'positions',
  'Positions',
  HttpApiEndpoint.post('create', '/employees/:id/positions', {
    params: ofEmployee,
    headers,
    payload: NewPosition,
    success: reply(Employee),
    error: errors,
  }),
  HttpApiEndpoint.put('update', '/employees/:id/position/:positionId', {
    params: ofPositionOf,
    headers,
    payload: PositionUpdate,
    success: reply(Employee),
    error: errors,
  }),
  HttpApiEndpoint.delete('remove', '/employees/:id/position/:positionId', {
    params: ofPositionOf,
    headers: { ...headers, ...ifMatch },
    success: reply(Employee),
    error: errors,
  }),
  HttpApiEndpoint.post('approve', '/position/:positionId/approve', {
    params: ofPosition,
    headers,
    payload: PositionRead,
    success: reply(Employee),
    error: errors,
  }),
  HttpApiEndpoint.post('acknowledge', '/position/:positionId/acknowledge', {
    params: ofPosition,
    headers,
    payload: PositionRead,
    success: reply(Employee),
    error: errors,
  }),
) {}
