import { Clock, Inbox } from 'lucide-react'
import { useState } from 'react'
import { max } from '../../samples/people.ts'
import { AddNewButton } from '../kit/AddNewButton.tsx'
import { BackButton } from '../kit/BackButton.tsx'
import { Badge } from '../kit/Badge.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button, IconButton } from '../kit/Button.tsx'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LinkButton, TextLink } from '../kit/LinkButton.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { RowsWaiting } from '../kit/RowsWaiting.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Columns, Row, Stack } from '../kit/Stack.tsx'
import { SwitchField } from '../kit/SwitchField.tsx'
import { Piece, State } from './Piece.tsx'

const nothing = () => undefined
const sydney = { timeZone: 'Australia/Sydney' }

export const WordPieces = () => (
  <>
    <Piece of="Date">
      <Columns>
        <State name="A day, in full in its tooltip">
          <DateText value="2024-01-03" />
        </State>
        <State name="How far away, in its tooltip">
          <DateText value="2024-01-03" timeZone="Australia/Brisbane" relative />
        </State>
        <State name="With the time">
          <DateText value="2024-01-03T22:05:00Z" withTime {...sydney} />
        </State>
        <State name="No date">
          <DateText value={null} />
        </State>
        <State name="No date, with words of its own">
          <DateText value={null} placeholder="Never" />
        </State>
      </Columns>
    </Piece>
    <Piece of="Add New and Back">
      <Row>
        <AddNewButton onPress={nothing} />
        <AddNewButton href="#new" label="Add employee" />
        <AddNewButton onPress={nothing} label="Add asset" denied="Only admins can add assets." />
        <BackButton href="#back" />
        <BackButton href="#back" label="Back to the employees" compact />
      </Row>
    </Piece>
    <Piece of="Button">
      <Row>
        <Button tone="solid">Solid</Button>
        <Button>Outline</Button>
        <Button tone="ghost">Ghost</Button>
        <Button tone="danger">Danger</Button>
        <Button tone="solid" busy>
          Busy
        </Button>
        <Button denied="The last admin cannot be removed.">Denied</Button>
        <Button size="sm">Small</Button>
        <IconButton label="Recent" icon={<Clock />} />
      </Row>
    </Piece>
    <Piece of="Link">
      <Row>
        <LinkButton href="#link">A link like a button</LinkButton>
        <TextLink href="#link">A link in words</TextLink>
        <TextLink href="https://example.org/">A link to another site</TextLink>
      </Row>
    </Piece>
    <Piece of="Badge">
      <Row>
        {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="warning" icon={<Clock aria-hidden="true" />}>
          Due in 3 days
        </Badge>
      </Row>
    </Piece>
    <Piece of="Banner">
      <Stack gap={3}>
        <Banner>Changes are saved as you make them.</Banner>
        <Banner tone="warning" action={<Button size="sm">Review</Button>}>
          Two certifications expire this month.
        </Banner>
        <Banner tone="danger">The server cannot be reached. Check your connection and try again.</Banner>
      </Stack>
    </Piece>
    <Piece of="Empty state">
      <EmptyState icon={<Inbox />} title="No check-ins yet" action={<AddNewButton onPress={nothing} />}>
        A check-in is a talk between two people, with its points kept.
      </EmptyState>
    </Piece>
    <Piece of="Error state">
      <Columns of="card">
        <State name="Failed">
          <ErrorState title="The check-ins could not be loaded" onRetry={nothing}>
            Nothing is lost.
          </ErrorState>
        </State>
        <State name="Tried again">
          <ErrorState title="The check-ins could not be loaded" onRetry={nothing} busy>
            Nothing is lost.
          </ErrorState>
        </State>
      </Columns>
    </Piece>
    <Piece of="Skeleton and progress">
      <Stack gap={3}>
        <Skeleton circle height={40} />
        <Skeleton width="60%" />
        <Skeleton />
        <RowsWaiting />
        <Progress />
      </Stack>
    </Piece>
    <Piece of="Details of a record">
      <DescriptionList
        items={[
          { term: 'Manager', value: max.fullName },
          { term: 'Started', value: <DateText value="2019-02-11" /> },
          { term: 'Phone', value: '' },
        ]}
      />
    </Piece>
  </>
)

const Progress = () => {
  const [active, setActive] = useState(false)
  return (
    <>
      <SwitchField label="Progress along the top of the page" checked={active} onChange={setActive} />
      <ProgressBar active={active} />
    </>
  )
}
