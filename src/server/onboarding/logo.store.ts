import { Effect, Schema } from 'effect'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { LogoFileId } from '../../domain/onboarding/nouns.ts'
import type { StoredFile } from '../files/fileStore.ts'
import { type Sql, TenantSql } from '../store/database.ts'

/** Where a logo is shown: a new address for each upload, so that a browser may keep what it got from it. */
export const logoUrl = (tenantId: TenantId, fileId: string): string => `/api/logos/${tenantId}/${fileId}`

export const StoredLogo = Schema.Struct({
  contentType: Schema.String,
  name: Schema.String,
})
export type StoredLogo = typeof StoredLogo.Type

/** No row for a logo that was replaced, nor in an inactive tenant: nobody works there. */
export const logoFile = (fileId: LogoFileId) => (sql: Sql) =>
  sql.of(StoredLogo)`
    select f.content_type as "contentType", f.name
    from files f join tenants t on t.id = f.tenant_id
    where f.tenant_id = ${sql.tenantId}::uuid and f.id = ${fileId}::uuid and f.kind = 'logo' and t.status = 'Active'`

/** Gives the tenant another logo and forgets the one before; answers the ids of the files that are free now. */
export const replaceLogo = (logo: StoredFile & StoredLogo) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    // Also the lock: of two uploads at once the later one finds the earlier one's file.
    yield* sql`
      update tenants set logo_url = ${logoUrl(sql.tenantId, logo.id)} where id = ${sql.tenantId}::uuid`
    const old = yield* sql.of({ id: Schema.String })`
      delete from files where tenant_id = ${sql.tenantId}::uuid and kind = 'logo' returning id`
    yield* sql`
      insert into files (tenant_id, id, kind, name, content_type, size, sha256)
      values (${sql.tenantId}::uuid, ${logo.id}::uuid, 'logo', ${logo.name}, ${logo.contentType}, ${logo.size},
        ${logo.sha256})`
    return old.map(({ id }) => id)
  })
