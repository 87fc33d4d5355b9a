import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { clientDirectory, projectRoot } from '../projectRoot.ts'
import { rowsOf, type Sql } from '../store/database.ts'
import { FileStore } from './fileStore.ts'

const Found = Schema.Struct({
  fileId: Schema.NullOr(Schema.String),
  logoUrl: Schema.NullOr(Schema.String),
})

/** The logo of a tenant as it was uploaded, to be printed; undefined where there is none. */
export const logoOf = Effect.fn(function* (caller: Caller) {
  const [found] = yield* rowsOf(caller, storedLogo)
  if (found?.fileId == null) return yield* Effect.promise(() => ofTheDemo(found?.logoUrl ?? ''))
  return yield* Effect.flatMap(FileStore, (files) => files.read(caller.tenantId, found.fileId ?? ''))
})

const storedLogo = (sql: Sql) =>
  sql.of(Found)`
    select f.id as "fileId", t.logo_url as "logoUrl"
    from tenants t left join files f on f.tenant_id = t.id and f.kind = 'logo'
    where t.id = ${sql.tenantId}::uuid`

/** Those of the demo are files of the site. */
const ofTheDemo = async (url: string): Promise<Uint8Array | undefined> => {
  if (!/^\/demo\/[\w-]+\.svg$/.test(url)) return undefined
  for (const directory of [clientDirectory, join(projectRoot, 'public')]) {
    const bytes = await readFile(join(directory, url)).catch(() => undefined)
    if (bytes !== undefined) return bytes
  }
  return undefined
}
