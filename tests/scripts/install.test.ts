import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isInstalled } from '../../scripts/tenure.mjs'

const locked = {
  packages: {
    '': { dependencies: { react: '19.3.1' }, devDependencies: { vite: '8.3.8' } },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/@esbuild/aix-ppc64': { version: '0.28.2' },
  },
}
const installed = (packages: Record<string, { version?: string }>) => ({ packages })
const react = { 'node_modules/react': { version: '19.3.1' } }
const vite = { 'node_modules/vite': { version: '8.3.8' } }

describe('npm ci runs again when node_modules is not what the lockfile asks for', () => {
  it.each([
    ['all there, another platform aside', installed({ ...react, ...vite }), true],
    ['something else besides', installed({ ...react, ...vite, 'node_modules/left': { version: '1.0.0' } }), true],
    ['a package is missing', installed(react), false],
    ['a package is older', installed({ ...react, 'node_modules/vite': { version: '8.3.7' } }), false],
    ['an install was interrupted', undefined, false],
  ])('%s', (_case, record, answer) => {
    expect(isInstalled(locked, record)).toBe(answer)
  })

  it('and this very checkout is installed', () => {
    const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
    expect(isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(true)
  })
})
