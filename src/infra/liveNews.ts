/**
 * Hears from the server that there is something new. One window of a browser listens for all of them, because a browser
 * keeps six connections to a server and each listening takes one; the next takes over when it is closed.
 */
import type { FollowNews } from '../machines/notifications/notifications.ports.ts'
import type { Run } from './http/run.ts'

/** After an answer that ended by itself, and after one that hardly began: the server is away, or too many listen. */
const SOON_MS = 1_000
const LATER_MS = 30_000
const HARDLY_MS = 5_000

/** `name`: of whom, in which client; somebody else in this browser does not hear it. */
export const followNews =
  (run: Run, name: string): FollowNews =>
  (news) => {
    const leaving = new AbortController()
    const { signal } = leaving
    const others = new BroadcastChannel(name)
    others.onmessage = news
    const hear = () => {
      news()
      others.postMessage(null)
    }
    const listen = async () => {
      while (!signal.aborted) {
        const began = performance.now()
        await run.bytes('notifications', 'live', { signal, fetch: hearing(hear) })
        await pause(performance.now() - began < HARDLY_MS ? LATER_MS : SOON_MS, signal)
        // What came in between.
        if (!signal.aborted) hear()
      }
    }
    // Only where the page came by an address that browsers trust.
    if (navigator.locks === undefined) void listen()
    else navigator.locks.request(name, { signal }, listen).catch(() => undefined)
    return () => {
      leaving.abort()
      others.close()
    }
  }

/** The answer as it comes: each event is heard at once, nothing of it is kept, and one that breaks off has ended. */
const hearing =
  (hear: () => void): typeof fetch =>
  async (...asked) => {
    const answer = await fetch(...asked)
    if (!answer.ok || answer.body === null) return answer
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    const listen = async (heard: { readonly close: () => void }) => {
      for (;;) {
        const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
        if (done) return heard.close()
        if (value?.includes('event: news')) hear()
      }
    }
    // Who asked has an answer at once, and waits for its end.
    return new Response(new ReadableStream({ start: (heard) => void listen(heard) }), { headers: answer.headers })
  }

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((over) => {
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      over()
    })
  })
