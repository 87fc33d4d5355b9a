import type { NotificationChoices } from '../../domain/notifications/nouns.ts'
import { settingOf } from '../kit/setting.machine.ts'

/** How somebody is told of each kind. System id: `notificationChoices`. */
export const notificationChoices = settingOf<NotificationChoices>('notificationChoices')
