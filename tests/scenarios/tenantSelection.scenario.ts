import type { TenantSummary } from '../../src/domain/session/nouns.ts'
import { PICKER_PAGE_SIZE, type RememberedTenant } from '../../src/domain/session/tenantSelection.ts'
import { type SelectionInput, tenantSelectionMachine } from '../../src/machines/session/tenantSelection.machine.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, says } from './outcomes.ts'
import { banksia, coolibah, dunes, tidewater, userOf } from './people.ts'

const hour = 60 * 60 * 1000
const now = 10 * hour

const choseBefore = (ago: number): RememberedTenant => ({ tenantId: banksia.id, chosenAt: now - ago })

/** § 4 Tenant selection on start. */
const situation = (
  label: string,
  tenants: ReadonlyArray<TenantSummary>,
  remembered: Readonly<Record<string, RememberedTenant | null>> = { 'nothing remembered': null },
  occasion: SelectionInput['occasion'] = 'starting',
): Variant => ({
  label,
  input: { user: userOf(...tenants), occasion, pageSize: PICKER_PAGE_SIZE, now } satisfies SelectionInput,
  cases: {
    ...answers('recallTenant', remembered),
    ...answers('rememberTenant', { remembered: true, 'cannot be kept': false }),
    ...says('search.typed', { 'part of a name': { text: 'tide' } }),
    ...says('page.turned', { 'the second page': { page: 2 } }),
    ...says('tenant.chosen', {
      'an active client': { tenantId: tidewater.id },
      'an inactive client': { tenantId: coolibah.id },
    }),
  },
  // What was decided, and so where it leads.
  project: ({ context: { selection, isKept } }) => [selection.kind, isKept],
})

const several = [banksia, tidewater, coolibah]

export const tenantSelection: Scenario = {
  machine: tenantSelectionMachine,
  variants: [
    situation('no client', []),
    situation('one active client', [banksia, coolibah]),
    situation('all clients inactive', [coolibah, dunes]),
    situation('several clients', several, {
      'nothing remembered': null,
      'a choice under an hour old': choseBefore(hour - 1),
      'a choice an hour old': choseBefore(hour),
      'a choice of a client that is inactive now': { tenantId: coolibah.id, chosenAt: now },
    }),
    situation('changing the client', several, {}, 'changing'),
  ],
}
