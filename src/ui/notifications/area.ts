import { useSelector } from '@xstate/react'
import type { ItemId } from '../../domain/kernel/ids.ts'
import type { NotificationsRead } from '../../domain/notifications/nouns.ts'
import type { NotificationsActor } from '../../machines/notifications/notifications.machine.ts'
import { useApp } from '../app/machines.tsx'

/** What I was told of, and how what happens to it is sent. */
export const useNotifications = () => {
  const notifications: NotificationsActor = useApp().system.get('ownNotifications')
  const found = useSelector(notifications, ({ context }) => context.found)
  const hasFailed = useSelector(notifications, (snapshot) => snapshot.matches({ reading: 'failed' }))
  const ask = (marks: NotificationsRead) => notifications.send({ type: 'mark.asked', marks })
  const newest = found?.newest[0]
  return {
    notifications,
    found,
    hasFailed,
    mark: (id: ItemId, isRead: boolean) => ask({ ids: [id], upTo: null, isRead }),
    /** Null where nothing is unread. What comes meanwhile stays unread. */
    markAll:
      newest === undefined || found?.unread === 0 ? null : () => ask({ ids: [], upTo: newest.toldUtc, isRead: true }),
  }
}
