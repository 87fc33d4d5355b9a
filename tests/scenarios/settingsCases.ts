import type { FormRecord } from '../../src/machines/kit/recordFormShape.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, ends, says } from './outcomes.ts'

/** Settings of a client (`kit/settings.machine.ts`), which an admin changes. */
export const theSettings = (machine: Scenario['machine'], settings: FormRecord): Scenario => ({
  machine,
  variants: [
    {
      label: 'an admin on the settings',
      role: 'admin',
      cases: {
        ...says('settings.opened', { 'the page opens': {} }),
        ...says('settings.left', { 'the page is left': {} }),
        ...answers('loadSettings', { 'they are there': settings }, anyFailure),
        ...ends('form', { saved: { ...settings, version: 2 }, cancelled: null }),
      },
      project: ({ context: { settings } }) => [settings?.version],
    },
  ],
})
