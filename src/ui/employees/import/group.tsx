import { inArea } from '../../app/area.tsx'
import type { PagesOf } from '../../app/pages.ts'
import { ImportPage } from './ImportPage.tsx'

export const pages: PagesOf<'employeeImport'> = { employeeImport: inArea('employeeImport', ImportPage) }
