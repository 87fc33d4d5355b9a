import { Schema } from 'effect'
import { FeatureFlagName } from '../billing/nouns.ts'
import { EmployeeId } from '../kernel/ids.ts'
import { InstantUtc } from '../kernel/nouns.ts'

/** When a flag was last switched, which way and by whom; nobody has a name where no person did, or they are gone. */
export const FlagChange = Schema.Struct({
  name: FeatureFlagName,
  isEnabled: Schema.Boolean,
  atUtc: InstantUtc,
  by: Schema.NullOr(Schema.Struct({ id: EmployeeId, fullName: Schema.NullOr(Schema.String) })),
})
export type FlagChange = typeof FlagChange.Type
