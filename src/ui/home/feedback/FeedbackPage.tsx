import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useRouter } from 'wouter'
import { feedbackKinds, messageSentence } from '../../../domain/home/wording.ts'
import { places } from '../../../domain/session/places.ts'
import { type FeedbackActor, feedbackProblemIn } from '../../../machines/home/feedback.machine.ts'
import { useApp } from '../../app/machines.tsx'
import type { PageProps } from '../../app/pages.ts'
import { matched } from '../../app/routes.tsx'
import { SupportAddress } from '../../app/SupportAddress.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { namedChoices, SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'

/** § 2.1 /feedback */
export const FeedbackPage = ({ search }: PageProps) => {
  const feedback = useApp().system.get('home/feedback') as FeedbackActor
  const isSent = useSelector(feedback, (snapshot) => snapshot.matches('sent'))
  const about = useAbout(search)

  useEffect(() => {
    feedback.send({ type: 'page.opened', about: about?.path ?? null })
    return () => feedback.send({ type: 'page.left' })
  }, [feedback, about?.path])

  return (
    <Page
      title={places.feedback.title}
      width="form"
      description={
        <>
          What does not work, what is missing, what you like. If you need an answer soon, write to <SupportAddress />.
        </>
      }
    >
      {isSent ? <Sent feedback={feedback} /> : <Form feedback={feedback} about={about?.title ?? null} />}
    </Page>
  )
}

/** The page the person came from, as the address says; nothing for an address that leads nowhere. */
const useAbout = (search: string): { readonly path: string; readonly title: string } | null => {
  const { parser } = useRouter()
  const path = new URLSearchParams(search).get('about')
  const route = path === null ? null : matched(parser, path)
  return path === null || route === null ? null : { path, title: places[route.name].title }
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
    flushSync(() => feedback.send({ type: 'sending.asked' }))
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
            label={`It is about the page “${about}”`}
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
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={region}>
      <EmptyState
        icon={<CircleCheck />}
        title="Thank you"
        action={<Button onClick={() => feedback.send({ type: 'another.asked' })}>Send more feedback</Button>}
      >
        Your feedback has been sent, with your name and your company.
      </EmptyState>
    </div>
  )
}
