import { Employee, NewPosition, PositionRead, PositionUpdate } from '../domain/employees/nouns.ts'
import { EmployeeId, PositionId } from '../domain/kernel/ids.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ifMatch, ofEmployee } from './paths.ts'
import { post, put, remove, tenantGroup } from './tenantGroup.ts'

const ofPosition = { positionId: PositionId }
const ofPositionOf = { ...ofPosition, id: EmployeeId }

const errors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 Employees: positions. Every answer is the whole person, whose current title may be another now. */
export class PositionsGroup extends tenantGroup(
  'positions',
  'Positions',
  post('create', '/employees/:id/positions', {
    params: ofEmployee,
    payload: NewPosition,
    success: reply(Employee),
    error: errors,
  }),
  put('update', '/employees/:id/position/:positionId', {
    params: ofPositionOf,
    payload: PositionUpdate,
    success: reply(Employee),
    error: errors,
  }),
  remove('remove', '/employees/:id/position/:positionId', {
    params: ofPositionOf,
    headers: ifMatch,
    success: reply(Employee),
    error: errors,
  }),
  post('approve', '/position/:positionId/approve', {
    params: ofPosition,
    payload: PositionRead,
    success: reply(Employee),
    error: errors,
  }),
  post('acknowledge', '/position/:positionId/acknowledge', {
    params: ofPosition,
    payload: PositionRead,
    success: reply(Employee),
    error: errors,
  }),
) {}
