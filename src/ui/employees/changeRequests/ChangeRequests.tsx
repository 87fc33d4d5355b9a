import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { mayAskForChange } from '../../../domain/employees/changeRequests/access.ts'
import { draftOfRecord } from '../../../domain/employees/changeRequests/changeRequest.fields.ts'
import type { ChangeRequest } from '../../../domain/employees/changeRequests/nouns.ts'
import { wording } from '../../../domain/employees/changeRequests/wording.ts'
import type { Employee } from '../../../domain/employees/nouns.ts'
import { requestsReading } from '../../../machines/employees/changeRequests/readings.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { useReadingWhileShown } from '../../app/machines.tsx'
import { useToday } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Text } from '../../kit/Text.tsx'
import { useActor } from '../area.ts'
import { AskDialog } from './AskDialog.tsx'
import { useChanging, useRequestsRead } from './area.ts'
import { Decision } from './Decision.tsx'
import { RequestShown } from './RequestShown.tsx'

interface OfPerson {
  readonly employee: Employee
}

/** The changes that a person has asked for of their own record: to them, and to whoever decides about them. */
export const ChangeRequests = ({ employee }: OfPerson) => {
  const actor = useActor()
  const changing = useChanging()
  const reading = useReadingWhileShown(useRequestsRead(), requestsReading, { id: employee.id })
  useEffect(() => () => changing.send({ type: 'requests.left' }), [changing])
  const requests = useSelector(reading, requestsReading.foundIn) ?? []
  const open = requests.find(({ state }) => state === 'open')
  const isAsker = mayAskForChange(actor, employee.id).allowed
  const isOwn = employee.id === actor.employeeId
  return (
    <>
      {isAsker || isOwn ? (
        <Own employee={employee} mayAsk={isAsker} open={open} past={requests.filter(({ state }) => state !== 'open')} />
      ) : open === undefined ? null : (
        <Decision request={open} employee={employee} />
      )}
      <Dialogs />
    </>
  )
}

interface OwnProps extends OfPerson {
  readonly mayAsk: boolean
  readonly open: ChangeRequest | undefined
  readonly past: ReadonlyArray<ChangeRequest>
}

const MOST_PAST = 3

const Own = ({ employee, mayAsk, open, past }: OwnProps) => {
  const reading = useRequestsRead()
  const hasFailed = useSelector(reading, (snapshot) => snapshot.matches('failed'))
  const isRead = useSelector(reading, requestsReading.foundIn) !== null
  const failure = useSelector(reading, ({ context }) => context.failure)
  const isNothing = open === undefined && past.length === 0
  if (!mayAsk && isNothing) return null
  return (
    <Section
      title="Changes"
      description={isNothing ? undefined : 'Your manager or an administrator decides about what you ask for.'}
      action={mayAsk && open === undefined && isRead ? <Ask employee={employee} /> : <span />}
    >
      {hasFailed ? (
        <ErrorState title={wording.loadFailed} onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      ) : !isRead ? (
        <Skeleton height={20} />
      ) : isNothing ? (
        <Text tone="muted">Nothing asked for yet. Your manager or an administrator decides about changes.</Text>
      ) : null}
      {open === undefined ? null : <RequestShown request={open} actions={<Withdraw request={open} />} />}
      {past.slice(0, MOST_PAST).map((request) => (
        <RequestShown key={request.id} request={request} />
      ))}
    </Section>
  )
}

const Ask = ({ employee }: OfPerson) => {
  const changing = useChanging()
  const today = useToday()
  const scope = { employeeId: employee.id, standing: draftOfRecord(employee), today }
  return (
    <Button size="sm" onClick={() => changing.send({ type: 'asking.opened', id: crypto.randomUUID(), scope })}>
      {wording.ask}
    </Button>
  )
}

const Withdraw = ({ request }: { readonly request: ChangeRequest }) => {
  const changing = useChanging()
  return (
    <Button size="sm" onClick={() => changing.send({ type: 'withdrawal.asked', request })}>
      Withdraw…
    </Button>
  )
}

const Dialogs = () => {
  const changing = useChanging()
  const form = useSelector(changing, ({ children }) => children.form as RecordFormActor | undefined)
  const confirmation = useSelector(changing, ({ children }) => children.confirmation as ConfirmActor | undefined)
  return (
    <>
      {form === undefined ? null : <AskDialog form={form} />}
      {confirmation === undefined ? null : <Confirmation confirmation={confirmation} />}
    </>
  )
}
