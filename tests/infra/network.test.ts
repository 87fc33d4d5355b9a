import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { connectionGateway, followNetwork } from '../../src/infra/network.ts'

describe('What the browser knows of its network', () => {
  const follow = (onLine: boolean) => {
    const browser = Object.assign(new EventTarget(), { navigator: { onLine } })
    const heard: boolean[] = []
    followNetwork(browser as never, (isThere) => heard.push(isThere))
    return { browser, heard }
  }

  it('is heard with every change', () => {
    const { browser, heard } = follow(true)
    for (const type of ['offline', 'online', 'offline']) browser.dispatchEvent(new Event(type))
    expect(heard).toEqual([false, true, false])
  })

  it('is heard at once where there is none from the start', () => {
    expect(follow(false).heard).toEqual([false])
  })
})

describe('A sign of life of the server', () => {
  const reach = (fetchFrom: typeof fetch, signal = new AbortController().signal) =>
    connectionGateway(fetchFrom).reachServer(undefined, signal)

  it('is asked for past every cache', async () => {
    const asked: unknown[] = []
    const answer = await reach(async (input, init) => {
      asked.push([input, init?.cache])
      return new Response('{}')
    })
    expect([asked, Result.isSuccess(answer)]).toEqual([[['/healthz', 'no-store']], true])
  })

  it.each([
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer of somebody in front of it', async () => new Response('', { status: 503 })],
  ])('%s is none', async (_, fetchFrom) => {
    expect(await reach(fetchFrom)).toEqual(Result.fail({ _tag: 'Unreachable' }))
  })

  it('is no longer waited for when nobody wants it', async () => {
    const stopping = new AbortController()
    const asked = reach(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
      stopping.signal,
    )
    stopping.abort()
    expect(Result.isFailure(await asked)).toBe(true)
  })
})
