import { useCallback, useMemo } from 'react'
import { type AuditFilter, readFilter, writtenFilter } from '../../domain/audit/filter.ts'
import { pathTo } from '../../domain/session/places.ts'
import { useNavigation } from '../app/machines.tsx'

/** The address of the audit, narrowed. */
export const auditHref = (filter: AuditFilter): string => {
  const query = writtenFilter(filter)
  return query === '' ? pathTo('audit') : `${pathTo('audit')}?${query}`
}

/** The filter stands in the address and nowhere else: a link, the back button and a choice all come by it. */
export const useFilter = (search: string): readonly [AuditFilter, (filter: AuditFilter) => void] => {
  const navigation = useNavigation()
  const filter = useMemo(() => readFilter(search), [search])
  const narrow = useCallback(
    (filter: AuditFilter) => navigation.send({ type: 'address.rewritten', to: auditHref(filter), replace: true }),
    [navigation],
  )
  return [filter, narrow]
}

/** The filter without one of its parts, or with it. */
export const withPart = <Name extends keyof AuditFilter>(
  filter: AuditFilter,
  name: Name,
  value: AuditFilter[Name] | '' | undefined,
): AuditFilter => {
  const { [name]: _, ...others } = filter
  return value === undefined || value === '' ? others : { ...others, [name]: value }
}
