import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { companyWording } from '../../../domain/organisation/companyWording.ts'
import type { CompanyMail, MailAct } from '../../../domain/organisation/nouns.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { CompanyMailActor } from '../../../machines/organisation/companyMail.machine.ts'
import { useApp } from '../../app/machines.tsx'
import { useTimeZone } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

/** Set-up mode: no mail leaves until the company goes live, and what waits is sent or dropped. */
export const HeldMail = () => {
  const machine = useApp().system.get('companyMail') as CompanyMailActor
  useEffect(() => {
    machine.send({ type: 'mail.opened' })
    return () => machine.send({ type: 'mail.left' })
  }, [machine])
  const { mail, failure } = useSelector(machine, ({ context }) => context)
  const hasFailed = useSelector(machine, (snapshot) => snapshot.matches('failed'))
  const question = useSelector(machine, ({ children }) => children.confirmation)
  return (
    <Section
      title="Set-up mode"
      description="Hold all emails while you set things up. No one is invited or reminded until you go live. Off by default."
    >
      {hasFailed && failure !== null ? (
        <ErrorState title={companyWording.mailLoadFailed} onRetry={() => machine.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      ) : mail === null ? (
        <Skeleton height={80} />
      ) : (
        <Shown mail={mail} ask={(act) => machine.send({ type: 'mail.asked', act })} />
      )}
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Section>
  )
}

interface ShownProps {
  readonly mail: CompanyMail
  readonly ask: (act: MailAct) => void
}

const Shown = ({ mail: { isHeld, total, messages }, ask }: ShownProps) => (
  <Stack gap={4}>
    <Text>{isHeld ? companyWording.held : companyWording.live}.</Text>
    <div className={slot('form', 'ending')}>
      {isHeld && total > 0 ? <Button onClick={() => ask({ act: 'drop', ids: null })}>Discard all…</Button> : null}
      {isHeld ? (
        <Button tone="solid" onClick={() => ask({ act: 'goLive' })}>
          Go live…
        </Button>
      ) : (
        <Button onClick={() => ask({ act: 'hold' })}>Hold all emails…</Button>
      )}
    </div>
    {isHeld ? <Waiting messages={messages} total={total} ask={ask} /> : null}
  </Stack>
)

const Waiting = ({ messages, total, ask }: Pick<CompanyMail, 'messages' | 'total'> & Pick<ShownProps, 'ask'>) => {
  const timeZone = useTimeZone()
  if (total === 0) return <Text tone="muted">No held emails.</Text>
  return (
    <>
      <ul className={slot('rows', 'list')} aria-label="Held emails">
        {messages.map(({ id, to, subject, writtenUtc }) => (
          <li key={id} className={slot('rows', 'item')}>
            <div className={slot('rows', 'row')}>
              <span className={slot('rows', 'words')}>
                <strong>{subject}</strong>
                <Text as="span" style="small" tone="muted">
                  {to}, <DateText value={writtenUtc} timeZone={timeZone} withTime />
                </Text>
              </span>
              <Button size="sm" onClick={() => ask({ act: 'send', ids: [id] })}>
                Send now <span className="sr-only">{subject}</span>
              </Button>
              <Button size="sm" tone="ghost" onClick={() => ask({ act: 'drop', ids: [id] })}>
                Discard <span className="sr-only">{subject}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {total > messages.length ? <Text tone="muted">And {total - messages.length} more.</Text> : null}
    </>
  )
}
