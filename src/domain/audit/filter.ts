/** Ours: which changes a list of them shows. Written into the address, and sent to the server as it stands. */
import type { EmployeeId } from '../kernel/ids.ts'
import { inAddress, matching } from '../kernel/inAddress.ts'
import type { Day } from '../kernel/nouns.ts'

export interface AuditFilter {
  readonly person?: EmployeeId
  readonly actor?: EmployeeId
  readonly kind?: string
  readonly action?: string
  readonly from?: Day
  readonly to?: Day
}

const id = matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
const word = matching(/^[a-zA-Z]{1,60}$/)
const day = matching(/^\d{4}-\d{2}-\d{2}$/)

const address = inAddress({ person: id, actor: id, kind: word, action: word, from: day, to: day })

export const readFilter = (search: string): AuditFilter => address.read(search) as AuditFilter

export const writtenFilter = (filter: AuditFilter): string => address.written(filter)
