import * as Result from 'effect/Result'
import type { EmployeeId, TenantId } from '../../../domain/kernel/ids.ts'
import type { Avatars } from '../../../machines/employees/employees.ports.ts'
import type { Run } from '../../http/run.ts'

/** The browser's own `URL`, as far as pictures need it. */
export interface ObjectUrls {
  readonly createObjectURL: (blob: Blob) => string
  readonly revokeObjectURL: (url: string) => void
}

const keptAtMost = 300

/**
 * Pictures are asked for with the bearer, which an `<img>` cannot carry, and shown from memory. The least recently wanted
 * are given up; what could not be fetched is asked for again the next time.
 */
export const avatarsGateway = (
  runIn: (tenantId: TenantId) => Pick<Run, 'bytes'>,
  urls: ObjectUrls,
  atMost = keptAtMost,
): Avatars => {
  const kept = new Map<string, string>()
  const underWay = new Map<string, Promise<string | null>>()

  const keep = (path: string, url: string) => {
    kept.set(path, url)
    const [oldest] = kept
    if (kept.size <= atMost || !oldest) return
    kept.delete(oldest[0])
    urls.revokeObjectURL(oldest[1])
  }

  const fetched = async (path: string): Promise<string | null> => {
    const asked = requestFor(path)
    if (!asked) return null
    const answer = await runIn(asked.tenantId).bytes('employees', 'avatar', asked.request)
    if (Result.isFailure(answer)) return null
    const url = urls.createObjectURL(answer.success)
    keep(path, url)
    return url
  }

  const known = (path: string): string | null => {
    const url = kept.get(path)
    if (url === undefined) return null
    kept.delete(path)
    kept.set(path, url)
    return url
  }

  return {
    known,
    fetch: (path) => {
      const url = known(path)
      if (url !== null) return Promise.resolve(url)
      const asked = underWay.get(path) ?? fetched(path).finally(() => underWay.delete(path))
      underWay.set(path, asked)
      return asked
    },
  }
}

/** § 9 Avatar width 150. The path is the server's own, `avatarUrl` of a summary. */
const requestFor = (path: string) => {
  const url = new URL(path, 'http://avatar.invalid')
  const [, tenantId, id] = /^\/api\/([^/]+)\/employees\/([^/]+)\/avatar$/.exec(url.pathname) ?? []
  if (tenantId === undefined || id === undefined) return null
  const version = url.searchParams.get('v')
  const query = { width: '150', ...(version !== null && { v: version }) } as const
  return { tenantId: tenantId as TenantId, request: { params: { id: id as EmployeeId }, query } }
}
