import { featureFlagsMachine } from '../../src/machines/featureFlags/featureFlags.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, says } from './outcomes.ts'
import { employeeIds } from './people.ts'

const ava = { id: employeeIds.admin, fullName: samples.ava.fullName }

export const featureFlags: Scenario = {
  machine: featureFlagsMachine,
  variants: [
    {
      label: 'an admin',
      role: 'admin',
      cases: {
        ...says('flag.switched', { 'certifications off': { name: 'certifications', isEnabled: false } }),
        ...answers(
          'loadChanges',
          { 'one was switched': [{ name: 'billing', isEnabled: true, atUtc: '2026-03-02T01:00:00.000Z', by: ava }] },
          anyFailure,
        ),
        ...answers(
          'switchFlag',
          { 'it is switched': { name: 'certifications', isEnabled: false } },
          { ...changedMeanwhile, ...anyFailure },
        ),
        // The machine tells itself.
        'flag.settled': [],
      },
      project: ({ context: { changes, asked } }) => [changes.length, asked?.isEnabled],
    },
  ],
}
