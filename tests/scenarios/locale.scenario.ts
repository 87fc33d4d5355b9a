import { localeSettingsMachine } from '../../src/machines/organisation/localeSettings.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, says } from './outcomes.ts'

const company = { dateStyle: 'ordinal', firstWeekday: 1, numberStyle: ',.', version: 1 } as const
const own = { dateStyle: null, firstWeekday: null, numberStyle: null, zone: null } as const

export const locale: Scenario = {
  machine: localeSettingsMachine,
  home: ['locale.resting'],
  variants: [
    {
      label: 'an admin',
      role: 'admin',
      cases: {
        ...says('company.changed', ({ context: { settings } }) => ({
          'the other style': { change: { dateStyle: settings?.company.dateStyle === 'ordinal' ? 'y-m-d' : 'ordinal' } },
        })),
        ...says('own.changed', ({ context: { settings } }) => ({
          'the other style': { change: { dateStyle: settings?.own.dateStyle === null ? 'd/m/y' : null } },
        })),
        ...answers('loadLocale', { 'as it was': { company, own } }, anyFailure),
        ...answers('saveCompanyLocale', ({ context: { settings } }) => ({ 'it is changed': settings }), anyFailure),
        ...answers('saveOwnLocale', ({ context: { settings } }) => ({ 'it is changed': settings }), anyFailure),
      },
      project: ({ context: { settings, behind } }) => [settings?.company.dateStyle, settings?.own.dateStyle, ...behind],
    },
  ],
}
