import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { ItemId } from '../domain/kernel/ids.ts'
import { PolicyTemplate } from '../domain/policies/templates/nouns.ts'
import { Refusal403, Refusal404, reply } from './envelope.ts'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'
import { tenantInHeader as headers } from './paths.ts'

/** § 7 What is offered to every client alike: the path names no tenant, the header says for which one it is asked. */
export class MarketplaceGroup extends HttpApiGroup.make('marketplace')
  .add(
    HttpApiEndpoint.get('hrDocumentTemplates', '/api/marketplace/hrDocumentTemplates', {
      headers,
      success: reply(Schema.Array(PolicyTemplate)),
      error: [Refusal403],
    }),
    HttpApiEndpoint.get('hrDocumentTemplateFile', '/api/marketplace/hrDocumentTemplates/:id/File', {
      params: { id: ItemId },
      headers,
      success: HttpApiSchema.StreamUint8Array({ contentType: 'application/pdf' }),
      error: [Refusal403, Refusal404],
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Marketplace' })) {}
