import * as Result from 'effect/Result'
import type { DirectoryToolsPorts } from '../../machines/employees/directory/directoryTools.ports.ts'
import type { Run } from '../http/run.ts'

/** `saved` hands a file to the browser's own downloads. */
export const directoryToolsGateway = (run: Run, saved: (content: Blob, name: string) => void): DirectoryToolsPorts => ({
  loadViews: (params, signal) => run('directory', 'views', { params, signal }),
  createView: ({ tenantId, view }, signal) =>
    run('directory', 'createView', { params: { tenantId }, payload: view, signal }),
  updateView: ({ view, ...params }, signal) => run('directory', 'updateView', { params, payload: view, signal }),
  removeView: async ({ version, ...params }, signal) =>
    Result.map(
      await run('directory', 'removeView', { params, headers: { 'if-match': `"${version}"` }, signal }),
      () => undefined,
    ),
  changeMany: ({ tenantId, changes }, signal) =>
    run('directory', 'changeMany', { params: { tenantId }, payload: { changes }, signal }),
  exportPeople: async ({ tenantId, people }, signal) =>
    Result.map(await run.bytes('directory', 'export', { params: { tenantId }, payload: { people }, signal }), (file) =>
      saved(file, 'employees.csv'),
    ),
})
