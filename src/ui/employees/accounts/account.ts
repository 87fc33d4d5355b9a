import type { UserAccount } from '../../../domain/employees/accounts/nouns.ts'
import { type AccountDenial, denials } from '../../../domain/employees/accounts/wording.ts'
import type { Employee } from '../../../domain/employees/nouns.ts'
import type { Decision } from '../../../domain/kernel/decision.ts'
import type { AccountsActor } from '../../../machines/employees/accounts/accounts.machine.ts'

/** What each section of the tab is given. */
export interface AccountSectionProps {
  readonly accounts: AccountsActor
  readonly employee: Employee
  readonly account: UserAccount | null
}

/** Why something cannot be done now; undefined when it can. */
export const because = (decision: Decision<AccountDenial>): string | undefined =>
  decision.allowed ? undefined : denials[decision.because]
