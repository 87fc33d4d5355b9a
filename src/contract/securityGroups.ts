import { Schema } from 'effect'
import { SecurityGroupId } from '../domain/kernel/ids.ts'
import { NewSecurityGroup, PersonAccess, SecurityGroup, SecurityGroupUpdate } from '../domain/securityGroups/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ifMatch, ofEmployee } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

const ofGroup = { id: SecurityGroupId }

/** § 7 Permission groups. What one person may do, and by which group, is ours. */
export class SecurityGroupsGroup extends tenantGroup(
  'securityGroups',
  'Permission groups',
  get('list', '/securityGroups', { success: reply(Schema.Array(SecurityGroup)), error: [Refusal403] }),
  post('create', '/securityGroups', {
    payload: NewSecurityGroup,
    success: reply(SecurityGroup),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  put('update', '/securityGroups/:id', {
    params: ofGroup,
    payload: SecurityGroupUpdate,
    success: reply(SecurityGroup),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  remove('remove', '/securityGroups/:id', {
    params: ofGroup,
    headers: ifMatch,
    success: Done,
    error: [Refusal403, Refusal404, Refusal409],
  }),
  get('access', '/employees/:id/access', {
    params: ofEmployee,
    success: reply(PersonAccess),
    error: [Refusal403, Refusal404],
  }),
) {}
