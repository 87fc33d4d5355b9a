import * as Result from 'effect/Result'
import type { DirectoryToolsPorts } from '../../../machines/employees/directory/directoryTools.ports.ts'
import type { Run } from '../../http/run.ts'

/** `saved` hands a file to the browser's own downloads. */
export const directoryToolsGateway = (run: Run, saved: (content: Blob, name: string) => void): DirectoryToolsPorts => ({
  changeMany: ({ changes }, signal) => run('directory', 'changeMany', { payload: { changes }, signal }),
  exportPeople: async ({ people }, signal) =>
    Result.map(await run.bytes('directory', 'export', { payload: { people }, signal }), (file) =>
      saved(file, 'employees.csv'),
    ),
})
