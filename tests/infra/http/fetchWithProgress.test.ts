import { describe, expect, it } from 'vitest'
import { fetchWithProgress } from '../../../src/infra/http/fetchWithProgress.ts'

/** As much of XMLHttpRequest as is used, with what was asked of it. */
const aSending = () => {
  const sending = {
    upload: {} as { onprogress?: (event: { loaded: number; total: number }) => void },
    sent: [] as Array<string>,
    headers: {} as Record<string, string>,
    status: 200,
    response: new TextEncoder().encode('{"isSuccess":true}').buffer,
    onload: undefined as undefined | (() => void),
    onerror: undefined as undefined | (() => void),
    open: (method: string, url: string) => sending.sent.push(`${method} ${url}`),
    setRequestHeader: (name: string, value: string) => {
      sending.headers[name] = value
    },
    send: (body: Blob) => sending.sent.push(`${body.size} bytes`),
    abort: () => sending.sent.push('aborted'),
    getAllResponseHeaders: () => 'content-type: application/json\r\nx-request-id: 1: 2\r\n',
  }
  return sending
}

const url = 'http://localhost/api'
const put = (more: RequestInit = {}) =>
  new Request(url, { method: 'POST', body: 'abc', headers: { 'tenant-id': 't' }, ...more })

const begun = async (request: Request, progressed: (fraction: number) => void = () => {}) => {
  const sending = aSending()
  const answer = fetchWithProgress(progressed, () => sending as unknown as XMLHttpRequest)(request)
  answer.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 10))
  return { sending, answer }
}

describe('An upload whose progress is watched', () => {
  it('is sent as fetch would, and answered as fetch would', async () => {
    const { sending, answer } = await begun(put())
    expect(sending.sent).toEqual([`POST ${url}`, '3 bytes'])
    expect(sending.headers).toMatchObject({ 'tenant-id': 't', 'content-type': 'text/plain;charset=UTF-8' })
    sending.onload?.()
    const response = await answer
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, '1: 2'])
    expect(await response.json()).toEqual({ isSuccess: true })
  })

  it('tells how much has arrived', async () => {
    const told: Array<number> = []
    const { sending } = await begun(put(), (fraction) => told.push(fraction))
    for (const [loaded, total] of [
      [0, 0],
      [1, 4],
      [4, 4],
    ] as const)
      sending.upload.onprogress?.({ loaded, total })
    expect(told).toEqual([0, 0.25, 1])
  })

  it('fails as fetch does when nobody is reached', async () => {
    const { sending, answer } = await begun(put())
    sending.onerror?.()
    await expect(answer).rejects.toThrow(TypeError)
  })

  it('stops when it is told to', async () => {
    const stopping = new AbortController()
    const { sending, answer } = await begun(put({ signal: stopping.signal }))
    stopping.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    expect(sending.sent.at(-1)).toBe('aborted')
  })
})
