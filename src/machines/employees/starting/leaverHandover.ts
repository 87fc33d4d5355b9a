import type { Handover } from '../../../domain/employees/accounts/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { readingOf } from '../../kit/reading.machine.ts'

/** What somebody who leaves has still to hand over. System id: `leaverHandover`. */
export const leaverHandover = readingOf<{ readonly id: EmployeeId }, ReadonlyArray<Handover>>('leaverHandover')
