import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { withLogo } from '../../../src/machines/session/app.events.ts'
import { readinessMachine } from '../../../src/machines/session/readiness.machine.ts'
import { tenantIn } from '../../../src/machines/session/readiness.selectors.ts'
import { aUser, banksia, tidewater } from '../../fixtures/tenants.ts'

const changed = { type: 'logo.changed', logoUrl: '/logos/new' } as const
const context = { location: '/', now: () => 0, user: null, tenant: null, failure: null }

it('a new logo stands in the drawer, without a reload', () => {
  const readiness = createActor(readinessMachine, { input: { tenant: banksia } }).start()
  readiness.send(changed)
  expect(tenantIn(readiness.getSnapshot())).toEqual({ ...banksia, logoUrl: '/logos/new' })
})

it('and in the list of clients, beside that client alone', () => {
  const after = withLogo({ ...context, user: aUser({ tenants: [banksia, tidewater] }), tenant: banksia }, changed)
  expect([after.tenant?.logoUrl, after.user?.tenants.map(({ logoUrl }) => logoUrl)]).toEqual([
    '/logos/new',
    ['/logos/new', null],
  ])
})

it('nobody and no client stay as they are', () => {
  expect(withLogo(context, changed)).toEqual({ user: null, tenant: null })
})
