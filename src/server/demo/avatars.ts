import { Effect } from 'effect'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { diskFiles } from '../files/fileStore.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { facesOf } from './people.ts'
import { portrait } from './portraits.ts'
import { type Row, tenantIdOf } from './rows.ts'

/** The bytes go to disk before any row names them, as with a picture that somebody uploads. */
export const saveAvatars = async (tenant: DemoTenant, moments: Moments, dataDir: string): Promise<readonly Row[]> => {
  const { save } = diskFiles(dataDir)
  const tenantId = tenantIdOf(tenant) as TenantId
  return Promise.all(
    facesOf(tenant, moments).map(async ({ employeeId, fileId, face }) => {
      const drawn = await drawings(face)
      const { sha256, size } = await Effect.runPromise(save(tenantId, drawn.full, fileId))
      await Effect.runPromise(save(tenantId, drawn.small, `${fileId}-w150`))
      return {
        id: fileId,
        kind: 'avatar',
        owner_employee_id: employeeId,
        name: 'avatar.webp',
        content_type: 'image/webp',
        size,
        sha256,
      }
    }),
  )
}

const drawings = async (face: string) => {
  const { default: sharp } = await import('sharp')
  const drawn = (side: number) =>
    sharp(Buffer.from(portrait(face)))
      .resize(side, side)
      .webp({ quality: 82 })
      .toBuffer()
  const [full, small] = await Promise.all([drawn(300), drawn(150)])
  return { full, small }
}
