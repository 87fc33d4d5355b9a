import { Schema } from 'effect'
import {
  ChangeAccepted,
  ChangeAsked,
  ChangeDeclined,
  ChangeRequest,
  ChangeWithdrawn,
} from '../domain/employees/changeRequests/nouns.ts'
import { Employee } from '../domain/employees/nouns.ts'
import { ChangeRequestId } from '../domain/kernel/ids.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ofEmployee } from './paths.ts'
import { get, post, tenantGroup } from './tenantGroup.ts'

const ofRequest = { requestId: ChangeRequestId }

/** Changes that people ask for of their own record. All ours. */
export class ChangeRequestsGroup extends tenantGroup(
  'changeRequests',
  'Change requests',
  // The open one first, then the latest; none that the caller neither asked for nor decides about.
  get('list', '/employees/:id/changeRequests', {
    params: ofEmployee,
    success: reply(Schema.Array(ChangeRequest)),
    error: [Refusal404],
  }),
  post('ask', '/employees/:id/changeRequests', {
    params: ofEmployee,
    payload: ChangeAsked,
    success: reply(ChangeRequest),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  // With the emergency data that stand in it: each reading of another's is written down.
  get('show', '/changeRequests/:requestId', {
    params: ofRequest,
    success: reply(ChangeRequest),
    error: [Refusal403, Refusal404],
  }),
  /** The person as they are now. */
  post('accept', '/changeRequests/:requestId/accept', {
    params: ofRequest,
    payload: ChangeAccepted,
    success: reply(Employee),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  post('decline', '/changeRequests/:requestId/decline', {
    params: ofRequest,
    payload: ChangeDeclined,
    success: reply(ChangeRequest),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  post('withdraw', '/changeRequests/:requestId/withdraw', {
    params: ofRequest,
    payload: ChangeWithdrawn,
    success: reply(ChangeRequest),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
) {}
