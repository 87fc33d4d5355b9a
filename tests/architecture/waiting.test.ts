import { describe, expect, it } from 'vitest'
import { type Module, modulesUnder, planted } from './modules.ts'

/**
 * Waiting with `use` for what may be there already waits only sometimes: React then takes the next hook with a state
 * for another one (its error 467) and draws the whole page anew. So such a hook stands in a component of its own, below.
 */
const stateless = ['useApp', 'useContext']

const hooksBehindUse = (modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  modules.flatMap(({ path, source }) =>
    source.split(/^\}\)?;?$/m).flatMap((block) => {
      const [, ...behind] = block.split(/\buse\(|\buseArea\(/)
      const hooks = behind.join(' ').match(/\buse[A-Z]\w*(?=[(<])/g) ?? []
      return hooks.filter((hook) => !stateless.includes(hook)).map((hook) => `${path}: ${hook}`)
    }),
  )

describe('no hook with a state stands behind one that waits', () => {
  it('throughout src', () => {
    expect(hooksBehindUse(modulesUnder('src/**/*.{ts,tsx}'))).toEqual([])
  })

  it('and finds one', () => {
    const text = `const A = () => {\n  if (!app.isOpen('a')) use(app.openArea('a'))\n  const b = useSelector(c)\n  return b\n}\n`
    expect(hooksBehindUse(planted({ 'src/ui/a/A.tsx': text }))).toEqual(['src/ui/a/A.tsx: useSelector'])
  })
})
