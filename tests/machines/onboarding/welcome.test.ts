import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type WelcomeInput, welcomeMachine } from '../../../src/machines/onboarding/welcome.machine.ts'
import { anOnboarding } from '../../fixtures/onboarding.ts'
import { ava } from '../../fixtures/people.ts'

const due: WelcomeInput = { record: anOnboarding(), logoUrl: null, employeeId: ava, mayUpload: true }
const aWelcome = (over: Partial<WelcomeInput> = {}) =>
  createActor(welcomeMachine, { input: { ...due, ...over } }).start()

describe('2.5-06, 2.5-07 the welcome dialog shows once per employee, under its conditions', () => {
  it('shows when all of them hold', () => {
    expect(aWelcome().getSnapshot().value).toBe('showing')
  })

  it.each<[string, Partial<WelcomeInput>]>([
    ['there is no onboarding record', { record: null }],
    ['the tenant has a logo', { logoUrl: '/logo' }],
    ['the employee has seen it', { record: anOnboarding(undefined, { employeesSeenWelcome: [ava] }) }],
    ['the employee may not upload a logo', { mayUpload: false }],
  ])('is over at once when %s', (_, over) => {
    const { status, output } = aWelcome(over).getSnapshot()
    expect([status, output]).toEqual(['done', null])
  })

  it.each([
    ['upload.chosen', 'upload'],
    ['welcome.skipped', 'skip'],
  ] as const)('%s ends it', (type, answer) => {
    const actor = aWelcome()
    actor.send({ type })
    expect([actor.getSnapshot().status, actor.getSnapshot().output]).toEqual(['done', answer])
  })
})
