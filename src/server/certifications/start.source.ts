import { certificationsGate } from '../../domain/permissions/gate.ts'
import type { StartSource } from '../employees/starting/start.sources.ts'
import { hasStatus } from './certification.sql.ts'

const handedIn = (['current', 'expiringSoon', 'submitted'] as const).map((status) => hasStatus(status, 'now()'))

/** What is asked of them, and is there or waits to be verified: neither missing nor expired (`requirementStatus`). */
export const certificationsOfStart: StartSource = {
  step: 'certifications',
  needs: certificationsGate,
  rows: `
    select exists (
      select from certifications c
      where c.tenant_id = e.tenant_id and c.employee_id = e.id and c.type_id = r.type_id
        and (${handedIn.join(' or ')})) as done
    from certification_types_required_of(e.tenant_id, e.id) r`,
}
