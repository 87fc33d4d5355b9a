import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { acceptedBefore } from '../../scripts/charts/history.ts'

const root = mkdtempSync(join(tmpdir(), 'tenure-history-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the charts as they were accepted before', () => {
  it('are none outside a repository', () => {
    expect([...acceptedBefore(root)]).toEqual([])
  })

  it('are those of each commit that changed them, the newest first', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Eve', '-c', 'user.email=eve@tenure.example', ...args], { cwd: root })
    const accept = (subject: string, charts: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(charts)) writeFileSync(join(root, 'charts', `${name}.json`), text)
      git('add', '.')
      git('commit', '-qm', subject)
    }
    git('init', '-q')
    mkdirSync(join(root, 'charts'))
    accept('Begin', { app: 'app 1', confirm: 'confirm 1' })
    accept('Go on', { app: 'app 2' })
    const known = acceptedBefore(root)
    const told = (machine: string) => known.get(machine)?.map(({ subject, text }) => [subject, text])
    expect(told('app')).toEqual([
      ['Go on', 'app 2'],
      ['Begin', 'app 1'],
    ])
    expect(told('confirm')).toEqual([['Begin', 'confirm 1']])
    expect(known.get('app')?.[0]).toMatchObject({
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      commit: expect.stringMatching(/^[\da-f]{7,}$/),
    })
  })
})
