import { inArea } from '../app/area.tsx'
import type { Pages } from '../app/pages.ts'
import { AuditPage } from './AuditPage.tsx'

export const pages: Pages = { audit: inArea('audit', AuditPage) }
