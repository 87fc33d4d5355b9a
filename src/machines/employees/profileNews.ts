import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { EmployeeSaved } from './profileSection.machine.ts'

interface Telling {
  readonly enqueue: { readonly sendTo: (target: AnyActorRef, event: AnyEventObject) => void }
  readonly system: { readonly get: (systemId: string) => AnyActorRef | undefined }
}

/**
 * A person's record was changed beside their page, by a machine of its own: the page hears of it, and tells the list. When
 * it shows somebody else by now, the list alone does.
 */
export const tellProfile = ({ enqueue, system }: Telling, employee: Employee): void => {
  const employees = system.get('employees')
  if (!employees) return
  const profile: AnyActorRef | undefined = employees.getSnapshot().children.profile
  const shows = profile?.getSnapshot()
  const target = shows?.matches('showing') && shows.context.id === employee.id ? profile : employees
  enqueue.sendTo(target as AnyActorRef, { type: 'employee.saved', employee } satisfies EmployeeSaved)
}
