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
    expect(positioned(anchorAt(50, 20), box, screen, 'above')).toEqual({ left: 20, top: 44 }))
  it('stands over the middle of its anchor', () =>
    expect(positioned(anchorAt(200, 150), box, screen, 'above')).toEqual({ left: 170, top: 66 }))
  it('never leaves the screen', () => {
    expect(positioned(anchorAt(380, 50), box, screen).left).toBe(292)
    expect(positioned(anchorAt(0, 150), box, screen, 'above').left).toBe(8)
    expect(positioned(anchorAt(0, 140), { width: 999, height: 999 }, screen)).toEqual({ left: 8, top: 8 })
  })
})
