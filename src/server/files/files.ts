import { Context, type Effect } from 'effect'

/** Where bytes lie. What is known of them stands in the table `files`; the name here is the row's id. */
export interface FilesShape {
  readonly put: (tenantId: string, id: string, bytes: Uint8Array) => Effect.Effect<void>
  /** Null when there are none. */
  readonly get: (tenantId: string, id: string) => Effect.Effect<Uint8Array | null>
  readonly remove: (tenantId: string, id: string) => Effect.Effect<void>
}

export class Files extends Context.Service<Files, FilesShape>()('tenure/Files') {}
