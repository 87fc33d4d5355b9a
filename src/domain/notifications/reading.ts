/** What is read counts at once: the bell asks here before the server has answered, which does the same in SQL. */
import type { Notifications, NotificationsRead } from './nouns.ts'

/** As they will be once the server has heard it too. What is older than all that are listed is read with all of them. */
export const marked = ({ unread, newest }: Notifications, { ids, upTo, isRead }: NotificationsRead): Notifications => {
  const isMeant = ({ id, toldUtc }: Notifications['newest'][number]) =>
    ids.includes(id) || (upTo !== null && toldUtc <= upTo)
  const after = newest.map((one) => (isMeant(one) ? { ...one, isRead } : one))
  const unreadIn = (all: Notifications['newest']) => all.filter((one) => !one.isRead).length
  const others = upTo === null ? unread - unreadIn(newest) : 0
  return { unread: others + unreadIn(after), newest: after }
}
