import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { ChoicesPage } from './ChoicesPage.tsx'
import { NotificationsPage } from './NotificationsPage.tsx'

export const pages: PagesOf<'notifications'> = {
  notifications: inArea('notifications', NotificationsPage),
  notificationChoices: inArea('notifications', ChoicesPage),
}
