import { Schema } from 'effect'
import { DepartmentId, EmployeeId } from '../../kernel/ids.ts'
import { schemasOf, Version } from '../../kernel/nouns.ts'
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
