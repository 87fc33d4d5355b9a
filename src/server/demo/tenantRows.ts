import { assetRows } from './assetRows.ts'
import { certificationRows } from './certificationRows.ts'
import { changeRequestRows } from './changeRequestRows.ts'
import { chartPlanRows } from './chartPlanRows.ts'
import { checkInRows } from './checkInRows.ts'
import { companyRows } from './companyRows.ts'
import { dailyScrumRows } from './dailyScrumRows.ts'
import { dashboardRows } from './dashboardRows.ts'
import type { DemoTenant } from './demoTenant.ts'
import { feedbackRows } from './feedbackRows.ts'
import { goalRows } from './goals.ts'
import type { Moments } from './moments.ts'
import { notificationRows } from './notificationRows.ts'
import { peopleRows } from './people.ts'
import type { PolicyPapers } from './policyFiles.ts'
import { policyRows } from './policyRows.ts'
import { positionRequirementRows, positionTemplateRows } from './positionTemplateRows.ts'
import { praiseRows } from './praiseRows.ts'
import { reviewRows } from './reviewRows.ts'
import { idIn, type TableRows } from './rows.ts'
import { vacancyRows } from './vacancyRows.ts'

/** The records in a tenant, table by table, each after those it refers to. */
export const recordRows = (
  tenant: DemoTenant,
  moments: Moments,
  policyPapers: PolicyPapers = new Map(),
): readonly TableRows[] => [
  {
    table: 'departments',
    rows: tenant.departments.map((name) => ({ id: idIn(tenant, 'department', name), name })),
  },
  positionTemplateRows(tenant),
  ...peopleRows(tenant, moments),
  ...changeRequestRows(tenant, moments),
  ...companyRows(tenant),
  ...goalRows(tenant, moments),
  ...checkInRows(tenant, moments),
  ...dailyScrumRows(tenant, moments),
  ...praiseRows(tenant, moments),
  ...chartPlanRows(tenant, moments),
  vacancyRows(tenant, moments),
  ...feedbackRows(tenant, moments),
  ...reviewRows(tenant, moments),
  ...policyRows(tenant, moments, policyPapers),
  ...certificationRows(tenant, moments),
  ...positionRequirementRows(tenant),
  ...assetRows(tenant, moments),
  notificationRows(tenant, moments),
  dashboardRows(tenant),
]
