import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Package = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  os?: string[]
  optionalDependencies?: Record<string, string>
}
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

const read = <A>(path: string): A => JSON.parse(readFileSync(path, 'utf8'))
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json')

describe('a fresh clone installs the same everywhere', () => {
  it('versions are exact', () => {
    const { dependencies, devDependencies } = read<Manifest>('package.json')
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.length).toBeGreaterThan(10)
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('the lockfile names no registry', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  // Of these the registry that the lockfile was written with has no copy to take a checksum of. All are programs for
  // other platforms than its own; somebody who has a registry with all of them fills them in and empties this list.
  const withoutCopy = /^node_modules\/(@biomejs\/cli|@napi-rs\/canvas)-[\w-]+$/

  it('every package has a checksum, so that nobody can put another in its place', () => {
    const bare = Object.entries(packages).filter(([path, { integrity, link }]) => path !== '' && !link && !integrity)
    expect(Object.keys(packages).length).toBeGreaterThan(500)
    expect(bare.filter(([path, { optional }]) => !(optional && withoutCopy.test(path))).map(([path]) => path)).toEqual(
      [],
    )
    expect(bare.length).toBeLessThanOrEqual(17)
  })

  it('what is installed on Linux with glibc, as servers and tests are, has one without exception', () => {
    for (const name of [
      '@biomejs/cli-linux-x64',
      '@biomejs/cli-linux-arm64',
      '@napi-rs/canvas-linux-x64-gnu',
      '@napi-rs/canvas-linux-arm64-gnu',
    ]) {
      expect(packages[`node_modules/${name}`]?.integrity, name).toMatch(/^sha512-/)
    }
  })

  // A registry that lacks the package for some other platform makes `npm install` leave it out without a word, and
  // `npm ci` then refuses the lockfile on every machine.
  it('the lockfile has every package for every platform', () => {
    const there = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
    const missing = Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !there.has(name))
    expect(missing).toEqual([])
  })
})
