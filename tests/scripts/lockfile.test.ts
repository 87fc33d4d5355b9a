import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Package = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }
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
