import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Context, Effect } from 'effect'
import type { TenantId } from '../../domain/kernel/ids.ts'

export interface StoredFile {
  /** Also the name on disk: random, so that no path is ever made of what a person typed. */
  readonly id: string
  readonly sha256: string
  readonly size: number
}

export interface FileStoreShape {
  /** Written whole and on disk before it answers. Save it first, then its row: a file without a row harms nobody. */
  readonly save: (tenantId: TenantId, bytes: Uint8Array, id?: string) => Effect.Effect<StoredFile>
  readonly read: (tenantId: TenantId, id: string) => Effect.Effect<Uint8Array | undefined>
  readonly remove: (tenantId: TenantId, id: string) => Effect.Effect<void>
}

/** Bytes of files, never in the database: `DATA_DIR/files/<tenant>/<random>`. */
export class FileStore extends Context.Service<FileStore, FileStoreShape>()('tenure/FileStore') {}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-w\d+)?$/

export const diskFiles = (dataDir: string): FileStoreShape => {
  const directoryOf = (tenantId: TenantId) => join(dataDir, 'files', checked(tenantId))
  return {
    save: (tenantId, bytes, id = crypto.randomUUID()) =>
      Effect.promise(async () => {
        const directory = directoryOf(tenantId)
        await mkdir(directory, { recursive: true, mode: 0o700 })
        await writeWhole(join(directory, checked(id)), bytes)
        return { id, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
      }),
    read: (tenantId, id) =>
      Effect.promise(() =>
        readFile(join(directoryOf(tenantId), checked(id))).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined
          throw error
        }),
      ),
    remove: (tenantId, id) => Effect.promise(() => rm(join(directoryOf(tenantId), checked(id)), { force: true })),
  }
}

const checked = (name: string): string => {
  if (!uuid.test(name)) throw new Error('A file name that is not ours')
  return name
}

const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const draft = `${path}.${crypto.randomUUID()}.part`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
