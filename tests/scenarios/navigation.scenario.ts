import type { AnyMachineSnapshot } from 'xstate'
import { pathTo } from '../../src/domain/session/places.ts'
import { navigationMachine } from '../../src/machines/session/navigation.machine.ts'
import type { EventCase } from '../../src/workshop/model/explore.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { says } from './outcomes.ts'

/** A page that was asked for, and one that was left before it had come. */
const ofPage =
  (type: string) =>
  ({ context }: AnyMachineSnapshot): ReadonlyArray<EventCase> => [
    { label: 'the page that is waited for', event: { type, to: context.current } },
    { label: 'a page that was left', event: { type, to: '/left' } },
  ]

const asked = {
  ...says('navigation.asked', { 'a link': { to: pathTo('employees') } }),
  ...says('address.rewritten', { 'a search': { to: `${pathTo('employees')}?q=site`, replace: true } }),
  ...says('history.moved', { 'back button': { to: '/org-chart' } }),
}

const project = ({ context: { current, employeeIsHere, hasArrived, unsaved, wanted } }: AnyMachineSnapshot) => [
  employeeIsHere,
  hasArrived,
  unsaved.length > 0,
  wanted.by === 'history',
  wanted.to,
  current,
]

export const navigation: Scenario = {
  machine: navigationMachine,
  home: ['navigation.resting'],
  variants: [
    {
      label: 'a page is opened',
      input: { current: '/' },
      cases: {
        ...asked,
        // Before the shell stands there is no page on which anything could be typed.
        ...says('unsaved.began', (snapshot) => ({
          ...(!snapshot.matches('starting') && { 'a form': { by: 'profile/work' } }),
        })),
        ...says('unsaved.ended', { 'the form and all below it': { by: 'profile' } }),
        'route.loaded': ofPage('route.loaded'),
        'route.failed': ofPage('route.failed'),
      },
      // Counted only while it counts.
      project: (snapshot) => [typeof snapshot.value === 'object' ? snapshot.context.polls : 0, ...project(snapshot)],
    },
    {
      label: 'a text that saves itself is left',
      input: { current: '/' },
      cases: {
        ...asked,
        // It stands on the page that rests.
        ...says('unsaved.began', (snapshot) => ({
          ...(snapshot.matches('resting') && { 'a text': { by: 'policy', savesItself: true } }),
        })),
        ...says('unsaved.ended', { 'the text': { by: 'policy' } }),
        'route.loaded': ofPage('route.loaded'),
        'route.failed': () => [],
        'leaving.asked': () => [],
      },
      project,
    },
  ],
}
