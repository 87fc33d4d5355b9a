import * as Result from 'effect/Result'
import type { ImportPorts, Understanding } from '../../machines/employees/import/import.ports.ts'
import type { Run } from '../http/run.ts'

/** `saved` hands a file to the browser's own downloads; the writer of CSV comes when it is first wanted. */
export const employeeImportsGateway = (run: Run, saved: (content: Blob, name: string) => void): ImportPorts => ({
  validateFile: ({ file, ...understanding }, signal) =>
    run('employeeImports', 'upload', { payload: formWith(file, understanding), signal }),
  createFromFile: ({ file, id, ...understanding }, signal) => {
    const form = formWith(file, understanding)
    form.set('create', 'true')
    form.set('importId', id)
    return run('employeeImports', 'upload', { payload: form, signal })
  },
  loadImports: (_, signal) => run('employeeImports', 'list', { signal }),
  loadImport: (params, signal) => run('employeeImports', 'read', { params, signal }),
  revertImport: (params, signal) => run('employeeImports', 'revert', { params, signal }),
  saveTemplate: async (_, signal) =>
    Result.map(await run.bytes('employeeImports', 'template', { signal }), (file) =>
      saved(file, 'employees-template.csv'),
    ),
  saveFailedRows: async ({ fileName, report, edits }) => {
    const { failedRowsCsv } = await import('./failedRowsCsv.ts')
    saved(new Blob([failedRowsCsv(report, edits)], { type: 'text/csv' }), `errors in ${fileName}`)
    return Result.succeed(undefined)
  },
})

const formWith = (file: File, { mapping, encoding, dateOrder, edits }: Understanding): FormData => {
  const form = new FormData()
  form.set('csvFile', file)
  if (mapping !== null) form.set('mapping', JSON.stringify(mapping))
  if (encoding !== null) form.set('encoding', encoding)
  if (dateOrder !== null) form.set('dateOrder', dateOrder)
  if (edits.length > 0) form.set('edits', JSON.stringify(edits))
  return form
}
