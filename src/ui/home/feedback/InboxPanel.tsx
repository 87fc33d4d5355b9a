import { useSelector } from '@xstate/react'
import { Inbox, SearchX } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { feedbackTabs, referenceOf, statusNames, wording } from '../../../domain/home/inbox/inboxWording.ts'
import { feedbackAt } from '../../../domain/home/inbox/question.ts'
import type { FeedbackStatus } from '../../../domain/home/inbox/statuses.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { feedbackInbox } from '../../../machines/home/inbox/parts.ts'
import { countIn } from '../../../machines/kit/windowedList.ts'
import { useNavigation } from '../../app/machines.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useLocale } from '../../kit/locale.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import { namedChoices, SelectField } from '../../kit/SelectField.tsx'
import { useInbox } from './area.ts'
import { FeedbackCard } from './FeedbackCard.tsx'
import { FeedbackList } from './FeedbackList.tsx'

const statuses = namedChoices(statusNames)

/** What everybody has sent, for admins. Which statuses it shows stands in the address. */
export const InboxPanel = ({ status }: { readonly status: FeedbackStatus | null }) => {
  const list = useInbox()
  const navigation = useNavigation()
  const locale = useLocale()
  const typed = useSelector(list, ({ context }) => context.question?.search ?? '')
  const count = useSelector(list, countIn)
  useEffect(() => {
    list.send(feedbackInbox.asked({ search: '', status }))
  }, [list, status])
  useEffect(() => () => list.send({ type: 'list.closed' }), [list])
  const empty = useMemo(() => (typed === '' && status === null ? nothingYet : nothingFound), [typed, status])
  return (
    <>
      <div className={slot('table', 'toolbar')}>
        <SearchField
          label="Search feedback"
          value={typed}
          onChange={(search) => list.send(feedbackInbox.asked({ search, status }))}
        />
        <div className={slot('directory', 'department')}>
          <SelectField
            label="Status"
            labelHidden
            placeholder="All statuses"
            value={status ?? ''}
            choices={statuses}
            onChange={(chosen) =>
              navigation.send({
                type: 'navigation.asked',
                to: feedbackAt({ tab: 'inbox', status: chosen === '' ? null : (chosen as FeedbackStatus) }),
              })
            }
          />
        </div>
        {count === null || count === 0 ? null : (
          <span className={slot('table', 'count')}>
            {count === 1 ? '1 message' : `${writtenNumber(locale, count)} messages`}
          </span>
        )}
      </div>
      <FeedbackList list={list} label={feedbackTabs.inbox} failed={wording.inboxFailed} empty={empty}>
        {(one) => (
          <FeedbackCard
            feedback={one}
            hasSender
            action={
              <LinkButton size="sm" href={feedbackAt({ tab: 'inbox', status, item: one.id })}>
                {one.answer === ''
                  ? `Answer ${referenceOf(one.number)}`
                  : `Change answer to ${referenceOf(one.number)}`}
              </LinkButton>
            }
          />
        )}
      </FeedbackList>
    </>
  )
}

const nothingYet = (
  <EmptyState icon={<Inbox />} title="No feedback yet">
    Feedback from people in your company shows here.
  </EmptyState>
)

const nothingFound = (
  <EmptyState icon={<SearchX />} title="No feedback matches">
    Try other words, a person’s name, a reference such as #12, or another status.
  </EmptyState>
)
