import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { wording } from '../../../domain/employees/wording.ts'
import type { AccountsActor } from '../../../machines/employees/accounts/accounts.machine.ts'
import type { PasswordChangeActor } from '../../../machines/employees/accounts/passwordChange.machine.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { useApp } from '../../app/machines.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import type { TabProps } from '../tab.ts'
import { AdminSection } from './AdminSection.tsx'
import { LoginSection } from './LoginSection.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { TwoFactorSection } from './TwoFactorSection.tsx'

/** § 6 Per-employee administration: how the person signs in, and whether they are an administrator. */
export const AccountTab = ({ employee }: TabProps) => {
  const accounts = useApp().system.get('employees/accounts') as AccountsActor
  const { id } = employee
  useEffect(() => {
    accounts.send({ type: 'account.opened', id })
    return () => accounts.send({ type: 'account.closed' })
  }, [accounts, id])
  const account = useSelector(accounts, ({ context }) => context.account)
  const failure = useSelector(accounts, ({ context }) => context.failure)
  const hasFailed = useSelector(accounts, (snapshot) => snapshot.matches('failed'))
  const isShowing = useSelector(accounts, (snapshot) => snapshot.matches('showing'))
  if (hasFailed)
    return (
      <ErrorState title={wording.loadAccountFailed} onRetry={() => accounts.send({ type: 'retry.asked' })}>
        {failure === null ? null : failureSentence(failure)}
      </ErrorState>
    )
  if (!isShowing) return <Skeleton height={160} />
  const section = { accounts, employee, account }
  return (
    <>
      <LoginSection {...section} />
      {account === null ? null : <TwoFactorSection {...section} account={account} />}
      <AdminSection {...section} />
      <Dialogs accounts={accounts} />
    </>
  )
}

const Dialogs = ({ accounts }: { readonly accounts: AccountsActor }) => {
  const confirmation = useSelector(accounts, ({ children }) => children.confirmation as ConfirmActor | undefined)
  const passwordChange = useSelector(
    accounts,
    ({ children }) => children.passwordChange as PasswordChangeActor | undefined,
  )
  return (
    <>
      {confirmation === undefined ? null : <Confirmation confirmation={confirmation} />}
      {passwordChange === undefined ? null : <PasswordDialog passwordChange={passwordChange} />}
    </>
  )
}
