import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { AuditPage } from './AuditPage.tsx'

export const pages: PagesOf<'audit'> = { audit: inArea('audit', AuditPage) }
