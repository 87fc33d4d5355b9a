import * as Result from 'effect/Result'
import type { ImportPorts, Understanding } from '../../machines/kit/import/import.ports.ts'
import type { CallData } from '../http/call.ts'
import type { Run } from '../http/run.ts'

type ImportGroup = 'employeeImports' | 'assetImports' | 'goalImports'

/** One import of a kind, and what its check finds. */
type Ports<Group extends ImportGroup> = ImportPorts<CallData<Group, 'read'>, CallData<Group, 'upload'>['report']>

/** `saved` hands a file to the browser's own downloads; the writer of CSV comes when it is first wanted. */
export const importsGateway = <Group extends ImportGroup>(
  run: Run,
  group: Group,
  templateName: string,
  saved: (content: Blob, name: string) => void,
) => portsOf(run, group, templateName, saved) as unknown as Ports<Group>

const portsOf = (
  run: Run,
  group: ImportGroup,
  templateName: string,
  saved: (content: Blob, name: string) => void,
): Ports<ImportGroup> => ({
  validateFile: ({ file, ...understanding }, signal) =>
    run(group, 'upload', { payload: formWith(file, understanding), signal }),
  createFromFile: ({ file, id, ...understanding }, signal) => {
    const form = formWith(file, understanding)
    form.set('create', 'true')
    form.set('importId', id)
    return run(group, 'upload', { payload: form, signal })
  },
  loadImports: (_, signal) => run(group, 'list', { signal }),
  loadImport: (params, signal) => run(group, 'read', { params, signal }),
  revertImport: (params, signal) => run(group, 'revert', { params, signal }),
  saveTemplate: async (_, signal) =>
    Result.map(await run.bytes(group, 'template', { signal }), (file) => saved(file, templateName)),
  saveFailedRows: async ({ name, ...asked }) => {
    const { failedRowsCsv } = await import('./failedRowsCsv.ts')
    saved(new Blob([failedRowsCsv(asked)], { type: 'text/csv' }), name)
    return Result.succeed(undefined)
  },
})

const formWith = (file: File, { mapping, encoding, dateOrder, edits, leftOut }: Understanding): FormData => {
  const form = new FormData()
  form.set('csvFile', file)
  if (mapping !== null) form.set('mapping', JSON.stringify(mapping))
  if (encoding !== null) form.set('encoding', encoding)
  if (dateOrder !== null) form.set('dateOrder', dateOrder)
  if (edits.length > 0) form.set('edits', JSON.stringify(edits))
  if (leftOut.length > 0) form.set('leftOut', JSON.stringify(leftOut))
  return form
}
