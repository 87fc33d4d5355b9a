import { describe, expect, it } from 'vitest'
import { positioned } from '../../../src/ui/kit/position.ts'

const screen = { width: 400, height: 300 }
const box = { width: 100, height: 80 }
const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 20 })

describe('a floating box', () => {
  it('stands under its anchor, edges in line', () =>
    expect(positioned(anchorAt(50, 50), box, screen)).toEqual({ left: 50, top: 74 }))
  it('turns upwards when there is no room below', () =>
    expect(positioned(anchorAt(50, 250), box, screen)).toEqual({ left: 50, top: 166 }))
  it('turns downwards when there is no room above', () =>
    expect(positioned(anchorAt(50, 20), box, screen, { side: 'top' })).toEqual({ left: 50, top: 44 }))
  it('lines up at the end, or in the middle', () => {
    expect(positioned(anchorAt(200, 50), box, screen, { align: 'end' }).left).toBe(140)
    expect(positioned(anchorAt(200, 50), box, screen, { align: 'center' }).left).toBe(170)
  })
  it('never leaves the screen', () => {
    expect(positioned(anchorAt(380, 50), box, screen).left).toBe(292)
    expect(positioned(anchorAt(0, 50), box, screen, { align: 'end' }).left).toBe(8)
    expect(positioned(anchorAt(0, 140), { width: 999, height: 999 }, screen)).toEqual({ left: 8, top: 8 })
  })
  it('stands to the right, or to the left where there is no room', () => {
    expect(positioned(anchorAt(50, 50), box, screen, { side: 'right' })).toEqual({ left: 94, top: 50 })
    expect(positioned(anchorAt(300, 50), box, screen, { side: 'right' })).toEqual({ left: 196, top: 50 })
  })
})
