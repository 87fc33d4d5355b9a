import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { installWorker } from '../../src/infra/serviceWorker.ts'

const inPublic = (name: string) => new URL(`../../public/${name}`, import.meta.url)
const worker = readFileSync(inPublic('sw.js'), 'utf8')

const aBrowser = ({
  readyState = 'loading',
  has = true,
}: {
  readonly readyState?: string
  readonly has?: boolean
} = {}) => {
  const registered: unknown[][] = []
  const policies: Array<readonly [string, { readonly createScriptURL: (address: string) => string }]> = []
  const waiting: Array<() => void> = []
  const idle: Array<() => void> = []
  const browser = {
    document: { readyState },
    navigator: has ? { serviceWorker: { register: async (...given: unknown[]) => registered.push(given) } } : {},
    addEventListener: (type: string, listen: () => void) => type === 'load' && waiting.push(listen),
    requestIdleCallback: (run: () => void) => idle.push(run),
    setTimeout: (run: () => void) => idle.push(run),
    trustedTypes: {
      createPolicy: (name: string, rules: { readonly createScriptURL: (address: string) => string }) => {
        policies.push([name, rules])
        return rules
      },
    },
  }
  installWorker(browser as never)
  const runAll = (queue: Array<() => void>) => queue.splice(0).forEach((run) => void run())
  return { registered, policies, load: () => runAll(waiting), rest: () => runAll(idle) }
}

describe('The worker for times without a network', () => {
  it('is installed only when the page has loaded and has nothing better to do', () => {
    const { registered, load, rest } = aBrowser()
    rest()
    expect(registered).toEqual([])
    load()
    expect(registered).toEqual([])
    rest()
    expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]])
  })

  it('also when the page had loaded before', () => {
    const { registered, rest } = aBrowser({ readyState: 'complete' })
    rest()
    expect(registered.length).toBe(1)
  })

  it('and not where a browser has none', () => {
    const { registered, load, rest } = aBrowser({ has: false })
    load()
    rest()
    expect(registered).toEqual([])
  })

  it('is vouched for by the one policy that the page allows, which vouches for nothing else', () => {
    const { policies, load, rest } = aBrowser()
    load()
    rest()
    expect(policies.map(([name]) => name)).toEqual(['tenure-worker'])
    expect(() => policies[0]?.[1].createScriptURL('/evil.js')).toThrow('no worker of ours')
  })
})

describe('sw.js', () => {
  it('names its cache after the files of the offline page, so that a changed page is fetched anew', () => {
    const files = /const offlineFiles = \[(.*)\]/.exec(worker)?.[1]?.match(/[\w.]+/g) ?? []
    const hash = createHash('sha256')
    for (const file of files) hash.update(readFileSync(inPublic(file)))
    expect(files).toContain('offline.html')
    expect(/tenure-offline-(\w+)/.exec(worker)?.[1]).toBe(hash.digest('hex').slice(0, 8))
  })
})

describe('the manifest', () => {
  interface Icon {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose: string
  }
  const manifest = JSON.parse(readFileSync(inPublic('manifest.webmanifest'), 'utf8'))
  const pictures: readonly Icon[] = manifest.icons.filter(({ type }: Icon) => type === 'image/png')

  it.each(pictures)('$src is a PNG of $sizes', (icon) => {
    const content = readFileSync(inPublic(icon.src.slice(1)))
    expect(content.subarray(1, 4).toString()).toBe('PNG')
    expect(`${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`).toBe(icon.sizes)
  })

  it('can be installed: a name, a start, and icons of 192 and 512, plain and maskable', () => {
    expect(manifest).toMatchObject({ name: 'Tenure', start_url: '/', scope: '/', display: 'standalone' })
    const of = (asked: string) => pictures.filter(({ purpose }) => purpose === asked).map(({ sizes }) => sizes)
    expect([of('any'), of('maskable')]).toEqual([
      ['192x192', '512x512'],
      ['192x192', '512x512'],
    ])
  })
})
