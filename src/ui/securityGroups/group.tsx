import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { PermissionsPage } from './PermissionsPage.tsx'

export const pages: PagesOf<'securityGroups'> = { permissions: inArea('securityGroups', PermissionsPage) }
