import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Limits {
  /** Of everybody together. */
  readonly total: number
  readonly perAddress: number
  /** Of one address, that have said nothing for longer than a moment. */
  readonly silentPerAddress: number
  readonly momentMs: number
}

/** Behind proxies of ours everybody comes from their few addresses. */
export const limitsFor = (trustedProxies: number): Limits => ({
  total: 1_000,
  perAddress: trustedProxies > 0 ? 1_000 : 300,
  silentPerAddress: trustedProxies > 0 ? 500 : 50,
  momentMs: 1_000,
})

interface Held {
  readonly socket: Socket
  readonly since: number
  /** Requests that are being answered. */
  underWay: number
  hasAsked: boolean
}

/** The oldest first. */
type Group = Set<Held>

/**
 * Who may hold how many connections, so that nobody can hold all of them. Where there are too many, those go first that
 * have never asked anything, the oldest before the others; then those that wait for their next request; and only then is
 * a new one turned away. One that is being answered is never cut.
 */
export const limitConnections = (server: Server, limits: Limits) => {
  const groups = new Map<string, Group>()
  // Under TLS a request comes with another socket than the one that was opened, but from the same port.
  const heldBy = new Map<string, Held>()
  let total = 0

  const sweep = setInterval(() => {
    const before = performance.now() - limits.momentMs
    for (const group of groups.values()) {
      const silent = [...group].filter((held) => isSilent(held) && held.since < before)
      for (const { socket } of silent.slice(0, -limits.silentPerAddress)) socket.destroy()
    }
  }, limits.momentMs / 2).unref()
  server.once('close', () => clearInterval(sweep))

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const group = groups.get(address) ?? new Set()
    groups.set(address, group)
    const held = { socket, since: performance.now(), underWay: 0, hasAsked: false }
    const from = endOf(socket)
    heldBy.set(from, held)
    group.add(held)
    total += 1
    socket.once('close', () => {
      group.delete(held)
      if (heldBy.get(from) === held) heldBy.delete(from)
      total -= 1
      if (group.size === 0) groups.delete(address)
    })
    if (group.size > limits.perAddress) leastUseful(group, held).socket.destroy()
    else if (total > limits.total) leastUseful(largest(groups), held).socket.destroy()
  })

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const held = heldBy.get(endOf(socket))
    if (held === undefined) return
    held.hasAsked = true
    held.underWay += 1
    response.once('close', () => {
      held.underWay -= 1
    })
  })

  return {
    /** Whatever is being answered. */
    cutAll: () => {
      for (const { socket } of heldBy.values()) socket.destroy()
    },
  }
}

const endOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`

const isSilent = ({ hasAsked }: Held): boolean => !hasAsked

const leastUseful = (group: Group, newcomer: Held): Held => {
  let waiting: Held | undefined
  for (const held of group) {
    if (held === newcomer || held.socket.destroyed) continue
    if (isSilent(held)) return held
    if (held.underWay === 0) waiting ??= held
  }
  return waiting ?? newcomer
}

const largest = (groups: ReadonlyMap<string, Group>): Group =>
  [...groups.values()].reduce((one, other) => (other.size > one.size ? other : one))

/** Anyone who has one address of IPv6 has the other 2^64 of its network too; one of IPv4 may come dressed as IPv6. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('::')
  const groupsOf = (text: string) => text.split(':').filter((part) => part !== '')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const middle = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...middle, ...after].slice(0, 4).join(':')
}
