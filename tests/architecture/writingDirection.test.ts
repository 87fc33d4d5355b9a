import { describe, expect, it } from 'vitest'
import { type Module, modulesUnder, planted, writtenIn } from './modules.ts'

/** A place on one side of the screen rather than at one end of the writing. */
const oneSided = [
  /(?<![\w.-])(?:(?:margin|padding|border|inset)(?:Left|Right)|m[lr]|p[lr]|left|right|border(?:Top|Bottom)(?:Left|Right)Radius)(?=: )/g,
  /(?<=textAlign: )'(?:left|right)'/g,
  /inset -?\d+px 0|translateX\((?!calc\(.*--forward)/g,
]

/** Stays as it is drawn: the org chart's stage has coordinates of its own. */
const drawn = 'src/ui/theme/recipes/orgChart.ts'

const sidesIn = (modules: ReadonlyArray<Module>) =>
  writtenIn(
    modules.filter(({ path }) => path !== drawn),
    oneSided,
  )

describe('a page is laid out along the writing, so that a language from right to left mirrors it', () => {
  it('in every recipe', () => {
    const recipes = modulesUnder('src/ui/theme/**/*.ts')
    expect(recipes.length).toBeGreaterThan(15)
    expect(sidesIn(recipes)).toEqual([])
  })

  it.each([
    "left: '0'",
    "pl: { base: '6' }",
    "borderRight: '1px solid'",
    "textAlign: 'left'",
    "boxShadow: 'inset 2px 0 red'",
    "transform: 'translateX(12px)'",
  ])('and catches `%s`', (style) => {
    expect(sidesIn(planted({ 'src/ui/theme/recipes/planted.ts': `export const a = { ${style} }\n` }))).toHaveLength(1)
  })
})
