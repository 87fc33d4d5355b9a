import * as Result from 'effect/Result'
import type { EmployeePorts } from '../../machines/employees/employees.ports.ts'
import { expecting, nothing, type Run } from '../http/run.ts'

export const employeesGateway = (run: Run): EmployeePorts => ({
  loadEmployee: (params, signal) => run('employees', 'read', { params, signal }),
  createEmployee: ({ employee }, signal) => run('employees', 'create', { payload: employee, signal }),
  isEmailInUse: (payload, signal) => run('employees', 'isEmailAddressInUse', { payload, signal }),
  saveBasicInfo: ({ change, ...params }, signal) =>
    run('employees', 'updateBasicInfo', { params, payload: change, signal }),
  saveWork: ({ change, ...params }, signal) => run('employees', 'updateWork', { params, payload: change, signal }),
  saveTags: ({ change, ...params }, signal) => run('employees', 'updateTags', { params, payload: change, signal }),
  savePersonal: ({ change, ...params }, signal) =>
    run('employees', 'updatePersonal', { params, payload: change, signal }),
  saveEmergency: ({ change, ...params }, signal) =>
    run('employees', 'updateEmergency', { params, payload: change, signal }),
  saveHrPolicies: ({ change, ...params }, signal) =>
    run('employees', 'updateHrPolicies', { params, payload: change, signal }),
  saveOther: ({ change, ...params }, signal) => run('employees', 'updateOther', { params, payload: change, signal }),
  loadEmergency: (params, signal) => run('employees', 'emergency', { params, signal }),
  terminateEmployee: ({ termination, ...params }, signal) =>
    run('employees', 'terminate', { params, payload: termination, signal }),
  keepEmployed: ({ version, ...params }, signal) =>
    run('employees', 'keepEmployed', { params, payload: { version }, signal }),
  removeEmployee: async ({ version, ...params }, signal) =>
    Result.map(await run('employees', 'remove', { params, headers: expecting(version), signal }), nothing),
  uploadAvatar: ({ file, ...params }, signal) =>
    run('employees', 'uploadAvatar', { params, payload: formWith(file), signal }),
})

const formWith = (file: File): FormData => {
  const form = new FormData()
  form.set('file', file)
  return form
}
