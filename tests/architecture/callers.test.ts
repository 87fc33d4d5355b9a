import { describe, expect, it } from 'vitest'
import { askedByNobody, noCaller } from './callers.ts'
import { modulesUnder, planted } from './modules.ts'

const product = modulesUnder('src/**/*.{ts,tsx}')
const rules = product.filter(({ path }) => path.startsWith('src/domain/'))
const rule = 'src/domain/goals/planted.ts'
const askedOf = (files: Readonly<Record<string, string>>) => {
  const all = planted(files)
  return askedByNobody(
    all.filter(({ path }) => path === rule),
    all,
  )
}

describe('a rule is asked by the product, and not by its tests alone', () => {
  it('each of them', () => {
    expect(rules.length).toBeGreaterThan(200)
    expect(askedByNobody(rules, product).filter((found) => !(found in noCaller))).toEqual([])
  })

  it('and nothing is excused that is called, or without a reason', () => {
    const found = askedByNobody(rules, product)
    for (const [name, reason] of Object.entries(noCaller)) {
      expect(found).toContain(name)
      expect(reason).toMatch(/\.$/)
    }
  })

  it('and catches one that only a comment names', () => {
    const source = '/** Of `isLate`. */\nexport const isLate = () => true\n'
    expect(askedOf({ [rule]: source, 'src/ui/goals/a.ts': '// isLate' })).toEqual([`${rule}: isLate`])
  })

  it.each([
    ['a file that takes it', { 'src/ui/goals/a.ts': "import { isLate } from '../../domain/goals/planted.ts'" }],
    ['a file that takes all', { 'src/ui/goals/a.ts': "import * as goals from '../../domain/goals/planted.ts'" }],
    ['its own', { [rule]: 'export const isLate = () => true\nconst late = [1].filter(isLate)' }],
  ])('and lets %s be a caller', (_, files) => {
    expect(askedOf({ [rule]: 'export const isLate = () => true', ...files })).toEqual([])
  })
})
