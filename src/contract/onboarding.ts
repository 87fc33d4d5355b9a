import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { TenantId } from '../domain/kernel/ids.ts'
import { LOGO_MAX_BYTES } from '../domain/onboarding/logo.ts'
import { LogoFileId, Onboarding, OnboardingUpdate } from '../domain/onboarding/nouns.ts'
import { Refusal400, Refusal403, Refusal404, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { Wrapped } from './middleware.ts'
import { get, post, put, tenantGroup } from './tenantGroup.ts'

/** § 7 Onboarding, in the specification's two spellings. */
export class OnboardingGroup extends tenantGroup(
  'onboarding',
  'Onboarding',
  get('read', '/tenantonboarding', { success: reply(Schema.NullOr(Onboarding)) }),
  put('update', '/tenantonboarding', {
    payload: OnboardingUpdate,
    success: reply(Onboarding),
    error: [Refusal400, Refusal403, Refusal404],
  }),
  post('uploadLogo', '/TenantOnboarding/logo', {
    payload: Schema.Struct({ logo: Multipart.SingleFileSchema }).pipe(
      HttpApiSchema.asMultipart({
        // A form is more than its file, and the reader counts a little of it as the file: the handler is exact.
        maxFileSize: LOGO_MAX_BYTES + 1_000,
        maxTotalSize: LOGO_MAX_BYTES + 10_000,
        maxParts: 4,
      }),
    ),
    success: reply(Schema.String),
    error: [Refusal403, Refusal413, Refusal415, Refusal422],
  }),
) {}

/**
 * Logos as `<img>` asks for them: without a token, because an image cannot send one. The address is the key to it: it
 * ends in a random identifier, holds one upload only, and is forgotten with the next.
 */
export class LogosGroup extends HttpApiGroup.make('logos')
  .add(
    HttpApiEndpoint.get('show', '/api/logos/:tenantId/:fileId', {
      params: { tenantId: TenantId, fileId: LogoFileId },
      success: HttpApiSchema.StreamUint8Array({ contentType: ['image/webp', 'image/svg+xml'] }),
      error: [Refusal404],
    }),
  )
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Logos' })) {}
