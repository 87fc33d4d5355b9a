import { useEffect, useRef } from 'react'
import type { Employee } from '../../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { StartProgressActor } from '../../../machines/employees/starting/startProgress.machine.ts'
import { useApp } from '../../app/machines.tsx'

export const useStartProgress = (): StartProgressActor => useApp().system.get('startProgress') as StartProgressActor

/** Whoever reads more about a person hears that their record has changed: it may ask for other things now. */
export const useNewsOf = (
  employee: Employee,
  hearing: { readonly send: (news: { readonly type: 'news.heard' }) => void },
): void => {
  const known = useRef(employee)
  useEffect(() => {
    if (known.current !== employee) hearing.send({ type: 'news.heard' })
    known.current = employee
  }, [hearing, employee])
}

/** A tab of the person's page, and what is asked for there. */
export const tabOf = (id: EmployeeId, tab: string, dialog?: string): string =>
  `${pathTo('employee', { id })}?tab=${tab}${dialog === undefined ? '' : `&dialog=${dialog}`}`
