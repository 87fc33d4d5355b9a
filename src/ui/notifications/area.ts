import { useSelector } from '@xstate/react'
import type { NotificationsActor } from '../../machines/notifications/notifications.machine.ts'
import { useApp } from '../app/machines.tsx'

/** What I was told of, and how what happens to it is sent. */
export const useNotifications = () => {
  const notifications: NotificationsActor = useApp().system.get('ownNotifications')
  const found = useSelector(notifications, ({ context }) => context.found)
  const hasFailed = useSelector(notifications, (snapshot) => snapshot.matches({ reading: 'failed' }))
  return { notifications, found, hasFailed }
}
