import type { AccountPorts } from '../../machines/employees/accounts/accounts.ports.ts'
import type { Run } from '../http/run.ts'

export const accountsGateway = (run: Run): AccountPorts => ({
  loadAccount: (params, signal) => run('accounts', 'read', { params, signal }),
  createLogin: ({ tenantId, id }, signal) =>
    run('accounts', 'createLogin', { params: { tenantId }, payload: { employeeId: id }, signal }),
  removeLogin: ({ tenantId, id, userId }, signal) =>
    run('accounts', 'removeLogin', { params: { tenantId, employeeId: id, userId }, signal }),
  updatePassword: ({ tenantId, id, userId, password, notifyEmployee }, signal) =>
    run('accounts', 'updatePassword', {
      params: { tenantId, userId },
      payload: { password, employeeId: id, notifyEmployee },
      signal,
    }),
  setTwoFactor: ({ tenantId, id, isRequired }, signal) =>
    run('accounts', 'setTwoFactor', { params: { tenantId, id }, payload: isRequired, signal }),
  resetTwoFactor: (params, signal) => run('accounts', 'resetTwoFactor', { params, signal }),
  setAdminPrivileges: ({ version, isAdmin, notes, ...params }, signal) =>
    run('accounts', 'setAdminPrivileges', { params, payload: { version, isAdmin, notes }, signal }),
})
