import { BellOff } from 'lucide-react'
import { useId } from 'react'
import { dayIn } from '../../domain/kernel/days.ts'
import { MOST_NOTIFICATIONS } from '../../domain/notifications/limits.ts'
import type { Notification } from '../../domain/notifications/nouns.ts'
import { wording } from '../../domain/notifications/wording.ts'
import { places } from '../../domain/session/places.ts'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { dateText } from '../kit/dates.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { useNotifications } from './area.ts'
import { NotificationTabs } from './NotificationTabs.tsx'

/** What I was told of, day by day, the newest first. */
export const NotificationsPage = () => {
  const panel = useId()
  const { notifications, found, hasFailed, markAll } = useNotifications()
  return (
    <Page
      title={places.notifications.title}
      actions={markAll === null ? null : <Button onClick={markAll}>Mark all as read</Button>}
    >
      <NotificationTabs current="notifications" panelId={panel} />
      <div id={panel} role="tabpanel" aria-label={places.notifications.title} className={slot('page', 'panel')}>
        {found !== null ? (
          <Days newest={found.newest} />
        ) : hasFailed ? (
          <ErrorState title={wording.loadFailed} onRetry={() => notifications.send({ type: 'retry.asked' })} />
        ) : (
          <Skeleton height={240} />
        )}
      </div>
    </Page>
  )
}

const Days = ({ newest }: { readonly newest: ReadonlyArray<Notification> }) => {
  const timeZone = useTimeZone()
  const locale = useLocale()
  if (newest.length === 0)
    return (
      <EmptyState icon={<BellOff />} title="No notifications yet">
        Notifications about things you need to do, and updates, show here.
      </EmptyState>
    )
  const dayOf = ({ toldUtc }: Notification) => dayIn(timeZone, Date.parse(toldUtc))
  return (
    <>
      {[...new Set(newest.map(dayOf))].map((day) => (
        <Section key={day} title={dateText(locale, day) ?? day}>
          <ul className={slot('rows', 'list')}>
            {newest
              .filter((one) => dayOf(one) === day)
              .map((one) => (
                <One key={one.id} of={one} />
              ))}
          </ul>
        </Section>
      ))}
      {newest.length < MOST_NOTIFICATIONS ? null : <Text tone="muted">{wording.older(MOST_NOTIFICATIONS)}</Text>}
    </>
  )
}

const One = ({ of: { id, subject, path, toldUtc, isRead } }: { readonly of: Notification }) => {
  const timeZone = useTimeZone()
  const { mark } = useNotifications()
  return (
    <li className={slot('rows', 'item')}>
      <div className={slot('rows', 'row')}>
        <span className={slot('rows', 'words')}>
          <a href={path} onClick={() => (isRead ? undefined : mark(id, true))}>
            {subject}
          </a>
          <Text as="span" style="small" tone="muted">
            <DateText value={toldUtc} timeZone={timeZone} withTime="only" />
          </Text>
        </span>
        {isRead ? null : <Badge tone="accent">New</Badge>}
        <Button size="sm" onClick={() => mark(id, !isRead)}>
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Button>
      </div>
    </li>
  )
}
