import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { AssetImportsGroup } from '../../../contract/assets.ts'
import { mayImportAssets } from '../../../domain/assets/access.ts'
import { assetColumnNames, columnHeader } from '../../../domain/assets/csv.ts'
import { mayCreateAssets } from '../../../domain/assets/import/lifecycle.ts'
import type { AssetImportReport } from '../../../domain/assets/import/nouns.ts'
import { assetImportDenials, assetImportWording } from '../../../domain/assets/import/wording.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { codeOf } from '../../../domain/kernel/reasonCode.ts'
import { csvOf } from '../../files/csv.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { unacceptable } from '../../http/denied.ts'
import { notFound, refuseAll, reply } from '../../http/envelope.ts'
import { todayOf } from '../../http/today.ts'
import { rowsOf, TenantSql, transact } from '../../store/database.ts'
import { callerAllowed } from '../guards.ts'
import { allImports, importOf } from './import.store.ts'
import { assetFileRead, judged } from './judging.ts'
import { revert } from './reverting.ts'
import { imported } from './writing.ts'

const calls = AssetImportsGroup.endpoints

const importer = callerAllowed(mayImportAssets)

/** The headers and nothing else, so that sending it back as it is makes nothing. */
const template = answer(calls.template, function* () {
  yield* importer
  const bytes = csvOf(assetColumnNames.map(columnHeader), [])
  return fileResponse({ bytes, contentType: 'text/csv', name: 'assets-template.csv' })
})

const upload = answer(calls.upload, function* ({ payload }) {
  const caller = yield* importer
  const file = yield* assetFileRead(payload)
  if (payload.create !== 'true') {
    const { report } = yield* transact(caller, () => judged(file))
    return reply({ report, made: null }, isRight(report) ? assetImportWording.validated : assetImportWording.wrong)
  }
  const id = payload.importId ?? (crypto.randomUUID() as string as ItemId)
  const today = yield* todayOf(caller)
  const done = yield* transact(caller, function* () {
    const sql = yield* TenantSql
    const judgement = yield* judged(file)
    const { report } = judgement
    const [before] = yield* importOf(id)(sql)
    if (before !== undefined) return { report, made: before }
    const may = mayCreateAssets(report)
    if (!may.allowed)
      return yield* Effect.fail(
        may.because === 'hasProblems' ? refusalOf(report) : unacceptable(may, assetImportDenials),
      )
    yield* imported(caller, id, file, judgement, today)
    const [made] = yield* importOf(id)(sql)
    return { report, made: made ?? null }
  })
  return reply(done, assetImportWording.imported)
})

const isRight = ({ problemCount, missing }: AssetImportReport) => problemCount === 0 && missing.length === 0

const mostErrors = 50

/** By line and column; the report of the validate-only mode has them all. */
const refusalOf = ({ failedRows, columns, missing }: AssetImportReport) =>
  refuseAll(422, assetImportWording.failed, [
    ...missing.map(() => ({
      code: codeOf('numberNotMapped'),
      message: assetImportDenials.numberNotMapped,
      field: 'mapping',
    })),
    ...failedRows
      .flatMap(({ line, problems }) =>
        problems.map(({ column, because, message }) => ({
          code: codeOf(because),
          message,
          field: column === null ? `line ${line}` : `line ${line}, ${columns[column]?.header ?? ''}`,
        })),
      )
      .slice(0, mostErrors),
  ])

const list = answer(calls.list, function* () {
  return reply(yield* rowsOf(yield* importer, allImports))
})

const read = answer(calls.read, function* ({ params: { id } }) {
  const [found] = yield* rowsOf(yield* importer, importOf(id))
  return found === undefined ? yield* Effect.fail(notFound) : reply(found)
})

export const assetImportsHandlers = HttpApiBuilder.group(Api, 'assetImports', (handlers) =>
  handlers.handleAll({ template, upload, list, read, revert }),
)
