import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { CompliancePage } from './CompliancePage.tsx'

export const pages: PagesOf<'compliance'> = { employeeCompliance: inArea('compliance', CompliancePage) }
