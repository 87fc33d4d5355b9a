import { setTimeout as pause } from 'node:timers/promises'
import { membershipHeader } from '../src/contract/callers.ts'
import { ASKED_EVERY_MS } from '../src/machines/session/membership.machine.ts'
import { askingAt } from './kit/asking.ts'
import { onceAsSuperuser } from './kit/complianceData.ts'
import { addMembers, memberEmail, removeMembers } from './kit/members.ts'
import { spreadOf } from './kit/rounds.ts'
import { tokenFrom } from './kit/signIn.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * A permission group is changed while 200 of its people are signed in, each at a page that asks nothing else of the server:
 * how long until the last of them has heard of it and has been told anew what they may do, as a browser asks for it
 * (`session/membership.machine.ts`).
 */
const people = 200
const rounds = 5
const tenantId = tenantIdOf('tenThousand')
const groupId = '00000000-0000-4000-8000-0000000000d1'
const groupOff = `delete from security_groups where tenant_id = $1::uuid and id = '${groupId}'`

/** Somebody at a page that is left open: asks every 3 s, from a moment of their own on; and once it is news, who they are. */
const openPage = async (url: string, email: string, signal: AbortSignal) => {
  const token = await tokenFrom(url, email)
  const headers = { authorization: `Bearer ${token}`, 'tenant-id': tenantId }
  const ask = async (path: string) => {
    const answer = await fetch(`${url}/api/${path}`, { headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    const { data } = (await answer.json()) as { readonly data: unknown }
    return { data, membership: answer.headers.get(membershipHeader) }
  }
  const membership = `${tenantId}/membership`
  const self = `${tenantId}/employees/loggedInEmployee?includeUnderlings=true`
  const first = await ask(self)
  let known = first.membership
  let told = (): void => {}
  const watch = async () => {
    await pause(Math.random() * ASKED_EVERY_MS)
    while (!signal.aborted) {
      const { membership: heard } = await ask(membership)
      if (heard !== known) {
        await Promise.all([ask('users'), ask(self)])
        known = heard
        told()
      }
      await pause(ASKED_EVERY_MS)
    }
  }
  const news = () =>
    new Promise<void>((resolve) => {
      told = resolve
    })
  return { employeeId: (first.data as { readonly id: string }).id, watching: watch(), news }
}

await prepareData()
const tenure = await startTenure()
const leaving = new AbortController()
try {
  await onceAsSuperuser(groupOff, tenantId)
  await addMembers(tenantId, people)
  const { ask } = await askingAt(tenure.url)
  const pages: Array<Awaited<ReturnType<typeof openPage>>> = []
  for (let number = 1; number <= people; number += 1)
    pages.push(await openPage(tenure.url, memberEmail(number), leaving.signal))
  const memberIds = pages.map(({ employeeId }) => employeeId)
  const group = (isOn: boolean) => ({
    name: 'Measured',
    features: isOn ? [{ featureId: 'assetManagerManage', actions: ['Use'] }] : [],
    memberIds,
  })
  await ask('tenThousand', 'securityGroups', { id: groupId, ...group(false) })
  const last: number[] = []
  const median: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now()
    const heard = pages.map(async ({ news }) => {
      await news()
      return performance.now() - began
    })
    await ask('tenThousand', `securityGroups/${groupId}`, { version: round, ...group(round % 2 === 1) }, 'PUT')
    const { median: half, high } = spreadOf(await Promise.all(heard))
    last.push(high)
    median.push(half)
  }
  printTable([
    {
      what: `a change of rights reaches the last of ${people}`,
      measured: spreadOf(last),
      goal: { atMost: 5000 },
      unit: ' ms',
    },
    { what: 'and half of them', measured: spreadOf(median), goal: undefined, unit: ' ms' },
  ])
  leaving.abort()
  await Promise.all(pages.map(({ watching }) => watching))
} finally {
  leaving.abort()
  await onceAsSuperuser(groupOff, tenantId)
  await removeMembers(tenantId)
  await tenure.stop()
}
