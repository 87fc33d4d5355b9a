import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  type CropperInput,
  type CutOrder,
  cropperBy,
  cropperMachine,
  framesNothing,
} from '../../../src/machines/kit/cropper.machine.ts'
import { breaking, held, settled } from '../ports.ts'

const file = new File(['picture'], 'logo.png', { type: 'image/png' })
const piece = new File(['piece'], 'logo.png', { type: 'image/png' })
const size = { width: 960, height: 1_120 }
/** What the library tells at the beginning: the middle of the picture, as wide as it. */
const area = { x: 0, y: 280, width: 960, height: 560 }

const aCropper = (input: Partial<CropperInput> = {}) => {
  const cut = held<CutOrder, File>()
  const machine = cropperMachine.provide({ actors: { cut: cut.logic } })
  const actor = createActor(machine, { input: { file, ...input } }).start()
  return { actor, cut, at: () => actor.getSnapshot() }
}

describe('The cropper (§ 2.6)', () => {
  it('has a viewport of 480x280 unless told otherwise (§ 2.5: 300x125)', () => {
    expect(aCropper().at().context.frame).toEqual({ width: 480, height: 280 })
    const frame = { width: 300, height: 125 }
    expect(aCropper({ frame }).at().context.frame).toEqual(frame)
  })
  it('places the picture once its size is known: filling the frame, or whole', () => {
    for (const [start, zoom] of [
      ['filling', 480 / (600 * (960 / 1_120))],
      ['whole', 280 / 600],
    ] as const) {
      const { actor, at } = aCropper({ start })
      actor.send({ type: 'picture.zoomed', zoom: 3 })
      expect(at().value).toBe('measuring')
      actor.send({ type: 'picture.measured', picture: size })
      expect([at().value, at().context.crop]).toEqual(['adjusting', { x: 0, y: 0 }])
      expect(at().context.zoom).toBeCloseTo(zoom)
    }
  })
  it('keeps where the picture was moved and zoomed to, and comes back to the beginning', () => {
    const { actor, at } = aCropper()
    actor.send({ type: 'picture.measured', picture: size })
    const { zoom } = at().context
    actor.send({ type: 'picture.moved', crop: { x: 0, y: -20 } })
    actor.send({ type: 'picture.zoomed', zoom: 2 })
    expect([at().context.crop, at().context.zoom]).toEqual([{ x: 0, y: -20 }, 2])
    actor.send({ type: 'picture.reset' })
    expect([at().context.crop, at().context.zoom]).toEqual([{ x: 0, y: 0 }, zoom])
  })
  it('cuts nothing while nothing of the picture is in the frame', () => {
    const { actor, at } = aCropper()
    actor.send({ type: 'picture.measured', picture: size })
    actor.send({ type: 'crop.confirmed' })
    expect([at().value, framesNothing(at())]).toEqual(['adjusting', true])
    actor.send({ type: 'picture.framed', area: { ...area, x: 960 } })
    expect(framesNothing(at())).toBe(true)
    actor.send({ type: 'picture.framed', area: { ...area, x: 959 } })
    expect(framesNothing(at())).toBe(false)
  })
  it('leaves the picture where it is while it is cut', () => {
    const { actor, at } = aCropper()
    actor.send({ type: 'picture.measured', picture: size })
    actor.send({ type: 'picture.framed', area })
    actor.send({ type: 'crop.confirmed' })
    actor.send({ type: 'picture.moved', crop: { x: 5, y: 5 } })
    expect([at().value, at().context.crop, framesNothing(at())]).toEqual(['cutting', { x: 0, y: 0 }, false])
  })
  it('hands the order to cut over and ends with the piece', async () => {
    const { actor, cut, at } = aCropper()
    actor.send({ type: 'picture.measured', picture: size })
    actor.send({ type: 'picture.framed', area })
    actor.send({ type: 'crop.confirmed' })
    actor.send({ type: 'crop.confirmed' })
    expect(cut.asked).toEqual([{ file, area, size: { width: 960, height: 560 }, isCovered: true }])
    await cut.give(piece)
    expect([at().status, at().output]).toEqual(['done', { cut: piece }])
  })
  it('draws by what the browser draws by', async () => {
    const actor = createActor(
      cropperBy(async () => piece),
      { input: { file } },
    ).start()
    actor.send({ type: 'picture.measured', picture: size })
    actor.send({ type: 'picture.framed', area })
    actor.send({ type: 'crop.confirmed' })
    await settled()
    expect(actor.getSnapshot().output).toEqual({ cut: piece })
  })
  it('ends with nothing when it is left, also while it cuts', () => {
    const { actor, at } = aCropper()
    actor.send({ type: 'picture.measured', picture: size })
    actor.send({ type: 'picture.framed', area })
    actor.send({ type: 'crop.confirmed' })
    actor.send({ type: 'crop.left' })
    expect(at().output).toEqual({ cut: null })
  })
})

describe('A picture that cannot be used is said to be so', () => {
  it.each([
    [{ type: 'picture.unreadable' }],
    [{ type: 'picture.measured', picture: { width: 0, height: 10 } }],
  ] as const)('%o', (event) => {
    const { actor, at } = aCropper()
    actor.send(event)
    expect(at().value).toBe('unreadable')
    actor.send({ type: 'crop.left' })
    expect(at().status).toBe('done')
  })
  it.each([
    ['refuses', cropperBy(async () => null)],
    ['breaks', cropperMachine.provide({ actors: { cut: breaking() } })],
  ])('when the cutting %s', async (_, machine) => {
    const actor = createActor(machine, { input: { file } }).start()
    actor.send({ type: 'picture.measured', picture: size })
    actor.send({ type: 'picture.framed', area })
    actor.send({ type: 'crop.confirmed' })
    await settled()
    expect(actor.getSnapshot().value).toBe('unreadable')
  })
})
