import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import { vacanciesHiddenIn } from '../../../../src/infra/gateways/employees/vacanciesHidden.ts'
import { tenantId, userId } from '../../../fixtures/ids.ts'
import { aStorage } from '../../storage/aStorage.ts'

it('each person in each client has their own; nobody hides them until they say so', async () => {
  const storage = aStorage()
  const of = (tenant: string, user: string) => vacanciesHiddenIn(storage, tenantId(tenant), userId(user))
  const signal = new AbortController().signal
  expect(await of('one', 'ava').rememberHidden(true, signal)).toEqual(Result.succeed(true))
  const recalled = [of('one', 'ava'), of('one', 'eve'), of('two', 'ava')].map(({ recallHidden }) =>
    recallHidden(undefined, signal),
  )
  expect(await Promise.all(recalled)).toEqual([true, false, false].map(Result.succeed))
})
