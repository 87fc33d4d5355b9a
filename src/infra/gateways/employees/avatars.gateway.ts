import type { EmployeeId, TenantId } from '../../../domain/kernel/ids.ts'
import type { Avatars } from '../../../machines/employees/employees.ports.ts'
import { keptPictures, type ObjectUrls } from '../../http/keptPictures.ts'
import type { Run } from '../../http/run.ts'

const keptAtMost = 300

export const avatarsGateway = (
  runIn: (tenantId: TenantId) => Pick<Run, 'bytes'>,
  urls: ObjectUrls,
  atMost = keptAtMost,
): Avatars =>
  keptPictures(
    (path: string) => path,
    (path) => {
      const asked = requestFor(path)
      return asked && runIn(asked.tenantId).bytes('employees', 'avatar', asked.request)
    },
    urls,
    atMost,
  )

/** § 9 Avatar width 150. The path is the server's own, `avatarUrl` of a summary. */
const requestFor = (path: string) => {
  const url = new URL(path, 'http://avatar.invalid')
  const [, tenantId, id] = /^\/api\/([^/]+)\/employees\/([^/]+)\/avatar$/.exec(url.pathname) ?? []
  if (tenantId === undefined || id === undefined) return null
  const version = url.searchParams.get('v')
  const query = { width: '150', ...(version !== null && { v: version }) } as const
  return { tenantId: tenantId as TenantId, request: { params: { id: id as EmployeeId }, query } }
}
