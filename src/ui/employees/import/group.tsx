import { inArea } from '../../app/area.tsx'
import type { Pages } from '../../app/pages.ts'
import { ImportPage } from './ImportPage.tsx'

export const pages: Pages = { employeeImport: inArea('employeeImport', ImportPage) }
