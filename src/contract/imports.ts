import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiSchema } from 'effect/http-api'
import { ItemId } from '../domain/kernel/ids.ts'
import { IMPORT_MAX_BYTES } from '../domain/kernel/import/limits.ts'
import {
  DateOrder,
  ImportEdits,
  ImportEncoding,
  importAnswerOf,
  LinesLeftOut,
  mappingOf,
} from '../domain/kernel/import/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { ofItem } from './paths.ts'
import { get, post } from './tenantGroup.ts'

const csv = HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] })

/** Besides the file and whether to create: which column is about what, and what was put right after it was read (ours). */
const uploadOf = <Field extends Schema.Codec<string, string>>(field: Field) =>
  Schema.Struct({
    csvFile: Multipart.SingleFileSchema,
    create: Schema.optional(Schema.Literals(['true', 'false'])),
    /** Made by the caller, so that asking twice imports once. */
    importId: Schema.optional(ItemId),
    mapping: Schema.optional(Schema.fromJsonString(mappingOf(field))),
    encoding: Schema.optional(ImportEncoding),
    dateOrder: Schema.optional(DateOrder),
    edits: Schema.optional(Schema.fromJsonString(ImportEdits)),
    leftOut: Schema.optional(Schema.fromJsonString(LinesLeftOut)),
  }).pipe(
    HttpApiSchema.asMultipart({
      maxFileSize: IMPORT_MAX_BYTES,
      maxTotalSize: IMPORT_MAX_BYTES + 1_000_000,
      maxParts: 10,
    }),
  )

/** An import by CSV in both modes of § 5; ours: the imports there were, and taking one back. */
export const importCalls = <
  const Path extends `/${string}`,
  Field extends Schema.Codec<string, string>,
  Report extends Schema.Top,
  Made extends Schema.Top,
>(
  path: Path,
  field: Field,
  report: Report,
  made: Made,
) =>
  [
    get('template', `${path}/csv` as const, { success: csv, error: [Refusal403] }),
    post('upload', `${path}/csv` as const, {
      payload: uploadOf(field),
      success: reply(importAnswerOf(report, made)),
      error: [Refusal403, Refusal409, Refusal413, Refusal415, Refusal422],
    }),
    get('list', `${path}/batches` as const, { success: reply(Schema.Array(made)), error: [Refusal403] }),
    get('read', `${path}/batches/:id` as const, {
      params: ofItem,
      success: reply(made),
      error: [Refusal403, Refusal404],
    }),
    post('revert', `${path}/batches/:id/revert` as const, {
      params: ofItem,
      success: reply(made),
      error: [Refusal403, Refusal404, Refusal409, Refusal422],
    }),
  ] as const
