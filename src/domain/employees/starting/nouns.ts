import { Schema } from 'effect'
import { DepartmentId, EmployeeId } from '../../kernel/ids.ts'
import { InstantUtc, schemasOf, Version } from '../../kernel/nouns.ts'
import { LoginState } from '../accounts/nouns.ts'
import { reinstatementFields } from './reinstatement.fields.ts'

/** Ours: an employment that ended begins again. */
export const Reinstatement = Schema.Struct({
  version: Version,
  ...schemasOf(reinstatementFields, {
    departmentId: Schema.NullOr(DepartmentId),
    reportsTo: Schema.NullOr(EmployeeId),
  }),
})
export type Reinstatement = typeof Reinstatement.Type

/** How many there are of something, and how many of them are done. */
const Counted = Schema.Struct({ asked: Schema.Int, done: Schema.Int })
export type Counted = typeof Counted.Type

/** What the steps of somebody's start are worked out of. Null: not offered here, or none of the reader's business. */
export const StartFacts = Schema.Struct({
  hasPosition: Schema.Boolean,
  hasManager: Schema.Boolean,
  hasPhoto: Schema.Boolean,
  login: Schema.NullOr(LoginState),
  /** Asked for, and handed in. */
  certifications: Schema.NullOr(Counted),
  /** Binding, and agreed to. */
  policies: Schema.NullOr(Counted),
  /** Assigned, and accepted where that is asked. */
  assets: Schema.NullOr(Counted),
})
export type StartFacts = typeof StartFacts.Type

/** Ours: how the start of somebody who was added or reinstated lately is coming along. */
export const Start = Schema.Struct({
  facts: StartFacts,
  /** Whoever said that nothing more is to be done; `by` is nobody once that person's record is gone. */
  ended: Schema.NullOr(Schema.Struct({ by: Schema.NullOr(Schema.String), atUtc: InstantUtc })),
})
export type Start = typeof Start.Type

/** Nothing more is to be done, or something is after all. */
export const StartEnded = Schema.Struct({ isEnded: Schema.Boolean })
export type StartEnded = typeof StartEnded.Type
