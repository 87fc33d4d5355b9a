import type { NotificationPorts } from '../../machines/notifications/notifications.ports.ts'
import type { Run } from '../http/run.ts'

export const notificationsGateway = (run: Run): NotificationPorts => ({
  loadNotifications: (_, signal) => run('notifications', 'read', { signal }),
  markNotifications: (payload, signal) => run('notifications', 'mark', { payload, signal }),
  loadChoices: (_, signal) => run('notifications', 'choices', { signal }),
  saveChoices: (choices, signal) => run('notifications', 'choose', { payload: { choices }, signal }),
})
