import { Effect } from 'effect'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilesShape } from './files.ts'

/** Files as files: `directory/tenant/id`, readable by the server's own account only. */
export const diskFiles = (directory: string): FilesShape => {
  const placeOf = (tenantId: string, id: string) => {
    if (!uuid.test(tenantId) || !uuid.test(id)) throw new Error('A file is named by two identifiers')
    return { home: join(directory, tenantId), path: join(directory, tenantId, id) }
  }
  return {
    put: (tenantId, id, bytes) =>
      Effect.promise(async () => {
        const { home, path } = placeOf(tenantId, id)
        await mkdir(home, { recursive: true, mode: 0o700 })
        // Written beside its place and moved there when it is whole and on disk.
        const draft = `${path}.part`
        const file = await open(draft, 'w', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      }),
    get: (tenantId, id) =>
      Effect.promise(async () => {
        try {
          return await readFile(placeOf(tenantId, id).path)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
          throw error
        }
      }),
    remove: (tenantId, id) => Effect.promise(() => rm(placeOf(tenantId, id).path, { force: true })),
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
