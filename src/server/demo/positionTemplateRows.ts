import { globalTitled } from '../positionTemplates/marketplace/marketplace.ts'
import { columnOf } from '../positionTemplates/positionTemplates.store.ts'
import type { DemoTenant } from './demoTenant.ts'
import { templateText } from './positionText.ts'
import { idIn, type TableRows } from './rows.ts'

/** What positions are given from. */
export const positionTemplateRows = (tenant: DemoTenant): TableRows => ({
  table: 'position_templates',
  rows: tenant.company.positionTemplates.map((template) => {
    const { title, department, isArchived = false, isGlobal = false } = template
    const text = Object.entries(templateText(template)).map(([name, said]) => [columnOf(name), said] as const)
    return {
      id: idIn(tenant, 'position template', title),
      title,
      ...Object.fromEntries(text),
      department: department === null ? null : idIn(tenant, 'department', department),
      is_archived: isArchived,
      global_position_template_id: isGlobal ? globalTitled(title).id : null,
      global_version: isGlobal ? 1 : null,
    }
  }),
})

/** What they ask of whoever holds them. */
export const positionRequirementRows = (tenant: DemoTenant): readonly TableRows[] => {
  const asking = (list: 'types' | 'policies', kind: string, column: string): TableRows => ({
    table: `position_template_${list}`,
    rows: tenant.company.positionTemplates.flatMap(({ title, requires }) =>
      (requires?.[list] ?? []).map((asked) => ({
        template_id: idIn(tenant, 'position template', title),
        [column]: idIn(tenant, kind, asked),
      })),
    ),
  })
  return [asking('types', 'certification type', 'type_id'), asking('policies', 'policy', 'document_id')]
}
