import { Effect, Result } from 'effect'
import { expect, test } from 'vitest'
import { cleanSvg } from '../../../src/server/files/svgCleaning.ts'

const cleaned = (text: string, time?: number) => Effect.runPromise(cleanSvg(new Uint8Array(Buffer.from(text)), time))

const shape = '<path d="M0 0h9v9z"/>'
const drawing = (shapes: number) => `<svg xmlns="http://www.w3.org/2000/svg">${shape.repeat(shapes)}</svg>`

test('a drawing is cleaned beside the requests: they go on meanwhile', async () => {
  let ticks = 0
  const ticking = setInterval(() => ticks++, 5)
  const answer = await cleaned(drawing(3_000), 60_000)
  clearInterval(ticking)
  expect(answer).toEqual(Result.succeed(drawing(3_000)))
  expect(ticks).toBeGreaterThan(20)
})

test('its refusals arrive', async () => {
  expect(await cleaned('<html/>')).toEqual(Result.fail('unsupportedType'))
  expect(await cleaned('<svg><script/></svg>')).toEqual(Result.fail('unsafeSvg'))
})

test('one that takes too long is refused, and the next is cleaned', async () => {
  const answers = await Promise.all([cleaned(drawing(4_900), 1), cleaned(drawing(1))])
  expect(answers).toEqual([Result.fail('unsafeSvg'), Result.succeed(drawing(1))])
})
