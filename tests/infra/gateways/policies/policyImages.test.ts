import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import { policyImages } from '../../../../src/infra/gateways/policies/policyImages.ts'
import type { Run } from '../../../../src/infra/http/run.ts'
import { hrDocumentId } from '../../../fixtures/ids.ts'
import { anImage } from '../../../fixtures/policyImages.ts'

const id = hrDocumentId('Ladders')
const of = (number: number) => ({ id, imageId: anImage(number).id })

const aGateway = (isThere: () => boolean = () => true, atMost?: number) => {
  const asked: Array<unknown> = []
  const revoked: Array<string> = []
  const bytes = async (group: string, endpoint: string, { params }: { readonly params: object }) => {
    asked.push([`${group}.${endpoint}`, params])
    return isThere() ? Result.succeed(new Blob([])) : Result.fail({ _tag: 'Unreachable' })
  }
  let made = 0
  const urls = { createObjectURL: () => `blob:${++made}`, revokeObjectURL: (url: string) => void revoked.push(url) }
  return { images: policyImages({ bytes } as unknown as Pick<Run, 'bytes'>, urls, atMost), asked, revoked }
}

it('an image is fetched once for all the places that show it', async () => {
  const { images, asked } = aGateway()
  expect(images.known(of(1))).toBeNull()
  expect(await Promise.all([images.fetch(of(1)), images.fetch(of(1))])).toEqual(['blob:1', 'blob:1'])
  expect([images.known(of(1)), await images.fetch(of(1))]).toEqual(['blob:1', 'blob:1'])
  expect(asked).toEqual([['hrDocumentFiles.image', of(1)]])
})

it('one that could not be fetched is asked for again', async () => {
  let isThere = false
  const { images } = aGateway(() => isThere)
  expect(await images.fetch(of(1))).toBeNull()
  isThere = true
  expect(await images.fetch(of(1))).toBe('blob:1')
})

it('the oldest are given up', async () => {
  const { images, revoked } = aGateway(() => true, 2)
  for (const number of [1, 2, 3]) await images.fetch(of(number))
  expect([revoked, images.known(of(1)), images.known(of(3))]).toEqual([['blob:1'], null, 'blob:3'])
})
