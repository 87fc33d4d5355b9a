import { assetsGate } from '../../domain/permissions/gate.ts'
import type { StartSource } from '../employees/starting/start.sources.ts'

/** What they have been given, and what of it waits for no answer of theirs. */
export const assetsOfStart: StartSource = {
  step: 'assets',
  needs: assetsGate,
  rows: `
    select a.state <> 'awaitingAcceptance' as done
    from assets a where a.tenant_id = e.tenant_id and a.holder_employee_id = e.id`,
}
