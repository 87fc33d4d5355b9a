import type { Failure } from '../../domain/kernel/failure.ts'
import type { NotificationChoices, Notifications, NotificationsRead } from '../../domain/notifications/nouns.ts'
import type { Port } from '../kit/port.ts'

export type NotificationPorts = {
  loadNotifications: Port<void, Notifications, Failure>
  markNotifications: Port<NotificationsRead, Notifications, Failure>
  loadChoices: Port<void, NotificationChoices, Failure>
  saveChoices: Port<NotificationChoices, NotificationChoices, Failure>
}

/** Calls whenever there may be something new, until it is told to stop. */
export type FollowNews = (news: () => void) => () => void
