import type { ItemId } from '../../src/domain/kernel/ids.ts'
import type { NotificationChoices, Notifications } from '../../src/domain/notifications/nouns.ts'
import { notificationChoices as choices } from '../../src/machines/notifications/choices.ts'
import { notificationAreaMachine } from '../../src/machines/notifications/notificationArea.machine.ts'
import { notificationsMachine } from '../../src/machines/notifications/notifications.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, says } from './outcomes.ts'

const idOf = (last: number) => `00000000-0000-4000-8000-0000000070${String(last).padStart(2, '0')}` as ItemId

export const somethingNew: Notifications = {
  unread: 2,
  newest: [
    {
      id: idOf(2),
      kind: 'reviewsBegun',
      subject: 'Review begins: Annual review',
      path: '/prs',
      toldUtc: '2026-11-21T03:00:00.000Z',
      isRead: false,
    },
    {
      id: idOf(1),
      kind: 'goals',
      subject: 'Goal due: Fewer defects',
      path: '/myGoals',
      toldUtc: '2026-11-20T22:00:00.000Z',
      isRead: false,
    },
  ],
}

const allRead: Notifications = { unread: 0, newest: somethingNew.newest.map((one) => ({ ...one, isRead: true })) }

export const someChoices: NotificationChoices = [
  { kind: 'reviewsBegun', delivery: 'mail' },
  { kind: 'goals', delivery: 'digest' },
]

export const notifications: Scenario = {
  machine: notificationsMachine,
  home: ['notifications.reading.showing', 'notifications.marking.resting'],
  variants: [
    {
      label: 'two that are new',
      cases: {
        // Two at most: what waits behind the first is the same however many there are.
        ...says('mark.asked', ({ context }) =>
          context.marks.length < 2
            ? {
                'one is read': { marks: { ids: [idOf(1)], upTo: null, isRead: true } },
                'all are read': { marks: { ids: [], upTo: '2026-11-21T03:00:00.000Z', isRead: true } },
              }
            : {},
        ),
        ...answers('loadNotifications', { 'two are new': somethingNew }, anyFailure),
        ...answers('markNotifications', { 'all are read': allRead }, anyFailure),
      },
      project: ({ context: { found, failure, marks } }) => [found?.unread ?? null, failure !== null, marks],
    },
  ],
}

export const notificationChoices: Scenario = {
  machine: choices.machine,
  home: ['notificationChoices.resting'],
  variants: [
    {
      label: 'how I am told',
      cases: {
        ...says('setting.chosen', { 'goals by mail': { value: [...someChoices.slice(0, 1)] } }),
        ...answers('loadSetting', { 'it is there': someChoices }, anyFailure),
        ...answers('saveSetting', { 'it is kept': someChoices }, anyFailure),
      },
      project: ({ context: { value, failure } }) => [value !== null, failure !== null],
    },
  ],
}

export const notificationArea: Scenario = {
  machine: notificationAreaMachine,
  variants: [
    {
      label: 'notifications',
      cases: { ...breaks('notifications', () => true), ...breaks('choices', () => true) },
    },
  ],
}
