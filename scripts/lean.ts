import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What libraries bring that the browser's program never uses, and no bundler can see that it does not. Only where that
 * program is built: tests and the server have the libraries as they are.
 */
const instead: Readonly<Record<string, string>> = {
  'effect/Result': join(import.meta.dirname, 'leanResult.ts'),
  // React has had it itself since version 18.
  'use-sync-external-store/shim': 'react',
  'use-sync-external-store/shim/index.js': 'react',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
}

export const lean: Plugin = {
  name: 'tenure:lean',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    const other = Object.hasOwn(instead, id) ? instead[id] : undefined
    return other === undefined ? null : this.resolve(other, importer, { skipSelf: true })
  },
  /** What is asked of a namespace and not there (`Result.gen`) would be undefined in the browser alone. */
  onLog(_level, log) {
    if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log)
  },
}
