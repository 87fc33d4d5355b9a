import type { Readable } from 'node:stream'
import { NodeStream } from '@effect/platform-node'
import { Effect, Option, Stream } from 'effect'
import { ZipFile } from 'yazl'
import type { Caller } from '../../../contract/callers.ts'
import { withinFileName } from '../../../domain/kernel/fileNames.ts'
import { type Archive, readMeOf } from '../../../domain/organisation/everything.ts'
import { archiveWording } from '../../../domain/organisation/everythingWording.ts'
import { csvOf, csvStream } from '../../files/csv.ts'
import { FileStore } from '../../files/fileStore.ts'
import { type Database, rowsOf } from '../../store/database.ts'
import { columnsOf, filesOf, type Kept, PART, rowsAfter, type Table, tablesNamed } from './everything.store.ts'
import { type ExportedTable, folders } from './tables.ts'

const inOrder = Object.values(folders).flat() as ReadonlyArray<ExportedTable>
const folderOf = new Map(
  Object.entries(folders).flatMap(([folder, tables]) => tables.map((table) => [table as string, folder] as const)),
)

/**
 * The archive, written while it is sent: nothing of it is ever stored here, and no more of it is held than a part of one
 * table, or one file. What lies in it is told by its last file, by which one sees that it is whole.
 */
export const archiveOf = Effect.fn(function* (caller: Caller, archive: Archive) {
  const context = yield* Effect.context<Database | FileStore>()
  const tables = yield* rowsOf(caller, tablesNamed(inOrder))
  const files = archive.hasFiles ? yield* rowsOf(caller, filesOf(caller.employeeId)) : []
  const zip = new ZipFile()
  const told: Array<ReadonlyArray<string>> = []
  const output = zip.outputStream as Readable
  let open: Readable | undefined
  const add = (name: string, content: Stream.Stream<Uint8Array, never, Database | FileStore>) =>
    zip.addReadStreamLazy(name, { mtime: new Date(archive.at) }, (take) => {
      const reading = Effect.runSyncWith(context)(NodeStream.toReadable(content))
      // An archive that breaks off is never taken for one that is whole; where nobody waits for it, nothing more is read.
      reading.on('error', (why) => output.destroy(why))
      open = reading
      take(null, reading)
    })
  add(archiveWording.readMe, Stream.succeed(new TextEncoder().encode(readMeOf(archive))))
  for (const table of tables) {
    const name = `${folderOf.get(table.name)}/${table.name}.csv`
    add(
      name,
      tableCsv(caller, table, (rows) => told.push([name, String(rows), ''])),
    )
  }
  for (const file of files) {
    const name = `files/${file.id} ${withinFileName(file.name)}`
    add(
      name,
      keptFile(caller, file, (size, note) => told.push([name, String(size), note])),
    )
  }
  add(
    archiveWording.contents,
    Stream.sync(() => csvOf(archiveWording.contentsHeaders, told)),
  )
  zip.end()
  output.on('close', () => open?.destroy())
  return Stream.orDie(NodeStream.fromReadable<Uint8Array>({ evaluate: () => output }))
})

const tableCsv = (caller: Caller, table: Table, counted: (rows: number) => void) => {
  let count = 0
  const parts = Stream.paginate(null as ReadonlyArray<string> | null, (after) =>
    Effect.map(rowsOf(caller, rowsAfter(table, caller.employeeId, after)), (found) => {
      count += found.length
      const last = found.length < PART ? undefined : found.at(-1)
      if (last === undefined) counted(count)
      const rows = found.map(({ cells }) => cells.map((cell) => cell ?? ''))
      return [[rows], last === undefined ? Option.none() : Option.some(last.key)] as const
    }),
  )
  const headers = columnsOf(table).map(({ header }) => header)
  return csvStream(headers, parts)
}

/** A row whose file is gone does not keep the rest from coming: it is said, in the last file. */
const keptFile = (caller: Caller, { id }: Kept, counted: (size: number, note: string) => void) =>
  Stream.fromEffect(
    Effect.map(
      Effect.flatMap(FileStore, (files) => files.read(caller.tenantId, id)),
      (bytes) => {
        counted(bytes?.length ?? 0, bytes === undefined ? archiveWording.missing : '')
        return bytes ?? new Uint8Array()
      },
    ),
  )
