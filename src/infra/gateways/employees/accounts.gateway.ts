import type { AccountPorts } from '../../../machines/employees/accounts/accounts.ports.ts'
import type { Run } from '../../http/run.ts'

export const accountsGateway = (run: Run): AccountPorts => ({
  loadAccount: (params, signal) => run('accounts', 'read', { params, signal }),
  createLogin: ({ id }, signal) => run('accounts', 'createLogin', { payload: { employeeId: id }, signal }),
  removeLogin: ({ id, userId }, signal) =>
    run('accounts', 'removeLogin', { params: { employeeId: id, userId }, signal }),
  updatePassword: ({ id, userId, password, notifyEmployee }, signal) =>
    run('accounts', 'updatePassword', {
      params: { userId },
      payload: { password, employeeId: id, notifyEmployee },
      signal,
    }),
  setTwoFactor: ({ id, isRequired }, signal) =>
    run('accounts', 'setTwoFactor', { params: { id }, payload: isRequired, signal }),
  resetTwoFactor: (params, signal) => run('accounts', 'resetTwoFactor', { params, signal }),
  setAdminPrivileges: ({ version, isAdmin, notes, ...params }, signal) =>
    run('accounts', 'setAdminPrivileges', { params, payload: { version, isAdmin, notes }, signal }),
})
