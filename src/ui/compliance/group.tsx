import { inArea } from '../app/area.tsx'
import type { Pages } from '../app/pages.ts'
import { CompliancePage } from './CompliancePage.tsx'

export const pages: Pages = { employeeCompliance: inArea('compliance', CompliancePage) }
