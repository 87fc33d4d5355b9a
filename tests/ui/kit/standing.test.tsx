import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useStanding } from '../../../src/ui/kit/standing.ts'

const Dialog = () => {
  useStanding('dialog')
  return null
}
const Bar = ({ isThere }: { readonly isThere: boolean }) => {
  useStanding('foot', isThere)
  return null
}

const stands = (what: string) => document.body.matches(`[data-standing~=${what}]`)

describe('the body says what stands over the page, so that toasts make room', () => {
  it('as long as any of it does', () => {
    const below = render(<Dialog />)
    const above = render(<Dialog />)
    above.unmount()
    expect(stands('dialog')).toBe(true)
    below.unmount()
    expect(stands('dialog')).toBe(false)
  })

  it('and of a bar only while it is there', () => {
    const { rerender } = render(<Bar isThere={false} />)
    expect(stands('foot')).toBe(false)
    rerender(<Bar isThere />)
    expect([stands('foot'), stands('dialog')]).toEqual([true, false])
    rerender(<Bar isThere={false} />)
    expect(stands('foot')).toBe(false)
  })
})
