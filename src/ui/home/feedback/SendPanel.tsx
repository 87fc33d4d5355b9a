import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { feedbackTabs, referenceOf } from '../../../domain/home/inbox/inboxWording.ts'
import { feedbackAt } from '../../../domain/home/inbox/question.ts'
import { feedbackKinds, messageSentence } from '../../../domain/home/wording.ts'
import type { FeedbackId } from '../../../domain/kernel/ids.ts'
import { type FeedbackActor, feedbackProblemIn } from '../../../machines/home/feedback.machine.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { namedChoices, SelectField } from '../../kit/SelectField.tsx'
import { Row } from '../../kit/Stack.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useFeedback } from './area.ts'

/** A page of the product, as the address says it. */
export interface About {
  readonly path: string
  readonly title: string
}

/** Writes feedback, and thanks for it. */
export const SendPanel = ({ about }: { readonly about: About | null }) => {
  const feedback = useFeedback()
  const isSent = useSelector(feedback, (snapshot) => snapshot.matches('sent'))
  useEffect(() => {
    feedback.send({ type: 'page.opened', about: about?.path ?? null })
    return () => feedback.send({ type: 'page.left' })
  }, [feedback, about?.path])
  return isSent ? <Sent feedback={feedback} /> : <Form feedback={feedback} about={about?.title ?? null} />
}

const kinds = namedChoices(feedbackKinds)

const Form = ({ feedback, about }: { readonly feedback: FeedbackActor; readonly about: string | null }) => {
  const draft = useSelector(feedback, ({ context }) => context.draft)
  const problem = messageSentence(useLocale(), useSelector(feedback, feedbackProblemIn))
  const refusal = useSelector(feedback, ({ context }) => context.refusal)
  const isBusy = useSelector(feedback, (snapshot) => snapshot.hasTag('busy'))
  const isTyped = useSelector(feedback, (snapshot) => snapshot.hasTag('typed') || snapshot.hasTag('busy'))
  const change = (change: Partial<typeof draft>) => feedback.send({ type: 'draft.changed', change })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => feedback.send({ type: 'sending.asked', id: crypto.randomUUID() as FeedbackId }))
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <form className={slot('form', 'root')} noValidate onSubmit={send}>
      <Section>
        <SelectField
          label="What is it?"
          value={draft.kind}
          choices={kinds}
          onChange={(kind) => change({ kind: kind as typeof draft.kind })}
        />
        <TextArea
          label="In your own words"
          required
          value={draft.message}
          error={problem ?? undefined}
          onChange={(message) => change({ message })}
        />
        {about === null ? null : (
          <CheckboxField
            label={`About the page “${about}”`}
            checked={draft.namesPage}
            onChange={(namesPage) => change({ namesPage })}
          />
        )}
      </Section>
      {refusal === null ? null : <Banner tone="danger">{refusal} What you typed is still here.</Banner>}
      <div className={slot('form', 'ending')}>
        <Button type="submit" tone="solid" busy={isBusy} denied={isTyped ? undefined : 'Write something first.'}>
          Send feedback
        </Button>
      </div>
    </form>
  )
}

const Sent = ({ feedback }: { readonly feedback: FeedbackActor }) => {
  const number = useSelector(feedback, ({ context }) => context.number)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={region}>
      <EmptyState
        icon={<CircleCheck />}
        title="Thank you"
        action={
          <Row>
            <Button onClick={() => feedback.send({ type: 'another.asked' })}>Send more feedback</Button>
            <LinkButton href={feedbackAt({ tab: 'sent' })}>{feedbackTabs.sent}</LinkButton>
          </Row>
        }
      >
        {number === null ? null : `Your feedback ${referenceOf(number)} has been sent with your name and company.`}
      </EmptyState>
    </div>
  )
}
