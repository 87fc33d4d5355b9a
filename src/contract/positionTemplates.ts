import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { ItemId } from '../domain/kernel/ids.ts'
import { Version } from '../domain/kernel/nouns.ts'
import {
  GlobalPositionTemplate,
  GlobalPositionTemplateHistory,
  PositionGaps,
  PositionHolder,
  PositionRequirements,
  PositionsGiven,
  PositionsTakenBack,
  PositionTemplate,
  RequirementsChange,
  TemplateAssigned,
  TemplateUpgrade,
  TemplateUse,
  TemplateVersion,
} from '../domain/positionTemplates/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'
import { ofItem, tenantInHeader } from './paths.ts'
import { get, post, put, tenantGroup } from './tenantGroup.ts'

const reading = [Refusal403, Refusal404] as const
const changing = [Refusal403, Refusal404, Refusal409, Refusal422] as const
const moved = {
  params: ofItem,
  payload: Schema.Struct({ version: Version }),
  success: reply(PositionTemplate),
  error: changing,
}

/**
 * § 7 Position templates, beside the simple collection. Ours: bringing one up to the marketplace's newest text, giving it to
 * people in one act and taking that back, what it asks of them and how they stand with it, what it said before, one as a
 * document, and the list as a file.
 */
export class PositionTemplateActsGroup extends tenantGroup(
  'positionTemplateActs',
  'Position templates',
  get('archived', '/positionTemplates/archived', {
    success: reply(Schema.Array(PositionTemplate)),
    error: [Refusal403],
  }),
  post('archive', '/positionTemplates/:id/archive', moved),
  post('unarchive', '/positionTemplates/:id/unarchive', moved),
  post('useTemplate', '/positionTemplates/useTemplate/:templateId', {
    params: { templateId: ItemId },
    payload: TemplateUse,
    success: reply(PositionTemplate),
    error: changing,
  }),
  put('upgrade', '/positionTemplates/useTemplate/:id', {
    params: ofItem,
    payload: TemplateUpgrade,
    success: reply(PositionTemplate),
    error: changing,
  }),
  post('assign', '/positionTemplates/:id/assign', {
    params: ofItem,
    payload: TemplateAssigned,
    success: reply(PositionsGiven),
    error: changing,
  }),
  post('takeBack', '/positionTemplates/assigned/:id/takeBack', {
    params: ofItem,
    success: reply(PositionsTakenBack),
    error: reading,
  }),
  put('require', '/positionTemplates/:id/requirements', {
    params: ofItem,
    payload: RequirementsChange,
    success: reply(PositionTemplate),
    error: changing,
  }),
  get('choices', '/positionTemplates/requirements', { success: reply(PositionRequirements), error: reading }),
  get('holders', '/positionTemplates/:id/holders', {
    params: ofItem,
    success: reply(Schema.Array(PositionHolder)),
    error: reading,
  }),
  get('paper', '/positionTemplates/:id/File', {
    params: ofItem,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf'] }),
    error: reading,
  }),
  get('versions', '/positionTemplates/:id/versions', {
    params: ofItem,
    success: reply(Schema.Array(TemplateVersion)),
    error: reading,
  }),
  get('gaps', '/positionTemplates/gaps', { success: reply(Schema.Array(PositionGaps)), error: [Refusal403] }),
  post('csv', '/positionTemplates/export/csv', {
    payload: Schema.Struct({ ids: Schema.Array(ItemId).check(Schema.isMaxLength(5_000)) }),
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] }),
    error: [Refusal403],
  }),
) {}

/** § 7 What is offered to every client alike: the path names no tenant, the header says for which one it is asked. */
export class GlobalPositionTemplatesGroup extends HttpApiGroup.make('globalPositionTemplates')
  .add(
    HttpApiEndpoint.get('list', '/api/marketplace/globalPositionTemplates', {
      headers: tenantInHeader,
      success: reply(Schema.Array(GlobalPositionTemplate)),
      error: [Refusal403],
    }),
    HttpApiEndpoint.get('read', '/api/marketplace/globalPositionTemplates/:id', {
      params: ofItem,
      headers: tenantInHeader,
      success: reply(GlobalPositionTemplateHistory),
      error: reading,
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Marketplace: position templates' })) {}
