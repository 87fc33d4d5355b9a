import { describe, expect, it } from 'vitest'
import { above } from '../../../src/ui/kit/overlays/above.ts'

const screen = { width: 400, height: 300 }
const box = { width: 100, height: 80 }
const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 20 })

describe('the tooltip', () => {
  it('stands over the middle of its anchor', () =>
    expect(above(anchorAt(200, 150), box, screen)).toEqual({ left: 170, top: 66 }))
  it('turns downwards when there is no room above', () =>
    expect(above(anchorAt(50, 20), box, screen)).toEqual({ left: 20, top: 44 }))
  it('never leaves the screen', () => {
    expect(above(anchorAt(380, 150), box, screen).left).toBe(292)
    expect(above(anchorAt(0, 150), box, screen).left).toBe(8)
    expect(above(anchorAt(0, 140), { width: 999, height: 999 }, screen)).toEqual({ left: 8, top: 8 })
  })
})
