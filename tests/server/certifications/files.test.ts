import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Certification } from '../../../src/domain/certifications/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, type World } from '../world/world.ts'
import { pdf, stageOn } from './stage.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let stage: ReturnType<typeof stageOn>

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
  stage = stageOn(server, () => own)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

describe('files', () => {
  const addFiles = (
    files: ReadonlyArray<readonly [string, Uint8Array]>,
    by: Person = own.manager,
    id: string = own.certification,
  ) => {
    const form = new FormData()
    for (const [name, bytes] of files) form.append('files', new Blob([new Uint8Array(bytes)]), name)
    return stage.ask(`certifications/${id}/files`, by, { body: form })
  }
  const names = (answer: Awaited<ReturnType<typeof addFiles>>) =>
    (answer.body.data as Certification['files']).map(({ name }) => name)

  test('more are added; the same twice is one; one is removed, and its bytes', async () => {
    const first = await addFiles([['back.pdf', pdf]])
    expect(names(first)).toEqual([`${own.canary}.png`, 'back.pdf'])
    expect(names(await addFiles([['back.pdf', pdf]]))).toEqual([`${own.canary}.png`, 'back.pdf'])
    const [, file] = first.body.data as Certification['files']
    const gone = await stage.ask(`certifications/${own.certification}/files/${file?.id}`, own.manager, {
      method: 'DELETE',
    })
    expect(codeOf(gone)).toBe('200')
    expect(await stage.onDisk()).not.toContain(file?.id)
    expect((await auditOf(server, own)).map(({ action, kind }) => [action, kind])).toEqual([
      ['created', 'certificationFile'],
      ['removed', 'certificationFile'],
    ])
  })

  test('the person adds to what waits, and not to what was answered; nobody to what is deleted', async () => {
    expect(codeOf(await addFiles([['back.pdf', pdf]], own.target, own.submission))).toBe('200')
    expect(codeOf(await addFiles([['back.pdf', pdf]], own.target))).toBe('403 only_submitted')
    await stage.remove(own.certification, 1)
    expect(codeOf(await addFiles([['back.pdf', pdf]]))).toBe('409 deleted')
  })

  test('a file is found only under its own certification, and not from another tenant', async () => {
    const at = (certification: string, by: Person) =>
      stage.ask(`certifications/${certification}/files/${own.certificationFile}`, by)
    expect((await at(own.certification, own.target)).text).toBe(own.canary)
    expect(codeOf(await at(own.submission, own.target))).toBe('404 not_found')
    expect(codeOf(await at(own.certification, own.colleague))).toBe('404 not_found')
    expect(
      codeOf(await stage.ask(`certifications/${other.certification}/files/${other.certificationFile}`, own.admin)),
    ).toBe('404 not_found')
  })
})
