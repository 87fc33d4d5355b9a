import type { FieldRightsPorts } from '../../../machines/employees/fieldRights.ports.ts'
import type { Run } from '../../http/run.ts'

export const fieldRightsGateway = (run: Run): FieldRightsPorts => ({
  loadFieldRights: (_, signal) => run('employees', 'fieldRights', { signal }),
  saveFieldRights: ({ rights }, signal) => run('employees', 'updateFieldRights', { payload: rights, signal }),
})
