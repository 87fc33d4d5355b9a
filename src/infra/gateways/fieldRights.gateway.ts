import type { FieldRightsPorts } from '../../machines/employees/fieldRights.ports.ts'
import type { Run } from '../http/run.ts'

export const fieldRightsGateway = (run: Run): FieldRightsPorts => ({
  loadFieldRights: (params, signal) => run('employees', 'fieldRights', { params, signal }),
  saveFieldRights: ({ rights, ...params }, signal) =>
    run('employees', 'updateFieldRights', { params, payload: rights, signal }),
})
