/** Ours: which changes a list of them shows. Written into the address, and sent to the server as it stands. */
import type { EmployeeId } from '../kernel/ids.ts'
import { anId, inAddress, matching } from '../kernel/inAddress.ts'
import type { Day } from '../kernel/nouns.ts'

export interface AuditFilter {
  readonly person?: EmployeeId
  readonly actor?: EmployeeId
  readonly kind?: string
  readonly action?: string
  readonly from?: Day
  readonly to?: Day
}

const word = matching(/^[a-zA-Z]{1,60}$/)
const day = matching(/^\d{4}-\d{2}-\d{2}$/)

const address = inAddress({ person: anId, actor: anId, kind: word, action: word, from: day, to: day })

export const readFilter = (search: string): AuditFilter => address.read(search) as AuditFilter

export const writtenFilter = (filter: AuditFilter): string => address.written(filter)
