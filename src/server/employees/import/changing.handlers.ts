import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { Refusal } from '../../../contract/envelope.ts'
import type { CurrentCaller } from '../../../contract/middleware.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import {
  type CheckedRows,
  mayBeImported,
  mayBeReverted,
  uncheckedRows,
} from '../../../domain/kernel/import/changing.ts'
import type { NameOf } from '../../../domain/kernel/import/leavingOut.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { csvOf } from '../../files/csv.ts'
import { fileResponse } from '../../files/serving.ts'
import { unacceptable } from '../../http/denied.ts'
import { notFound, refuse, reply } from '../../http/envelope.ts'
import { rowsOf, TenantSql, transact, transactBy } from '../../store/database.ts'
import { planAnew } from '../../store/manyRows.ts'
import type { ChangingStore } from './changing.store.ts'
import { type FileKind, type ReadFile, readAs, type Upload, whole } from './reading.ts'
import { leftOutOf, refusalOf, reportOn } from './reporting.ts'
import type { TableProblem } from './table.ts'

interface Row<Id, Before> {
  readonly id: Id
  /** Null for what the import made. */
  readonly before: Before | null
}

/** What a kind of records brings: its columns, what its lines are about, and the save. */
interface Kind<Field extends string, Id extends string, Before, Judged, E1, R1, E2, R2, E3, R3> {
  readonly kind: 'assetImport' | 'goalImport'
  /** Who calls, if they may import. */
  readonly importer: Effect.Effect<Caller, Refusal<403>, CurrentCaller>
  readonly templateName: string
  readonly headers: ReadonlyArray<string>
  readonly columns: Pick<FileKind<Field>, 'guess'> & { readonly days: ReadonlyArray<NoInfer<Field>> }
  /** Without which no line can be judged. */
  readonly missing: (mapping: ReadonlyArray<string | null>) => ReadonlyArray<NoInfer<Field>>
  readonly nameOf: NameOf<NoInfer<Field>>
  /** Of what is missing, `…NotMapped` too. */
  readonly denials: Readonly<Record<TableProblem | 'hasProblems' | 'nothingNew' | 'notInThisState', string>>
  readonly wording: Readonly<Record<'imported' | 'validated' | 'wrong' | 'failed', string>>
  readonly store: ChangingStore<Id, Before>
  /** Asked before the lines of an import are judged, and before one is taken back: one after the other. */
  readonly alone: Effect.Effect<unknown, E1, R1>
  readonly judge: (caller: Caller, file: ReadFile<Field>) => Effect.Effect<Judged, E1, R1>
  /** Makes and changes what was judged, and says which that were. */
  readonly write: (
    caller: Caller,
    file: ReadFile<Field>,
    judged: Judged,
  ) => Effect.Effect<ReadonlyArray<Row<Id, Before>>, E2, R2>
  /** Takes away what was made and restores what was changed, as far as nobody has touched it since. */
  readonly takeBack: (
    caller: Caller,
    fileName: string,
    rows: ReadonlyArray<Row<Id, Before> & { readonly isTouched: boolean }>,
  ) => Effect.Effect<ReadonlyArray<{ readonly id: Id; readonly name: string; readonly because: string }>, E3, R3>
}

/** The calls of an import that adds and changes: who, may they, what the lines say, the save, all in one transaction. */
export const changingHandlers = <
  Field extends string,
  Id extends string,
  Before,
  Judged extends CheckedRows<unknown, unknown>,
  E1,
  R1,
  E2,
  R2,
  E3,
  R3,
>(
  kind: Kind<Field, Id, Before, Judged, E1, R1, E2, R2, E3, R3>,
) => {
  const { importer, store, wording, denials } = kind
  const sentences: Readonly<Record<string, string>> = denials

  /** Validating and creating ask this one function, and so never differ. */
  const judged = Effect.fn(function* (caller: Caller, file: ReadFile<Field>) {
    const missing = kind.missing(file.mapping)
    const checked = missing.length > 0 ? null : yield* kind.judge(caller, file)
    const { made, changed, ...rows } = checked ?? uncheckedRows
    const withLeftOut =
      checked === null || file.leftOut.length === 0 ? uncheckedRows : yield* kind.judge(caller, whole(file))
    const report = {
      ...reportOn(file, { checked: rows, whole: withLeftOut, missing, nameOf: kind.nameOf }),
      readyCount: made.length,
      changedCount: changed.length,
    }
    return { checked, report }
  })

  const refusals = {
    failed: wording.failed,
    notMapped: (field: string) => sentences[`${field}NotMapped`] ?? denials.hasProblems,
  }

  return {
    /** The headers and nothing else, so that sending it back as it is makes nothing. */
    template: Effect.fn(function* () {
      yield* importer
      return fileResponse({ bytes: csvOf(kind.headers, []), contentType: 'text/csv', name: kind.templateName })
    }),

    upload: Effect.fn(function* ({
      payload,
    }: {
      readonly payload: Upload<Field> & {
        readonly create?: 'true' | 'false' | undefined
        readonly importId?: ItemId | undefined
      }
    }) {
      const caller = yield* importer
      const file = yield* readAs({ ...kind.columns, denials }, payload)
      if (payload.create !== 'true') {
        const { report } = yield* transactBy(caller, judged(caller, file))
        const isRight = report.problemCount === 0 && report.missing.length === 0
        return reply({ report, made: null }, isRight ? wording.validated : wording.wrong)
      }
      const id = payload.importId ?? (crypto.randomUUID() as string as ItemId)
      const done = yield* transact(caller, function* () {
        const sql = yield* TenantSql
        yield* kind.alone
        const { checked, report } = yield* judged(caller, file)
        const [before] = yield* store.one(caller, id)(sql)
        if (before !== undefined) return { report, made: before }
        const may = mayBeImported(report)
        if (!may.allowed)
          return yield* Effect.fail(
            may.because === 'hasProblems' ? refusalOf(report, refusals) : unacceptable(may, denials),
          )
        yield* planAnew
        const rows = yield* kind.write(caller, file, checked as Judged)
        const isNew = yield* store.insert(caller, id, {
          fileName: file.name,
          rowCount: report.rowCount,
          madeCount: report.readyCount,
          changedCount: report.changedCount,
          unchangedCount: report.unchangedCount,
          leftOut: leftOutOf(report),
        })
        if (!isNew) return yield* Effect.fail(alreadyExists)
        yield* store.remember(id, rows)
        yield* recordChange(caller, {
          action: 'imported',
          kind: kind.kind,
          id,
          name: file.name,
          values: [{ field: 'rows', before: null, after: String(rows.length) }],
        })
        const [made] = yield* store.one(caller, id)(sql)
        return { report, made: made ?? null }
      })
      return reply(done, wording.imported)
    }),

    list: Effect.fn(function* () {
      const caller = yield* importer
      return reply(yield* rowsOf(caller, store.all(caller)))
    }),

    read: Effect.fn(function* ({ params: { id } }: OfImport) {
      const caller = yield* importer
      const [found] = yield* rowsOf(caller, store.one(caller, id))
      return found === undefined ? yield* Effect.fail(notFound) : reply(found)
    }),

    revert: Effect.fn(function* ({ params: { id } }: OfImport) {
      const caller = yield* importer
      const reverted = yield* transact(caller, function* () {
        const sql = yield* TenantSql
        yield* kind.alone
        yield* store.lock(id)
        const [before] = yield* store.one(caller, id)(sql)
        if (before === undefined) return yield* Effect.fail(notFound)
        const may = mayBeReverted(before)
        if (!may.allowed) return yield* Effect.fail(unacceptable(may, denials))
        const rows = yield* kind.store.rows(id)
        const kept = yield* kind.takeBack(caller, before.fileName, rows)
        yield* store.reverted(id, kept)
        yield* recordChange(caller, {
          action: 'reverted',
          kind: kind.kind,
          id,
          name: before.fileName,
          values: [{ field: 'rows', before: String(rows.length), after: String(kept.length) }],
        })
        const [after] = yield* store.one(caller, id)(sql)
        return after ?? before
      })
      return reply(reverted)
    }),
  }
}

interface OfImport {
  readonly params: { readonly id: ItemId }
}

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another import.')
