import { Clock, Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { HrDocumentFilesGroup } from '../../../contract/hrDocumentFiles.ts'
import { FileStore } from '../../files/fileStore.ts'
import { logoOf } from '../../files/logo.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { notFound } from '../../http/envelope.ts'
import { callerWho } from '../../http/gates.ts'
import { rowsOf } from '../../store/database.ts'
import { imageBytes } from '../images/images.ts'
import { printed } from '../paper/printing.ts'
import { draftToRead, type Readable, versionToRead } from './files.store.ts'

const calls = HrDocumentFilesGroup.endpoints

/** § 7 GET HRDocuments/{id}/File: the file as it was sent, byte for byte; of a policy that is written, its text as a PDF. */
export const file = answer(calls.file, function* ({ params: { id }, query }) {
  const caller = yield* callerWho({ module: 'compliance' })
  const [found] = yield* rowsOf(
    caller,
    query.of === 'draft' ? draftToRead(caller, id) : versionToRead(caller, id, null),
  )
  return yield* answered(caller, found)
})

/** § 7 GET HRDocuments/{id}/{versionNo}/File: versions are kept for ever, and so are their files. */
export const versionFile = answer(calls.versionFile, function* ({ params: { id, versionNo } }) {
  const caller = yield* callerWho({ module: 'compliance' })
  const [found] = yield* rowsOf(caller, versionToRead(caller, id, versionNo))
  return yield* answered(caller, found)
})

const answered = Effect.fn(function* (caller: Caller, found: Readable | undefined) {
  if (found === undefined) return yield* Effect.fail(notFound)
  const bytes = found.content === null ? yield* storedBytes(caller, found) : yield* printedText(caller, found)
  if (bytes === undefined) return yield* Effect.fail(notFound)
  return fileResponse({ bytes, name: nameOf(found), contentType: 'application/pdf', isInline: true })
})

const storedBytes = (caller: Caller, { fileId }: Readable) =>
  Effect.flatMap(FileStore, (files) => files.read(caller.tenantId, fileId ?? ''))

const printedText = (caller: Caller, { title, content, versionNo, sha256, clientName }: Readable) =>
  Effect.gen(function* () {
    if (content === null) return undefined
    const images = yield* imageBytes(caller, content)
    const [now, logo] = yield* Effect.all([Clock.currentTimeMillis, logoOf(caller)])
    return yield* printed({
      kind: 'policy',
      policy: {
        title,
        content,
        images,
        state: versionNo === null ? 'Draft' : `Version ${versionNo}`,
        sha256,
        clientName,
        logo,
        timeZone: caller.timeZone,
        locale: caller.locale,
        madeUtc: new Date(now).toISOString(),
      },
    })
  })

const nameOf = ({ title, versionNo, fileName }: Readable): string =>
  fileName ?? `${title} ${versionNo === null ? 'draft' : `version ${versionNo}`}.pdf`
