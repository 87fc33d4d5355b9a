import * as Result from 'effect/Result'
import type { SecurityGroupPorts } from '../../machines/securityGroups/securityGroups.ports.ts'
import { expecting, nothing, type Run } from '../http/run.ts'

/** § 7 Permission groups: what the area asks of the server, in the contract's words. */
export const securityGroupsGateway = (run: Run): SecurityGroupPorts => ({
  loadGroups: (_, signal) => run('securityGroups', 'list', { signal }),
  addGroup: (payload, signal) => run('securityGroups', 'create', { payload, signal }),
  saveGroup: ({ id, change: payload }, signal) => run('securityGroups', 'update', { params: { id }, payload, signal }),
  removeGroup: async ({ id, version }, signal) =>
    Result.map(await run('securityGroups', 'remove', { params: { id }, headers: expecting(version), signal }), nothing),
  loadAccess: (params, signal) => run('securityGroups', 'access', { params, signal }),
})
