import { Effect, FileSystem, Result } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { OnboardingGroup } from '../../contract/onboarding.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { type LogoProblem, logoSentences } from '../../domain/onboarding/logo.ts'
import type { LogoFileId } from '../../domain/onboarding/nouns.ts'
import { logoIsThere, mayEditLogo } from '../../domain/onboarding/updates.ts'
import { wording } from '../../domain/onboarding/wording.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { recordChange } from '../audit/audit.store.ts'
import { FileStore } from '../files/fileStore.ts'
import { fileResponse } from '../files/serving.ts'
import { answer } from '../http/calls.ts'
import { forbidden } from '../http/denied.ts'
import { notFound, refuse, reply } from '../http/envelope.ts'
import { rowsOf, transact } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { changeOnboarding } from './changes.ts'
import { logoFile, logoUrl, replaceLogo } from './logo.store.ts'
import { logoFrom } from './logos.ts'

const calls = OnboardingGroup.endpoints

/** § 7 POST TenantOnboarding/logo */
export const uploadLogo = answer(calls.uploadLogo, function* ({ payload: { logo } }) {
  const caller = yield* CurrentCaller
  const may = mayEditLogo(caller)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const { tenantId } = caller
  const files = yield* FileStore
  const disk = yield* FileSystem.FileSystem
  const made = yield* logoFrom(yield* Effect.orDie(disk.readFile(logo.path)), logo.name)
  if (Result.isFailure(made)) return yield* Effect.fail(refusals[made.failure])

  const { bytes, ...kind } = made.success
  const stored = yield* files.save(tenantId, bytes)
  const old = yield* transact(caller, function* () {
    const replaced = yield* replaceLogo({ ...stored, ...kind })
    yield* recordChange(caller, { action: 'updated', kind: 'tenant', id: tenantId, fields: ['logoUrl'] })
    // The browser says so too, but may be gone before it has.
    yield* changeOnboarding(caller, { stages: [logoIsThere], seenWelcome: [] })
    return replaced
  }).pipe(Effect.onError(() => files.remove(tenantId, stored.id)))
  yield* Effect.forEach(old, (id) => files.remove(tenantId, id), { discard: true })
  return reply(logoUrl(tenantId, stored.id), wording.logoUploaded)
})

const refusals = {
  tooLarge: refuse(413, 'too_large', logoSentences.tooLarge, 'logo'),
  unsupportedType: refuse(415, 'unsupported_type', logoSentences.unsupportedType, 'logo'),
  unreadable: refuse(415, 'unreadable', logoSentences.unreadable, 'logo'),
  unsafeSvg: refuse(422, 'unsafe_svg', logoSentences.unsafeSvg, 'logo'),
} as const satisfies Record<LogoProblem, unknown>

/** Anyone who has the address may see it: only members are told of it, and it cannot be guessed. */
const showLogo = Effect.fn(function* ({
  params: { tenantId, fileId },
}: {
  readonly params: { readonly tenantId: TenantId; readonly fileId: LogoFileId }
}) {
  const files = yield* FileStore
  const [logo] = yield* rowsOf(nobodyIn(tenantId), logoFile(fileId))
  if (logo === undefined) return yield* Effect.fail(notFound)
  const bytes = yield* files.read(tenantId, fileId)
  if (bytes === undefined) return yield* Effect.fail(notFound)
  return fileResponse({ ...logo, bytes, isInline: true, isVersioned: true })
})

export const logosHandlers = HttpApiBuilder.group(Api, 'logos', (handlers) => handlers.handleAll({ show: showLogo }))
