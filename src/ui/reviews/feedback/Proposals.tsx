import { useSelector } from '@xstate/react'
import { Lightbulb } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { sentenceOf } from '../../../domain/kernel/decision.ts'
import { mayCollect } from '../../../domain/reviews/feedback/lifecycle.ts'
import type { FeedbackProposal, ReviewFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { mayBeProposed, mayTakeBackProposal, proposalFields } from '../../../domain/reviews/feedback/proposals.ts'
import { feedbackDenials, proposalNames } from '../../../domain/reviews/feedback/wording.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useProposals } from './area.ts'
import { OfferedField, useOffered } from './offered.tsx'

interface ShownProps {
  readonly review: PerformanceReview
  readonly feedback: ReviewFeedback
}

/** For the employee: whom they have proposed, what became of it, and whom else to ask. */
export const Proposing = ({ review, feedback }: ShownProps) => {
  const { stage } = review
  const { isClosed, takesProposals, proposals } = feedback
  const machine = useLeftWithPage()
  const { refusal, isBusy } = useProgress(machine, review.id)
  const isOpen = mayCollect({ stage, isClosed }).allowed
  return (
    <>
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      {proposals.length === 0 ? null : (
        <ProposalList label="Your proposals" proposals={proposals}>
          {({ person, state }) => (
            <Row>
              <Badge tone={state === 'Asked' ? 'accent' : 'neutral'}>{proposalNames[state]}</Badge>
              {isOpen && mayTakeBackProposal({ state }).allowed ? (
                <Button
                  size="sm"
                  tone="ghost"
                  busy={isBusy}
                  label={`Take back ${person.fullName}`}
                  onClick={() =>
                    machine.send({
                      type: 'proposal.decided',
                      decided: { id: review.id, people: [person.id], becomes: 'takenBack' },
                    })
                  }
                >
                  Take back
                </Button>
              ) : null}
            </Row>
          )}
        </ProposalList>
      )}
      {takesProposals && isOpen ? <Form review={review} feedback={feedback} /> : null}
    </>
  )
}

/** For whoever manages the review: of whom they decide. */
export const Proposed = ({ review, feedback }: ShownProps) => {
  const machine = useLeftWithPage()
  const { refusal, isBusy } = useProgress(machine, review.id)
  const open = feedback.proposals.filter(({ state }) => state === 'Proposed')
  if (open.length === 0) return null
  const asked = new Set(feedback.people.map(({ id }) => id))
  const decide = (person: FeedbackProposal['person'], becomes: 'asked' | 'leftOut') => () =>
    machine.send({ type: 'proposal.decided', decided: { id: review.id, people: [person.id], becomes } })
  return (
    <>
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      <ProposalList label={`Proposed by ${review.employee.fullName}`} proposals={open}>
        {({ person }) => (
          <Row>
            <Button size="sm" busy={isBusy} label={`Ask ${person.fullName}`} onClick={decide(person, 'asked')}>
              Ask
            </Button>
            <Button
              size="sm"
              tone="ghost"
              busy={isBusy}
              label={`Decline ${person.fullName}`}
              denied={asked.has(person.id) ? feedbackDenials.askedAlready : undefined}
              onClick={decide(person, 'leftOut')}
            >
              Decline
            </Button>
          </Row>
        )}
      </ProposalList>
    </>
  )
}

interface ProposalListProps {
  readonly label: string
  readonly proposals: ReadonlyArray<FeedbackProposal>
  readonly children: (proposal: FeedbackProposal) => ReactNode
}

const ProposalList = ({ label, proposals, children }: ProposalListProps) => (
  <>
    <Text style="label">{label}</Text>
    <ul className={slot('profile', 'list')} data-whole aria-label={label}>
      {proposals.map((proposal) => (
        <li key={proposal.person.id} className={slot('profile', 'position')}>
          <Lightbulb aria-hidden="true" />
          <span className={slot('profile', 'words')}>
            <span>{proposal.person.fullName}</span>
            <small>{proposal.reason}</small>
          </span>
          {children(proposal)}
        </li>
      ))}
    </ul>
  </>
)

const Form = ({ review, feedback }: ShownProps) => {
  const machine = useProposals()
  const { id } = review
  const { reason: field } = proposalFields.fields
  const people = useSelector(machine, ({ context }) => (context.id === id ? context.people : none))
  const reason = useSelector(machine, ({ context }) => (context.id === id ? context.reason : ''))
  const { isBusy } = useProgress(machine, id)
  const { proposals } = feedback
  const { reading, offered } = useOffered(
    id,
    useMemo(() => proposals.map(({ person }) => person), [proposals]),
  )
  const isTooMany = sentenceOf(feedbackDenials, [mayBeProposed(proposals.length + people.length)])
  const missing = people.length === 0 ? 'Choose someone first.' : proposalFields.problems({ reason }).reason
  return (
    <>
      <OfferedField
        reading={reading}
        label="Propose people to ask"
        placeholder="Type a name"
        people={offered}
        chosen={people}
        error={isTooMany}
        hint={`${review.reviewer.fullName} decides who is asked. No one is told that you proposed them.`}
        onChange={(chosen) => machine.send({ type: 'proposal.changed', id, change: { people: chosen } })}
      />
      <TextField
        label={field.label}
        required
        value={reason}
        maxLength={field.max}
        hint="What they know about your work."
        onChange={(typed) => machine.send({ type: 'proposal.changed', id, change: { reason: typed } })}
      />
      <Row>
        <Button
          size="sm"
          busy={isBusy}
          denied={isTooMany ?? missing}
          onClick={() => machine.send({ type: 'proposing.pressed' })}
        >
          Propose
        </Button>
      </Row>
    </>
  )
}

const useLeftWithPage = () => {
  const machine = useProposals()
  useEffect(() => () => machine.send({ type: 'work.left' }), [machine])
  return machine
}

const useProgress = (machine: ReturnType<typeof useProposals>, id: PerformanceReview['id']) => ({
  refusal: useSelector(machine, ({ context }) => (context.id === id ? context.refusal : null)),
  isBusy: useSelector(machine, (snapshot) => snapshot.hasTag('busy')),
})

const none: ReadonlyArray<never> = []
