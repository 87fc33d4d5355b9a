import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import { Refusal403 } from './envelope.ts'
import { get, tenantGroup } from './tenantGroup.ts'

/** Ours (`areas.md` 1.14, 6): all that is kept for a client, as one ZIP, for its administrators. */
export class EverythingGroup extends tenantGroup(
  'everything',
  'Export of everything',
  get('take', '/everything', {
    query: { files: Schema.optional(Schema.Literals(['true', 'false'])) },
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/zip'] }),
    error: [Refusal403],
  }),
) {}
