import { afterEach, expect, it, vi } from 'vitest'
import { fetchWithCount } from '../../../src/infra/http/fetchWithCount.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (response: Response) => vi.stubGlobal('fetch', async () => response)

const inParts = (...parts: ReadonlyArray<string>) =>
  new ReadableStream<Uint8Array>({
    start: (to) => {
      for (const part of parts) to.enqueue(new TextEncoder().encode(part))
      to.close()
    },
  })

it('tells how much has come, and passes on what came', async () => {
  answering(new Response(inParts('abc', 'defgh'), { status: 201, headers: { 'x-kind': 'archive' } }))
  const counts: number[] = []
  const response = await fetchWithCount((bytes) => counts.push(bytes))('http://localhost/')
  expect([response.status, response.headers.get('x-kind'), await response.text()]).toEqual([201, 'archive', 'abcdefgh'])
  expect(counts).toEqual([3, 8])
})

it('what breaks off is a failure, never a shorter file', async () => {
  answering(
    new Response(
      new ReadableStream({
        start: (to) => to.enqueue(new Uint8Array(4)),
        pull: (to) => to.error(new TypeError('network error')),
      }),
    ),
  )
  const response = await fetchWithCount(() => {})('http://localhost/')
  await expect(response.blob()).rejects.toThrow('network error')
})

it('an answer without a body is passed on', async () => {
  answering(new Response(null, { status: 204 }))
  expect((await fetchWithCount(() => {})('http://localhost/')).status).toBe(204)
})
