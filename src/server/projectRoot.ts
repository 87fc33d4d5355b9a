import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const upward = (from: string): string => {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('package.json was not found above the server.')
  return upward(parent)
}

/** The same from the sources and from the bundle in dist/server. */
export const projectRoot = upward(dirname(fileURLToPath(import.meta.url)))

export const migrationsDirectory = join(projectRoot, 'src/server/store/migrations')
/** Run from its source, so that the bundle holds nothing of what only it needs. */
export const svgWorkerFile = join(projectRoot, 'src/server/files/svgWorker.ts')
export const pdfWorkerFile = join(projectRoot, 'src/server/files/pdfWorker.ts')
export const policyPaperWorkerFile = join(projectRoot, 'src/server/policies/paper/paperWorker.ts')
export const reviewPaperWorkerFile = join(projectRoot, 'src/server/reviews/paper/paperWorker.ts')
export const positionPaperWorkerFile = join(projectRoot, 'src/server/positionTemplates/paper/paperWorker.ts')
export const assetPaperWorkerFile = join(projectRoot, 'src/server/assets/papers/paperWorker.ts')
export const clientDirectory = join(projectRoot, 'dist/client')
