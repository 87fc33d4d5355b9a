import type { StartSource } from '../employees/starting/start.sources.ts'

/** The policies that bind them, and those they have agreed to. */
export const policiesOfStart: StartSource = {
  step: 'policies',
  needs: { module: 'compliance' },
  rows: `
    select d.standing = 'agreed' as done
    from policy_duties(e.tenant_id) d where d.employee_id = e.id`,
}
