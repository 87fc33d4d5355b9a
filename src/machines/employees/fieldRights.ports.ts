import type { FieldRights } from '../../domain/employees/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Port } from '../kit/port.ts'

export type FieldRightsPorts = {
  loadFieldRights: Port<void, FieldRights, Failure>
  saveFieldRights: Port<{ readonly rights: FieldRights }, FieldRights, Failure>
}
