import { notificationsGateway } from '../infra/gateways/notifications.gateway.ts'
import { followNews } from '../infra/liveNews.ts'
import { provide } from '../machines/kit/port.ts'
import { notificationChoices } from '../machines/notifications/choices.ts'
import { notificationAreaMachine } from '../machines/notifications/notificationArea.machine.ts'
import { following, notificationsMachine } from '../machines/notifications/notifications.machine.ts'
import type { FollowNews, NotificationPorts } from '../machines/notifications/notifications.ports.ts'
import { pages } from '../ui/notifications/group.tsx'
import { areaOf } from './manifest.ts'

/** What somebody is told of, with its ports provided. */
export const notificationArea = ({ loadChoices, saveChoices, ...ports }: NotificationPorts, follow: FollowNews) =>
  notificationAreaMachine.provide({
    actors: {
      notifications: notificationsMachine.provide({ actors: { ...provide(ports), follow: following(follow) } }),
      choices: notificationChoices.provide(loadChoices, saveChoices),
    },
  })

export const area = areaOf({
  pages,
  machine: ({ run, tenant, actor }) =>
    notificationArea(notificationsGateway(run), followNews(run, ['tenure.news', tenant.id, actor.employeeId].join())),
})
