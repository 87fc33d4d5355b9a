import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ownAgreement } from '../../domain/policies/duties.ts'
import { placesToAgree } from '../../domain/policies/ownDutyStatus.ts'
import { pathTo } from '../../domain/session/places.ts'
import { useActor } from '../app/session.ts'
import { useNowUtc, useTimeZone } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { LinkButton, TextLink } from '../kit/LinkButton.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { useStanding } from '../kit/standing.ts'
import { Text } from '../kit/Text.tsx'
import { useList } from './area.ts'
import { Due } from './dutyStatus.tsx'
import type { DocumentTabProps } from './tab.ts'

type AgreeBarProps = Pick<DocumentTabProps, 'agreement' | 'document'>

/** What is asked of the reader, in sight however long the text is; afterwards, when they agreed. */
export const AgreeBar = ({ agreement, document }: AgreeBarProps) => {
  const isOwing = useSelector(agreement, (snapshot) => snapshot.matches({ open: { duty: 'owing' } }))
  const isSending = useSelector(agreement, (snapshot) => snapshot.matches({ open: { duty: 'sending' } }))
  const isSuperseded = useSelector(agreement, (snapshot) => snapshot.matches({ open: { duty: 'superseded' } }))
  const isAgreed = useSelector(agreement, (snapshot) => snapshot.matches({ open: { duty: 'agreed' } }))
  const agreed = useFocusOnceAgreed(isAgreed, isSending)
  if (isSuperseded) return <Superseded agreement={agreement} document={document} />
  if (isOwing || isSending) return <Asking agreement={agreement} document={document} isBusy={isSending} />
  if (!isAgreed) return null
  return (
    <div ref={agreed} tabIndex={-1}>
      <Stack gap={3}>
        <Agreed document={document} />
        <GoOn agreement={agreement} />
      </Stack>
    </div>
  )
}

/** The button that had the focus is gone: someone who agreed by keyboard goes on from what stands in its place. */
const useFocusOnceAgreed = (isAgreed: boolean, isSending: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    if (isAgreed && wasSending.current && window.document.activeElement === window.document.body)
      place.current?.focus({ preventScroll: true })
    wasSending.current = isSending
  }, [isAgreed, isSending])
  return place
}

const Asking = ({ agreement, document, isBusy }: AgreeBarProps & { readonly isBusy: boolean }) => {
  const refusal = useSelector(agreement, ({ context }) => context.refusal)
  const place = usePlaces().find(({ policy }) => policy.id === document.id)
  return (
    <AskingBar
      versionNo={document.versionNo}
      beside={
        <>
          <Row gap={1}>
            {place === undefined ? null : (
              <Text as="span" style="small" tone="muted">
                {`Policy ${place.place} of ${place.count}`}
              </Text>
            )}
            {place === undefined || refusal !== null || document.dueUtc === null ? null : (
              <Text as="span" style="small" tone="muted">
                ·
              </Text>
            )}
            {refusal === null ? <Due dueUtc={document.dueUtc} /> : null}
          </Row>
          <div role="alert">{refusal === null ? null : <Text tone="danger">{refusal}</Text>}</div>
        </>
      }
    >
      <Button tone="solid" busy={isBusy} onClick={() => agreement.send({ type: 'agreement.given' })}>
        I have read and agree
      </Button>
    </AskingBar>
  )
}

interface AskingBarProps {
  readonly versionNo: number
  readonly beside?: ReactNode
  /** The button. */
  readonly children: ReactNode
}

export const AskingBar = ({ versionNo, beside, children }: AskingBarProps) => (
  <Foot label="Your agreement">
    <div>
      <Text>By agreeing you confirm that you have read version {versionNo} and will follow it.</Text>
      {beside}
    </div>
    {children}
  </Foot>
)

/** In sight however long the text is; what else floats makes room for it. */
const Foot = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => {
  useStanding('foot')
  return (
    <section className={slot('policy', 'bar')} aria-label={label}>
      {children}
    </section>
  )
}

/** What the reader has still to agree to; nothing as long as the list is not read. */
const usePlaces = () => {
  const { employeeId } = useActor()
  return placesToAgree(useList(), employeeId, useNowUtc())
}

/** From one to the next, in the order of the to-do list. */
const GoOn = ({ agreement }: Pick<AgreeBarProps, 'agreement'>) => {
  const hasJustAgreed = useSelector(agreement, ({ context }) => context.hasJustAgreed)
  const [next] = usePlaces()
  if (next !== undefined)
    return (
      <Row>
        <LinkButton href={pathTo('hrDocument', { id: next.policy.id })} tone="solid">
          {`Next: ${next.policy.title} (${next.place} of ${next.count})`}
        </LinkButton>
      </Row>
    )
  return hasJustAgreed ? (
    <Text>
      You have agreed to everything you are asked to. <TextLink href={pathTo('hrPolicies')}>Your policies</TextLink>
    </Text>
  ) : null
}

const Superseded = ({ agreement, document }: AgreeBarProps) => (
  <Foot>
    <Banner
      tone="warning"
      action={
        <Button tone="solid" onClick={() => agreement.send({ type: 'newer.asked' })}>
          Read the new version
        </Button>
      }
    >
      <span role="alert">
        A newer version was published while you were reading version {document.versionNo}. You have not agreed to
        anything yet.
      </span>
    </Banner>
  </Foot>
)

const Agreed = ({ document }: Pick<AgreeBarProps, 'document'>) => {
  const timeZone = useTimeZone()
  const { employeeId } = useActor()
  const own = ownAgreement(document, employeeId)
  if (own === null) return null
  return (
    <Row gap={2} wrap="never">
      <CircleCheck aria-hidden="true" />
      <Text tone="muted">
        You agreed to version {own.versionNo} on <DateText value={own.agreementDateUtc} withTime timeZone={timeZone} />
        {document.renewalUtc === null ? null : (
          <>
            . Renewal due <DateText value={document.renewalUtc} timeZone={timeZone} />
          </>
        )}
      </Text>
    </Row>
  )
}
