import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import { NotificationChoices, Notifications, NotificationsRead } from '../domain/notifications/nouns.ts'
import { reply } from './envelope.ts'
import { get, put, tenantGroup } from './tenantGroup.ts'

/** Ours: what the caller was told of, and how they are told of each kind. Nobody reads another’s. */
export class NotificationsGroup extends tenantGroup(
  'notifications',
  'Notifications',
  get('read', '/notifications', { success: reply(Notifications) }),
  put('mark', '/notifications', { payload: NotificationsRead, success: reply(Notifications) }),
  get('live', '/notifications/live', {
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/event-stream'] }),
  }),
  get('choices', '/notifications/choices', { success: reply(NotificationChoices) }),
  put('choose', '/notifications/choices', {
    payload: Schema.Struct({ choices: NotificationChoices }),
    success: reply(NotificationChoices),
  }),
) {}
