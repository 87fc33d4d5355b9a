/** What can be wrong with a call about employees. For the server only: the browser has no Schema at run time. */
import { Schema } from 'effect'
import { EmployeeId } from '../kernel/ids.ts'

/** There is no such person for this caller; the same answer as for a random id. */
export class EmployeeNotFound extends Schema.TaggedError<EmployeeNotFound>()('EmployeeNotFound', {
  employeeId: EmployeeId,
}) {}

/** § 5 Employee email must be unique. The address is left out: it would end up in a log. */
export class EmailInUse extends Schema.TaggedError<EmailInUse>()('EmailInUse', {}) {}

/** The id was used before, for a person with other content. */
export class EmployeeAlreadyExists extends Schema.TaggedError<EmployeeAlreadyExists>()('EmployeeAlreadyExists', {
  employeeId: EmployeeId,
}) {}

/** The department named does not exist in this tenant. */
export class UnknownDepartment extends Schema.TaggedError<UnknownDepartment>()('UnknownDepartment', {}) {}

/** The manager named does not exist in this tenant. */
export class UnknownManager extends Schema.TaggedError<UnknownManager>()('UnknownManager', {}) {}
