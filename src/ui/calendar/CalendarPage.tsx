import { useSelector } from '@xstate/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { calendarKinds } from '../../domain/calendar/kinds.ts'
import { fullMonth, monthAfter } from '../../domain/calendar/months.ts'
import type { CalendarMonth } from '../../domain/calendar/nouns.ts'
import { kindNames, nothingIn, wording } from '../../domain/calendar/wording.ts'
import { places } from '../../domain/session/places.ts'
import { calendarMonth } from '../../machines/calendar/calendarMonth.ts'
import type { PageProps } from '../app/pages.ts'
import { ReadingShown } from '../app/ReadingShown.tsx'
import { Button, IconButton } from '../kit/Button.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { slot } from '../kit/classes.ts'
import { Page } from '../kit/Page.tsx'
import { Popover } from '../kit/Popover.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useNarrow } from '../kit/table/narrow.ts'
import { Agenda } from './Agenda.tsx'
import { useAsked, useFeed, useMonth, useOfferedKinds } from './area.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { SubscribePanel } from './SubscribePanel.tsx'

/** What falls due for me, by month. */
export const CalendarPage = ({ search }: PageProps) => {
  const asked = useAsked(search)
  const feed = useFeed()
  const isSubscribing = useSelector(feed, (snapshot) => !snapshot.matches('closed'))
  return (
    <Page
      title={places.calendar.title}
      width="wide"
      actions={
        <Button aria-expanded={isSubscribing} onClick={() => feed.send({ type: 'feed.opened' })}>
          Subscribe
        </Button>
      }
    >
      <Stack gap={3}>
        <Row gap={3} justify="between">
          <MonthChoice {...asked} />
          <Row gap={2} wrap="never">
            <Today {...asked} />
            <KindChoice {...asked} />
          </Row>
        </Row>
        <ReadingShown reading={useMonth(asked.month)} of={calendarMonth} failed={wording.loadFailed} height={480}>
          {(found) => <Found found={found} without={asked.without} />}
        </ReadingShown>
      </Stack>
      {isSubscribing ? <SubscribePanel feed={feed} /> : null}
    </Page>
  )
}

type Asked = ReturnType<typeof useAsked>

const lastMonth = 'No more months.'

const MonthChoice = ({ month, show }: Asked) => {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <Row gap={2} wrap="never">
      <IconButton
        label="Previous month"
        icon={<ArrowLeft />}
        tone="outline"
        denied={before === null ? lastMonth : undefined}
        onClick={() => before !== null && show({ month: before })}
      />
      <IconButton
        label="Next month"
        icon={<ArrowRight />}
        tone="outline"
        denied={after === null ? lastMonth : undefined}
        onClick={() => after !== null && show({ month: after })}
      />
      <Text as="h2" style="heading">
        {fullMonth(month)}
      </Text>
    </Row>
  )
}

/** Always there, so that nothing moves as one goes from month to month. */
const Today = ({ month, thisMonth, show }: Asked) => (
  <Button
    denied={month === thisMonth ? 'This month is shown already.' : undefined}
    onClick={() => show({ month: thisMonth })}
  >
    Today
  </Button>
)

const KindChoice = ({ without, show }: Asked) => {
  const offered = useOfferedKinds()
  if (offered.length < 2) return null
  const count = offered.filter((kind) => !without.includes(kind)).length
  const isLess = count < offered.length
  return (
    <Popover
      label={isLess ? `${count} of ${offered.length} kinds` : 'All kinds'}
      active={isLess}
      align="end"
      content={() => (
        <div className={slot('month', 'wide')}>
          <Stack gap={2}>
            {offered.map((kind) => (
              <CheckboxField
                key={kind}
                label={kindNames[kind]}
                checked={!without.includes(kind)}
                onChange={(isShown) =>
                  show({ without: calendarKinds.filter((one) => (one === kind ? !isShown : without.includes(one))) })
                }
              />
            ))}
          </Stack>
        </div>
      )}
    />
  )
}

interface FoundProps extends Pick<Asked, 'without'> {
  readonly found: CalendarMonth
}

const Found = ({ found, without }: FoundProps) => {
  const shown = { ...found, entries: found.entries.filter(({ kind }) => !without.includes(kind)) }
  const isNarrow = useNarrow()
  const isEmpty = shown.entries.every(({ day }) => !day.startsWith(found.month))
  if (isNarrow) return <Agenda shown={shown} isFiltered={without.length > 0} />
  return (
    <>
      <MonthGrid shown={shown} />
      {isEmpty ? <Text tone="muted">{`${nothingIn(fullMonth(found.month))}.`}</Text> : null}
    </>
  )
}
