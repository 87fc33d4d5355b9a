import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { policyEditorGateway } from '../../../../src/infra/gateways/policies/editor.gateway.ts'
import type { Run } from '../../../../src/infra/http/run.ts'
import { type KeptTexts, keptTexts } from '../../../../src/infra/storage/keptTexts.ts'
import { hrDocumentId, tenantId } from '../../../fixtures/ids.ts'
import { eve, max } from '../../../fixtures/people.ts'
import { anImage } from '../../../fixtures/policyImages.ts'
import { aDocument, aPublished, aText } from '../../../fixtures/policyTexts.ts'

const { signal } = new AbortController()
const of = { id: hrDocumentId('Ladders') }
const now = () => Date.parse('2026-11-02T03:00:00Z')

interface Asked {
  readonly name: string
  readonly parts: { readonly params: object; readonly payload?: FormData; readonly query?: object }
}

const aGateway = (answers: Readonly<Record<string, unknown>> = {}, texts = inMemory(), tenant = 'banksia') => {
  const asked: Array<Asked> = []
  const run = async (group: string, endpoint: string, parts: Asked['parts']) => {
    asked.push({ name: `${group}.${endpoint}`, parts })
    return Result.succeed(answers[endpoint] ?? null)
  }
  const saved: Array<string> = []
  const gateway = policyEditorGateway(
    Object.assign(run, { bytes: run }) as unknown as Run,
    tenantId(tenant),
    texts,
    now,
    (_, name) => saved.push(name),
  )
  return { gateway, asked, saved }
}

const inMemory = (): KeptTexts => {
  const kept = new Map<string, unknown>()
  return {
    recall: async (key) => kept.get(key),
    keep: async (key, content) => void kept.set(key, content),
    forget: async (key) => void kept.delete(key),
  }
}

const pdf = new File(['%PDF-'], 'Ladder_safety.pdf')

describe('A file is sent with what it is about', () => {
  it('a new one with the title its name says', async () => {
    const { gateway, asked } = aGateway()
    await gateway.uploadPolicy({ subject: { ...of, type: 1 }, files: [pdf], progressed: () => undefined }, signal)
    const [{ name, parts }] = asked as [Asked]
    expect([name, [...(parts.payload as FormData).keys()]]).toEqual([
      'hrDocumentFiles.addExisting',
      ['id', 'type', 'title', 'file'],
    ])
    expect(parts.payload?.get('type')).toBe('1')
    expect(parts.payload?.get('title')).toBe('Ladder safety')
  })

  it.each([
    [4, ['version', 'file']],
    [null, ['file']],
  ])('another one over the draft of version %j', async (draftVersion, fields) => {
    const { gateway, asked } = aGateway()
    const subject = { ...of, draftVersion }
    await gateway.replaceFile({ subject, files: [pdf], progressed: () => undefined }, signal)
    const [{ parts }] = asked as [Asked]
    expect([...(parts.payload as FormData).keys()]).toEqual(fields)
  })

  it('images one after the other; what arrived before one failed is not sent again', async () => {
    const [one, two] = [new File(['1'], 'one.png'), new File(['2'], 'two.png')]
    const sent: Array<string> = []
    let isOnline = false
    const run = async (_: string, __: string, { payload }: { readonly payload: FormData }) => {
      const { name } = payload.get('file') as File
      sent.push(name)
      return name === 'one.png' || isOnline
        ? Result.succeed(anImage(name === 'one.png' ? 1 : 2))
        : Result.fail({ _tag: 'Unreachable' })
    }
    const gateway = policyEditorGateway(run as unknown as Run, tenantId('banksia'), inMemory(), now, () => undefined)
    const upload = (id: string) =>
      gateway.uploadImages(
        { subject: { id: hrDocumentId(id) }, files: [one, two], progressed: () => undefined },
        signal,
      )
    expect(Result.isFailure(await upload('Ladders'))).toBe(true)
    isOnline = true
    expect(await upload('Ladders')).toEqual(Result.succeed([anImage(1), anImage(2)]))
    expect(sent).toEqual(['one.png', 'two.png', 'two.png'])
    // Another policy has them of its own.
    await upload('Heat')
    expect(sent.slice(3)).toEqual(['one.png', 'two.png'])
  })

  it.each([
    [0, 'hrDocumentFiles.file', { of: 'draft' }],
    [2, 'hrDocumentFiles.versionFile', undefined],
  ])('that of version %d is asked for by %s', async (versionNo, name, query) => {
    const { gateway, asked, saved } = aGateway()
    await gateway.saveFile({ ...of, versionNo, name: 'ladders.pdf' }, signal)
    expect([asked[0]?.name, asked[0]?.parts.query, saved]).toEqual([name, query, ['ladders.pdf']])
  })
})

it('A template is compared with the policy as it is now', async () => {
  const comparison = { latestVersion: 2 }
  const { gateway } = aGateway({ read: aPublished(), compareTemplate: comparison })
  expect(await gateway.compareTemplate(of, signal)).toEqual(Result.succeed({ document: aPublished(), comparison }))
})

describe('What is typed is kept in this browser', () => {
  const text = { heading: { title: 'Ladders', category: '' }, content: aText('One'), draftVersion: null }

  it('for each client on its own', async () => {
    const texts = inMemory()
    await aGateway({}, texts).gateway.keepText({ ...of, person: max, text }, signal)
    const recalledIn = (tenant: string) =>
      aGateway({}, texts, tenant).gateway.recallText({ ...of, person: max }, signal)
    expect(await recalledIn('tidewater')).toEqual(Result.succeed(null))
    expect(await recalledIn('banksia')).not.toEqual(Result.succeed(null))
  })

  it('for each person on their own, with the time', async () => {
    const { gateway } = aGateway()
    await gateway.keepText({ ...of, person: max, text }, signal)
    expect(await gateway.recallText({ ...of, person: max }, signal)).toEqual(
      Result.succeed({ ...text, keptUtc: '2026-11-02T03:00:00.000Z' }),
    )
    expect(await gateway.recallText({ ...of, person: eve }, signal)).toEqual(Result.succeed(null))
    await gateway.forgetText({ ...of, person: max }, signal)
    expect(await gateway.recallText({ ...of, person: max }, signal)).toEqual(Result.succeed(null))
  })

  it.each([undefined, 'text', {}, { heading: {} }, { ...text, content: aDocument() }])(
    'and %j is none',
    async (content) => {
      const { gateway } = aGateway({}, { ...inMemory(), recall: async () => content })
      expect(await gateway.recallText({ ...of, person: max }, signal)).toEqual(Result.succeed(null))
    },
  )

  it('a browser that keeps nothing is no reason to fail', async () => {
    const texts = keptTexts(undefined)
    await texts.keep('a', 1)
    await texts.forget('a')
    expect(await texts.recall('a')).toBeUndefined()
  })
})
