import type { Employee } from '../../domain/employees/nouns.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { Question } from '../kit/confirm.machine.ts'
import type { StandingInput } from './sections.ts'

/** What is asked before something is done to a person. What confirms it says what happens to whom. */
export const standingQuestion = (tenantId: TenantId, { id, fullName }: Employee, isActive: boolean): Question => ({
  ...(isActive
    ? {
        title: 'Reactivate employee',
        text: `Make ${fullName} active again?`,
        confirmLabel: `Reactivate ${fullName}`,
      }
    : {
        title: 'Deactivate employee',
        text: `Deactivate ${fullName}? Lists hide inactive people.`,
        confirmLabel: `Deactivate ${fullName}`,
        tone: 'danger',
      }),
  subject: { tenantId, id, isActive } satisfies StandingInput,
})

export const removalQuestion = (tenantId: TenantId, { id, fullName, version }: Employee): Question => ({
  title: 'Remove employee',
  text: `Remove ${fullName} for good? This cannot be undone.`,
  confirmLabel: `Remove ${fullName}`,
  tone: 'danger',
  subject: { tenantId, id, version },
})
