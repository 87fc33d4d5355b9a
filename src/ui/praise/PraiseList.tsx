import { useSelector } from '@xstate/react'
import { Award, Undo2 } from 'lucide-react'
import { type CSSProperties, useEffect } from 'react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { mayTakeBackPraise } from '../../domain/praise/access.ts'
import type { Praise } from '../../domain/praise/nouns.ts'
import { audienceNames, wording } from '../../domain/praise/wording.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import { praiseWindows } from '../../machines/praise/lists.ts'
import { useActor } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button, IconButton } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { usePraise, usePraising } from './area.ts'

interface PraiseListProps {
  /** What they were praised for; null for all that one may read. */
  readonly person: EmployeeId | null
  readonly isSearched?: true
}

/** As far as it has been read; older praise is read when somebody wants it. */
export const PraiseList = ({ person, isSearched }: PraiseListProps) => {
  const list = usePraise()
  const typed = useSelector(list, ({ context }) => context.question?.search ?? '')
  useEffect(() => {
    list.send(praiseWindows.asked({ search: '', person }))
    return () => list.send({ type: 'list.closed' })
  }, [list, person])
  return (
    <>
      {isSearched ? (
        <Row>
          <SearchField
            label="Search praise"
            value={typed}
            onChange={(search) => list.send(praiseWindows.asked({ search, person }))}
          />
        </Row>
      ) : null}
      <Found list={list} isSearched={typed !== ''} />
    </>
  )
}

const Found = ({ list, isSearched }: { readonly list: WindowedListActor; readonly isSearched: boolean }) => {
  const stretches = useSelector(list, praiseWindows.stretchesIn)
  const failure = useSelector(list, ({ context }) => context.failure)
  const isLoading = useSelector(
    list,
    (snapshot) => snapshot.matches({ reading: 'closed' }) || snapshot.hasTag('loading'),
  )
  const praising = usePraising()
  const confirmation = useSelector(praising, ({ children }) => children.confirmation as ConfirmActor | undefined)
  const [first] = stretches
  const all = first?.rows ?? []
  if (failure !== null && all.length === 0)
    return (
      <ErrorState title={wording.loadFailed} onRetry={() => list.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  if (first === undefined || (isLoading && all.length === 0)) return <Skeleton height={240} />
  if (all.length === 0)
    return isSearched ? (
      <EmptyState icon={<Award />} title="No matching praise">
        Try other words, or the name of a person or a core value.
      </EmptyState>
    ) : (
      <EmptyState icon={<Award />} title="No praise yet">
        Say what someone did well. They are notified right away, and it shows in their next review.
      </EmptyState>
    )
  return (
    <>
      <ul style={gaps} aria-label="Praise">
        {all.map((one) => (
          <li key={one.id} className={slot('section', 'root')}>
            <One praise={one} />
          </li>
        ))}
      </ul>
      {first.after === null ? null : (
        <Row justify="between">
          <span />
          <Button
            busy={isLoading}
            onClick={() => list.send({ type: 'rows.shown', from: all.length - 1, until: all.length + 1 })}
          >
            Show older praise
          </Button>
        </Row>
      )}
      {confirmation === undefined ? null : <Confirmation confirmation={confirmation} />}
    </>
  )
}

const One = ({ praise }: { readonly praise: Praise }) => {
  const { by, to, text, values, audience, givenUtc } = praise
  const timeZone = useTimeZone()
  const actor = useActor()
  const praising = usePraising()
  const names = to.map(({ fullName }) => fullName).join(', ')
  return (
    <article className={slot('section', 'body')} aria-label={`Praise of ${names}`}>
      <Row justify="between" wrap="never">
        <Text style="label">To {names}</Text>
        {mayTakeBackPraise(actor, { by }).allowed ? (
          <span style={flush}>
            <IconButton
              size="sm"
              icon={<Undo2 />}
              label={`Take back praise of ${names}`}
              onClick={() => praising.send({ type: 'removal.asked', praise })}
            />
          </span>
        ) : null}
      </Row>
      <Text lines="kept">{text}</Text>
      <Row gap={2}>
        {values.map((value) => (
          <Badge key={value} tone="accent">
            {value}
          </Badge>
        ))}
        <Text as="span" style="small" tone="muted">
          From {by?.fullName ?? 'a former employee'}, <DateText value={givenUtc} timeZone={timeZone} withTime />
        </Text>
        {audience === 'Line' ? (
          <Text as="span" style="small" tone="muted">
            {audienceNames.Line}
          </Text>
        ) : null}
      </Row>
    </article>
  )
}

/** It makes its card no higher than the others. */
const flush: CSSProperties = { marginBlock: -10 }
const gaps: CSSProperties = { display: 'grid', gap: 12 }
