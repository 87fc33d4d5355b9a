import { Schema } from 'effect'
import { EmployeeId } from '../../kernel/ids.ts'

/** What the search of the server finds, in the order in which kinds are shown. */
export const hitKinds = [
  'person',
  'policy',
  'certification',
  'certificationType',
  'asset',
  'goal',
  'checkIn',
  'review',
  'positionTemplate',
] as const
export type HitKind = (typeof hitKinds)[number]

/** A record that was found. */
export const SearchHit = Schema.Struct({
  kind: Schema.Literals(hitKinds),
  id: Schema.String.check(Schema.isUUID()),
  label: Schema.String,
  /** Whose it is, or what tells it from others of its name. */
  detail: Schema.NullOr(Schema.String),
  /** Of a certification: whose it is, since its page lies under theirs. */
  employeeId: Schema.NullOr(EmployeeId),
})
export type SearchHit = typeof SearchHit.Type

/** Of each kind; more than this nobody reads, and one more letter finds better. */
export const HITS_OF_A_KIND = 5
