import { useSelector } from '@xstate/react'
import type { CalendarFeed } from '../../domain/calendar/nouns.ts'
import { wording } from '../../domain/calendar/wording.ts'
import type { CalendarFeedActor } from '../../machines/calendar/calendarFeed.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useTimeZone } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { SidePanel } from '../kit/SidePanel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

interface OfFeed {
  readonly feed: CalendarFeedActor
}

/** The address for calendar programs: made, shown once, replaced and turned off. */
export const SubscribePanel = ({ feed }: OfFeed) => {
  const { replacement, ending } = useSelector(feed, ({ children }) => children)
  const asking = replacement ?? ending
  return (
    <>
      <SidePanel title="Subscribe" closeLabel="Close" onClose={() => feed.send({ type: 'feed.closed' })}>
        <Stack gap={4}>
          <Text>
            Show this calendar in Outlook, Google Calendar, Apple Calendar and others. They read it from a private
            address and check for changes every few hours.
          </Text>
          <Content feed={feed} />
        </Stack>
      </SidePanel>
      {asking ? <Confirmation confirmation={asking} /> : null}
    </>
  )
}

const Content = ({ feed }: OfFeed) => {
  const failure = useSelector(feed, ({ context }) => context.failure)
  const there = useSelector(feed, ({ context }) => context.feed)
  const address = useSelector(feed, ({ context }) => context.address)
  const isLoading = useSelector(feed, (snapshot) => snapshot.matches('loading'))
  const isBusy = useSelector(feed, (snapshot) => snapshot.hasTag('busy'))
  if (failure !== null && !isLoading)
    return (
      <ErrorState title={wording.feedLoadFailed} onRetry={() => feed.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  if (there !== null) return <There feed={feed} there={there} address={address} />
  if (isLoading) return <Skeleton height={120} />
  return (
    <Row>
      <Button tone="solid" busy={isBusy} onClick={() => feed.send({ type: 'making.asked' })}>
        Create address
      </Button>
    </Row>
  )
}

interface ThereProps extends OfFeed {
  readonly there: CalendarFeed
  readonly address: string | null
}

const There = ({ feed, there: { madeUtc, fetchedUtc }, address }: ThereProps) => {
  const timeZone = useTimeZone()
  return (
    <>
      {address === null ? (
        <Text tone="muted">The address was only shown when you created it. If you have lost it, create a new one.</Text>
      ) : (
        <Address feed={feed} address={address} />
      )}
      <DescriptionList
        items={[
          { term: 'Created', value: <DateText value={madeUtc} withTime timeZone={timeZone} /> },
          {
            term: 'Last used',
            value: <DateText value={fetchedUtc} withTime timeZone={timeZone} placeholder="Not yet" />,
          },
        ]}
      />
      <Row>
        <Button onClick={() => feed.send({ type: 'making.asked' })}>Create new address</Button>
        <Button tone="ghost" onClick={() => feed.send({ type: 'ending.asked' })}>
          Turn off
        </Button>
      </Row>
    </>
  )
}

const Address = ({ feed, address }: OfFeed & { readonly address: string }) => (
  <div className={slot('month', 'address')}>
    <Banner tone="warning">
      Copy it now: it won’t be shown again. Anyone with this address can see your calendar without signing in, so keep
      it private.
    </Banner>
    <code>{address}</code>
    <Row>
      <Button tone="solid" onClick={() => feed.send({ type: 'copy.asked' })}>
        Copy
      </Button>
      <LinkButton href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</LinkButton>
    </Row>
  </div>
)
