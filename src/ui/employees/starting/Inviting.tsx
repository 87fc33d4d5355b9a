import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Employee } from '../../../domain/employees/nouns.ts'
import { wording } from '../../../domain/employees/wording.ts'
import type { AccountsActor } from '../../../machines/employees/accounts/accounts.machine.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { useApp, useToasts } from '../../app/machines.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'

interface InvitingProps {
  readonly employee: Employee
  /** Whatever came of it. */
  readonly onDone: () => void
}

/** Asks the question of the account's tab where one is, and is gone once it is answered. */
export const Inviting = ({ employee, onDone }: InvitingProps) => {
  const accounts = useApp().system.get('employees/accounts') as AccountsActor
  const toasts = useToasts()
  const { id } = employee
  const failure = useSelector(accounts, ({ context }) => context.failure)
  const isResting = useSelector(accounts, (snapshot) => snapshot.matches({ showing: 'usual' }))
  const confirmation = useSelector(accounts, ({ children }) => children.confirmation as ConfirmActor | undefined)
  useEffect(() => {
    accounts.send({ type: 'account.opened', id })
    return () => accounts.send({ type: 'account.closed' })
  }, [accounts, id])
  const isAsked = useRef(false)
  const latest = useRef({ employee, onDone })
  latest.current = { employee, onDone }
  useEffect(() => {
    if (!isResting) return
    if (isAsked.current) latest.current.onDone()
    else accounts.send({ type: 'act.asked', act: 'invite', employee: latest.current.employee })
    isAsked.current = true
  }, [accounts, isResting])
  useEffect(() => {
    if (failure === null) return
    const text = `${wording.loadAccountFailed}. ${failureSentence(failure)}`
    toasts.send({ type: 'toast.announced', kind: 'error', text })
    latest.current.onDone()
  }, [toasts, failure])
  return confirmation === undefined ? null : <Confirmation confirmation={confirmation} />
}
