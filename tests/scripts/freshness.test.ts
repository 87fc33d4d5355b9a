import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint, isFresh, stamp } from '../../scripts/freshness.ts'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tenure-freshness-'))
  write('src/main.tsx', 'one')
  write('index.html', '<main>')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('npm start builds what is not built', () => {
  it.each([
    ['a source has changed', 'src/main.tsx', 'two'],
    ['a source is new', 'src/ui/app/App.tsx', ''],
    ['the page has changed', 'index.html', '<body>'],
    ['another version was installed', 'package-lock.json', '{}'],
  ])('%s', (_case, path, text) => {
    const before = fingerprint(root)
    write(path, text)
    expect(fingerprint(root)).not.toBe(before)
  })

  it('and not when a test, a document or a time has changed', () => {
    const before = fingerprint(root)
    write('tests/a.test.ts', '')
    write('README.md', '')
    write('src/main.tsx', 'one')
    expect(fingerprint(root)).toBe(before)
  })

  it('is fresh only with the stamp of exactly these inputs', () => {
    const print = fingerprint(root)
    expect(isFresh(root, print)).toBe(false)
    write(stamp, print)
    expect(isFresh(root, print)).toBe(true)
    expect(isFresh(root, 'another')).toBe(false)
  })
})
