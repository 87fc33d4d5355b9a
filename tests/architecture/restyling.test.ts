import { describe, expect, it } from 'vitest'
import { type Module, modulesUnder, planted, writtenIn } from './modules.ts'

/**
 * Selectors after which Chromium works out the styles of a whole page anew whenever any element comes or goes: one that
 * asks what is anywhere in the page, one of which element beside which says nothing of either, one that asks each element
 * what is in it.
 */
const restyling = [
  /(?:body|html|:root)(?:\[[^\]]*\])?:has\([^']*/g,
  /(?:\*|:(?:first|last|nth|only)-[\w-]+(?:\([^)]*\))?) [+~] [*:][^']*/g,
  /(?<=[>+~ ] )(?::(?:not|is)\((?:[^()]*, )?)?:has\([^']*/g,
]

const restylingIn = (modules: ReadonlyArray<Module>) => writtenIn(modules, restyling)

describe('what comes and goes on a page does not have all of it styled anew', () => {
  it('in every recipe', () => {
    const recipes = modulesUnder('src/ui/theme/**/*.ts')
    expect(recipes.length).toBeGreaterThan(15)
    expect(restylingIn(recipes)).toEqual([])
  })

  it.each([
    "'body:has([data-foot]) &': {}",
    "'& > * + *': {}",
    "'& > :first-child:nth-last-child(n+3) ~ :not(.badge)': {}",
    "'& > :not(:has(time))': {}",
    "'& > :is(button, :has(> input))': {}",
  ])('and catches `%s`', (style) => {
    expect(restylingIn(planted({ 'src/ui/theme/recipes/planted.ts': `export const a = { ${style} }\n` }))).toHaveLength(
      1,
    )
  })

  it.each(["'&:has(> .badge)': {}", "'&:not(:has(.avatar)) > .home__acts': {}", "'& > .home__words + *': {}"])(
    'and leaves `%s`, which says whose',
    (style) => {
      expect(restylingIn(planted({ 'src/ui/theme/recipes/planted.ts': `export const a = { ${style} }\n` }))).toEqual([])
    },
  )
})
