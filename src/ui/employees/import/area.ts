import { useSelector } from '@xstate/react'
import type { EmployeeImportActor } from '../../../machines/employees/import/employeeImport.machine.ts'
import { useApp } from '../../app/machines.tsx'

/** The import's machine, which goes on when the page is left. */
export const useImport = (): EmployeeImportActor => useApp().system.get('employeeImport') as EmployeeImportActor

export const useImportState = <A>(select: (snapshot: ReturnType<EmployeeImportActor['getSnapshot']>) => A): A =>
  useSelector(useImport(), select)
