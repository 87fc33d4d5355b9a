import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect, Schema } from 'effect'
import { clientDirectory, projectRoot } from '../projectRoot.ts'
import { rowsOf, type Sql } from '../store/database.ts'
import type { Member } from '../store/member.ts'
import { FileStore } from './fileStore.ts'

const Found = Schema.Struct({
  name: Schema.String,
  fileId: Schema.NullOr(Schema.String),
  logoUrl: Schema.NullOr(Schema.String),
})

/** The logo of a tenant as it was uploaded, to be printed; undefined where there is none. */
export const logoOf = (member: Member) => Effect.map(clientOf(member), (client) => client?.logo)

/** In whose name something is written, and with which logo; undefined where there is no such tenant. */
export const clientOf = Effect.fn(function* (member: Member) {
  const [found] = yield* rowsOf(member, storedLogo)
  if (found === undefined) return undefined
  const { name, fileId, logoUrl } = found
  if (fileId === null) return { name, logo: yield* Effect.promise(() => ofTheDemo(logoUrl ?? '')) }
  return { name, logo: yield* Effect.flatMap(FileStore, (files) => files.read(member.tenantId, fileId)) }
})

const storedLogo = (sql: Sql) =>
  sql.of(Found)`
    select t.name, f.id as "fileId", t.logo_url as "logoUrl"
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
