import { Schema } from 'effect'
import { ItemId } from '../kernel/ids.ts'
import { deliveries } from '../kernel/letters.ts'
import { InstantUtc } from '../kernel/nouns.ts'
import { type NotificationKind, notificationKinds } from './kinds.ts'
import { MOST_NOTIFICATIONS } from './limits.ts'

const Kind = Schema.Literals(notificationKinds as readonly [NotificationKind, ...ReadonlyArray<NotificationKind>])

/** Something that happened to the reader, or waits for them. */
export const Notification = Schema.Struct({
  id: ItemId,
  kind: Kind,
  /** As the message about it begins. */
  subject: Schema.String,
  /** Where it leads, in the product. */
  path: Schema.String,
  toldUtc: InstantUtc,
  isRead: Schema.Boolean,
})
export type Notification = typeof Notification.Type

/** The newest first, up to so many; what is older is counted where it is unread. */
export const Notifications = Schema.Struct({
  unread: Schema.Int,
  newest: Schema.Array(Notification),
})
export type Notifications = typeof Notifications.Type

/** Some of them, or all up to the newest that was seen: what came since stays unread. */
export const NotificationsRead = Schema.Struct({
  ids: Schema.Array(ItemId).check(Schema.isMaxLength(MOST_NOTIFICATIONS)),
  upTo: Schema.NullOr(InstantUtc),
  isRead: Schema.Boolean,
})
export type NotificationsRead = typeof NotificationsRead.Type

export const NotificationChoice = Schema.Struct({ kind: Kind, delivery: Schema.Literals(deliveries) })

/** How the reader is told of each kind that the client has; of others nothing is said or changed. */
export const NotificationChoices = Schema.Array(NotificationChoice).check(Schema.isMaxLength(notificationKinds.length))
export type NotificationChoices = typeof NotificationChoices.Type
