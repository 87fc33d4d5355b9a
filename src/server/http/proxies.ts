/**
 * A proxy in front that nobody has told us of: everybody behind it would look like one address, and like one that is near.
 * It is noticed by what it adds to requests.
 */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Log } from '../log.ts'

const added = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

export const isForwarded = ({ headers }: IncomingMessage): boolean => added.some((name) => headers[name] !== undefined)

/** The address of the connection itself, not of its headers. An IPv4 address may come dressed as IPv6. */
export const bareAddress = ({ socket }: IncomingMessage): string =>
  (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')

const near = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  near.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  near.addSubnet(network, prefix, 'ipv6')
}

/** This machine, or one of a private network. */
export const isNear = (address: string): boolean => {
  const [bare = ''] = address.split('%')
  const family = isIP(bare)
  return family !== 0 && near.check(bare, family === 4 ? 'ipv4' : 'ipv6')
}

export interface ProxyWatch {
  /** To be shown every request. */
  readonly see: (request: IncomingMessage) => void
  /** Undefined as long as nothing was noticed. */
  readonly warning: string | undefined
}

/** Warns once. What a stranger far away writes into headers proves nothing. */
export const watchForProxies = (trustedProxies: number, log: Log): ProxyWatch => {
  let warning: string | undefined
  return {
    see: (request) => {
      if (trustedProxies > 0 || warning !== undefined || !isForwarded(request) || !isNear(bareAddress(request))) return
      warning =
        'Requests come through a proxy, but TRUSTED_PROXIES is 0 or not set: everybody behind it counts as one address.'
      log('warning', 'proxy.notTrusted', { reason: warning })
    },
    get warning() {
      return warning
    },
  }
}
