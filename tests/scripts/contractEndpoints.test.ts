import { expect, it } from 'vitest'
import { endpointTable } from '../../scripts/contractEndpoints.ts'
import { Api } from '../../src/contract/api.ts'

it('the table of calls says method and path of every call in the contract but those of other programs', () => {
  const table = endpointTable(Api)
  const calls = Object.values(Api.groups)
    .flatMap(({ endpoints }): ReadonlyArray<{ readonly path: string }> => Object.values(endpoints))
    .filter(({ path }) => !path.startsWith('/calendar/'))
  expect(Object.keys(table)).toHaveLength(calls.length)
  expect(Object.values(table)).toContainEqual(['GET', '/api/users'])
  for (const [method, path] of Object.values(table)) {
    expect(method).toMatch(/^(GET|POST|PUT|PATCH|DELETE)$/)
    expect(path).toMatch(/^\/api\//)
  }
})

it('the browser imports exactly that table, in two parts: the lists a start reads, and all others', async () => {
  const { default: readings } = await import('virtual:contract-endpoints/readings')
  const { default: others } = await import('virtual:contract-endpoints/others')
  expect({ ...readings, ...others }).toEqual(endpointTable(Api))
  expect(readings).toHaveProperty(['employees.list'])
  expect(others).toHaveProperty(['employees.read'])
  expect(others).toHaveProperty(['employees.create'])
})
