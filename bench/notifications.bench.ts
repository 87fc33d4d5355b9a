import { PRAISED_MOST } from '../src/domain/praise/limits.ts'
import { askingAt } from './kit/asking.ts'
import { onceAsSuperuser } from './kit/complianceData.ts'
import { addMembers, memberEmail, removeMembers } from './kit/members.ts'
import { spreadOf } from './kit/rounds.ts'
import { tokenFrom } from './kit/signIn.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * 200 people are signed in and something happens to all of them: from the moment it is sent until the bell of the last one
 * shows it, which is the news by server-sent events and then the count, as a browser asks for it.
 */
const people = 200
const rounds = 5
const tenantId = tenantIdOf('tenThousand')
const forgotten = [
  `delete from mail.outbox where tenant_id = $1::uuid and key like 'praise:%'`,
  `delete from notifications where tenant_id = $1::uuid and kind = 'praise'`,
  `delete from praise where tenant_id = $1::uuid`,
]

/** Somebody whose bell is on the screen. */
const openBell = async (url: string, number: number, signal: AbortSignal) => {
  const authorization = `Bearer ${await tokenFrom(url, memberEmail(number))}`
  const headers = { authorization, 'tenant-id': tenantId, 'x-forwarded-for': `10.0.0.${number}` }
  const ask = async (path: string) => {
    const answer = await fetch(`${url}/api/${path}`, { headers, signal })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer
  }
  const dataOf = async <Data>(path: string) => ((await (await ask(path)).json()) as { readonly data: Data }).data
  const count = async () => (await dataOf<{ readonly unread: number }>(`${tenantId}/notifications`)).unread
  const { id } = await dataOf<{ readonly id: string }>(`${tenantId}/employees/loggedInEmployee`)
  let shown = await count()
  let rings = (): void => {}
  const live = await ask(`${tenantId}/notifications/live`)
  const watching = (async () => {
    for await (const part of live.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (!part.includes('event: news')) continue
      const before = shown
      shown = await count()
      if (shown > before) rings()
    }
  })().catch((error) => {
    if (!signal.aborted) throw error
  })
  return {
    id,
    watching,
    ring: () =>
      new Promise<void>((resolve) => {
        rings = resolve
      }),
  }
}

await prepareData()
// Each at a machine of their own: one address may not hold so many connections.
const tenure = await startTenure({ TRUSTED_PROXIES: '1' })
const leaving = new AbortController()
try {
  await addMembers(tenantId, people)
  const { ask } = await askingAt(tenure.url)
  const bells: Array<Awaited<ReturnType<typeof openBell>>> = []
  for (let number = 1; number <= people; number += 1) bells.push(await openBell(tenure.url, number, leaving.signal))
  const last: number[] = []
  const median: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now()
    const rung = bells.map(async ({ ring }) => {
      await ring()
      return performance.now() - began
    })
    const groups = Array.from({ length: people / PRAISED_MOST }, (_, at) => at * PRAISED_MOST)
    await Promise.all(
      groups.map((from) =>
        ask('tenThousand', 'praise', {
          id: crypto.randomUUID(),
          people: bells.slice(from, from + PRAISED_MOST).map(({ id }) => id),
          values: [],
          text: `Well measured, round ${round}`,
          audience: 'Everyone',
        }),
      ),
    )
    const { median: half, high } = spreadOf(await Promise.all(rung))
    last.push(high)
    median.push(half)
  }
  printTable([
    {
      what: `an event reaches the last bell of ${people}`,
      measured: spreadOf(last),
      goal: { atMost: 1000 },
      unit: ' ms',
    },
    { what: 'and half of them', measured: spreadOf(median), goal: undefined, unit: ' ms' },
  ])
  leaving.abort()
  await Promise.all(bells.map(({ watching }) => watching))
} finally {
  leaving.abort()
  for (const sql of forgotten) await onceAsSuperuser(sql, tenantId)
  await removeMembers(tenantId)
  await tenure.stop()
}
