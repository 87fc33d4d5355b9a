import { BellDot, Bell as BellIcon } from 'lucide-react'
import { wording } from '../../domain/notifications/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { inArea } from '../app/area.tsx'
import { useTimeZone } from '../app/time.ts'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Popover } from '../kit/Popover.tsx'
import { Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useNotifications } from './area.ts'

const most = 8

/** How much is new for me, on every page, and the newest of it. */
export const Bell = inArea('notifications', () => {
  const { found } = useNotifications()
  const unread = found?.unread ?? 0
  return (
    <Popover
      label={wording.bell(unread)}
      icon={unread === 0 ? <BellIcon /> : <BellDot />}
      align="end"
      content={(close) => <Newest close={close} />}
    />
  )
})

const Newest = ({ close }: { readonly close: () => void }) => {
  const { found, mark, markAll } = useNotifications()
  const timeZone = useTimeZone()
  const newest = found?.newest ?? []
  return (
    <div className={slot('home', 'floated')}>
      {newest.length === 0 ? (
        <Text tone="muted">Nothing yet.</Text>
      ) : (
        <ul className={slot('home', 'list')} aria-label="Newest notifications">
          {newest.slice(0, most).map(({ id, subject, path, toldUtc, isRead }) => (
            <li key={id}>
              <a
                href={path}
                className={slot('home', 'item')}
                onClick={() => {
                  if (!isRead) mark(id, true)
                  close()
                }}
              >
                <span className={slot('home', 'words')}>
                  <Text as={isRead ? 'span' : 'strong'}>{isRead ? subject : `New: ${subject}`}</Text>
                  <Text as="span" style="small" tone="muted">
                    <DateText value={toldUtc} timeZone={timeZone} withTime />
                  </Text>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Row gap={2}>
        <LinkButton href={pathTo('notifications')}>See all</LinkButton>
        {markAll === null ? null : <Button onClick={markAll}>Mark all as read</Button>}
      </Row>
    </div>
  )
}
