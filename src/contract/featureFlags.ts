import { Schema } from 'effect'
import { FlagChange } from '../domain/featureFlags/nouns.ts'
import { Refusal403, reply } from './envelope.ts'
import { get, tenantGroup } from './tenantGroup.ts'

/** Ours: who switched each flag last. The flags themselves, and their switch, are of § 7 Session and bootstrap. */
export class FeatureFlagsGroup extends tenantGroup(
  'featureFlags',
  'Feature flags',
  get('changes', '/featureFlags/changes', { success: reply(Schema.Array(FlagChange)), error: [Refusal403] }),
) {}
