import { ALL_DEPARTMENTS_ID, type EmployeeFilter, everyone } from '../../domain/employees/listing.ts'
import type { DepartmentId } from '../../domain/kernel/ids.ts'
import { byName, type Sort } from '../../machines/employees/rows.ts'

/** What the address of the list says: which people, in which order. Every part that is as usual is left out. */
export interface Listing {
  readonly filter: EmployeeFilter
  readonly sort: Sort
}

const sortable: ReadonlyArray<string> = ['fullName', 'email', 'positionTitle', 'department'] satisfies Array<Sort['by']>

export const isSortable = (column: string): column is Sort['by'] => sortable.includes(column)

export const writtenListing = ({ filter, sort }: Listing): string => {
  const query = new URLSearchParams()
  if (filter.search.trim() !== '') query.set('q', filter.search.trim())
  if (filter.departmentId !== ALL_DEPARTMENTS_ID) query.set('department', filter.departmentId)
  for (const tag of filter.tags) query.append('tag', tag)
  if (filter.tagMatch === 'all') query.set('match', 'all')
  if (filter.includeInactive) query.set('inactive', '1')
  if (filter.includeHidden) query.set('hidden', '1')
  if (sort.by !== byName.by || sort.descending) query.set('sort', `${sort.descending ? '-' : ''}${sort.by}`)
  return query.toString()
}

/** What an address leaves out or says wrongly has its default. */
export const readListing = (search: string): Listing => {
  const query = new URLSearchParams(search)
  const department = query.get('department')
  const sort = query.get('sort') ?? ''
  const column = sort.replace(/^-/, '')
  return {
    filter: {
      ...everyone,
      search: query.get('q') ?? '',
      departmentId: department ? (department as DepartmentId) : ALL_DEPARTMENTS_ID,
      tags: query.getAll('tag').filter((tag) => tag.trim() !== ''),
      tagMatch: query.get('match') === 'all' ? 'all' : 'any',
      includeInactive: query.get('inactive') === '1',
      includeHidden: query.get('hidden') === '1',
    },
    sort: isSortable(column) ? { by: column, descending: sort.startsWith('-') } : byName,
  }
}
