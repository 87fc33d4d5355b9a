import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import type { Delivery } from '../../domain/kernel/letters.ts'
import { deliveryNames, kindNames, kindsByGroup, wording } from '../../domain/notifications/wording.ts'
import { places } from '../../domain/session/places.ts'
import type { SettingActor } from '../../machines/kit/setting.machine.ts'
import { notificationChoices } from '../../machines/notifications/choices.ts'
import { useApp } from '../app/machines.tsx'
import { slot } from '../kit/classes.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Columns, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { NotificationTabs } from './NotificationTabs.tsx'

const deliveries = namedChoices(deliveryNames)

/** How I am told of each kind. */
export const ChoicesPage = () => {
  const panel = useId()
  const setting: SettingActor = useApp().system.get('notificationChoices')
  useEffect(() => setting.send({ type: 'setting.opened' }), [setting])
  const chosen = useSelector(setting, notificationChoices.valueIn)
  const hasFailed = useSelector(setting, (snapshot) => snapshot.matches('failed'))
  return (
    <Page title={places.notificationChoices.title}>
      <NotificationTabs current="notificationChoices" panelId={panel} />
      <div id={panel} role="tabpanel" aria-label={places.notificationChoices.title} className={slot('page', 'panel')}>
        {hasFailed ? (
          <ErrorState title={wording.choicesLoadFailed} onRetry={() => setting.send({ type: 'retry.asked' })} />
        ) : chosen === null ? (
          <Skeleton height={240} />
        ) : (
          <Stack gap={4}>
            <Text tone="muted">{wording.waiting}</Text>
            {kindsByGroup(chosen).map(({ title, of }) => (
              <Section key={title} title={title}>
                <Columns of="card">
                  {of.map(({ kind, delivery }) => (
                    <SelectField
                      key={kind}
                      label={kindNames[kind]}
                      value={delivery}
                      choices={deliveries}
                      onChange={(wanted) =>
                        setting.send(
                          notificationChoices.chosen(
                            chosen.map((one) => (one.kind === kind ? { kind, delivery: wanted as Delivery } : one)),
                          ),
                        )
                      }
                    />
                  ))}
                </Columns>
              </Section>
            ))}
          </Stack>
        )}
      </div>
    </Page>
  )
}
