import { pathTo, places } from '../../domain/session/places.ts'
import { Tabs } from '../kit/Tabs.tsx'

/** Between what I was told of, and how I am told. */
export const NotificationTabs = ({
  current,
  panelId,
}: {
  readonly current: 'notifications' | 'notificationChoices'
  readonly panelId: string
}) => (
  <Tabs
    label="Notifications"
    tabs={(['notifications', 'notificationChoices'] as const).map((name) => ({
      href: pathTo(name),
      label: places[name].title,
    }))}
    current={pathTo(current)}
    panelId={panelId}
  />
)
