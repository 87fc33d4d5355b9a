import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import { onboardingGateway } from '../../../src/infra/gateways/onboarding.gateway.ts'
import type { Run } from '../../../src/infra/http/run.ts'
import { anOnboarding } from '../../fixtures/onboarding.ts'
import { ava } from '../../fixtures/people.ts'

const { signal } = new AbortController()

const aGateway = (answer: unknown) => {
  const asked: Array<ReadonlyArray<unknown>> = []
  const run = async (...call: ReadonlyArray<unknown>) => {
    asked.push(call)
    return Result.succeed(answer)
  }
  return { gateway: onboardingGateway(run as unknown as Run), asked }
}

it('7 GET tenantonboarding reads the record, or that there is none', async () => {
  const { gateway, asked } = aGateway(null)
  expect(await gateway.loadOnboarding(undefined, signal)).toEqual(Result.succeed(null))
  expect(asked).toEqual([['onboarding', 'read', { signal }]])
})

it('7 PUT tenantonboarding sends status, stages and employeesSeenWelcome', async () => {
  const { gateway, asked } = aGateway(anOnboarding())
  const change = { status: 'Pending', stages: [], employeesSeenWelcome: [ava] } as const
  expect(await gateway.saveOnboarding({ change }, signal)).toEqual(Result.succeed(anOnboarding()))
  expect(asked).toEqual([['onboarding', 'update', { payload: change, signal }]])
})

it('7 POST TenantOnboarding/logo sends the file in the field logo, under its name', async () => {
  const { gateway, asked } = aGateway('/logos/new')
  const logo = new File(['png'], 'logo.png', { type: 'image/png' })
  expect(await gateway.uploadLogo({ logo }, signal)).toEqual(Result.succeed('/logos/new'))
  const [, endpoint, { payload }] = asked[0] as [string, string, { payload: FormData }]
  expect([endpoint, [...payload.keys()], (payload.get('logo') as File).name]).toEqual([
    'uploadLogo',
    ['logo'],
    'logo.png',
  ])
})
