import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { generateStyles, root } from './programs.ts'

const recipes = 'styled-system/styles/recipes'
const theme = join(root, 'src/ui/theme')
const fileOf = (recipe: string) => `${recipe.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.css`

/** The recipes of the sheet that every page has before its first paint: those `global.css` names. */
const ofFirstPaint = () =>
  new Set(
    [...readFileSync(join(theme, 'global.css'), 'utf8').matchAll(/recipes\/([\w-]+\.css)/g)].map(([, file]) => file),
  )

let first = ofFirstPaint()
const layers = readFileSync(join(theme, 'layers.css'), 'utf8')

/**
 * Every other recipe comes with the code that uses it: whoever writes `slot('chart', …)` need not also import its
 * styles, and cannot forget to.
 */
export const recipeStyles: Plugin = {
  name: 'tenure:recipe-styles',
  enforce: 'pre',
  configureServer: ({ watcher }) => {
    watcher.on('change', async (path) => {
      if (path === join(theme, 'global.css')) first = ofFirstPaint()
      if (/src[\\/]ui[\\/]theme[\\/].*\.ts$/.test(path)) await generateStyles()
    })
  },
  transform: {
    filter: {
      id: [/src[\\/]ui[\\/].*\.tsx?$/, /styled-system[\\/]styles[\\/]recipes[\\/].*\.css$/],
      code: /\b(?:look|slot)\(\s*'|@layer/,
    },
    handler(code, id) {
      // A page may get this sheet before the first one, and whose layers come first is decided by who names them first.
      if (id.endsWith('.css')) return { code: `${layers}${code}`, map: null }
      const used = new Set([...code.matchAll(/\b(?:look|slot)\(\s*'(\w+)'/g)].map(([, recipe = '']) => fileOf(recipe)))
      const later = [...used].filter((file) => !first.has(file))
      return { code: [code, ...later.map((file) => `import '${recipes}/${file}'`)].join('\n'), map: null }
    },
  },
}
