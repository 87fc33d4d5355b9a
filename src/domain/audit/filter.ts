/** Ours: which changes a list of them shows. Written into the address, and sent to the server as it stands. */
import type { EmployeeId } from '../kernel/ids.ts'
import type { Day } from '../kernel/nouns.ts'

export interface AuditFilter {
  readonly person?: EmployeeId
  readonly actor?: EmployeeId
  readonly kind?: string
  readonly action?: string
  readonly from?: Day
  readonly to?: Day
}

const names = ['person', 'actor', 'kind', 'action', 'from', 'to'] as const

/** What an address says besides, or says wrongly, is passed over. */
export const readFilter = (search: string): AuditFilter => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)
      return value !== null && forms[name].test(value) ? [[name, value]] : []
    }),
  )
}

export const writtenFilter = (filter: AuditFilter): string =>
  new URLSearchParams(
    names.flatMap((name) => {
      const value = filter[name]
      return value === undefined ? [] : [[name, value] as [string, string]]
    }),
  ).toString()

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const word = /^[a-zA-Z]{1,60}$/
const day = /^\d{4}-\d{2}-\d{2}$/
const forms: Readonly<Record<(typeof names)[number], RegExp>> = {
  person: id,
  actor: id,
  kind: word,
  action: word,
  from: day,
  to: day,
}
