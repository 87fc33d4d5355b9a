import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { places } from '../../src/domain/session/places.ts'
import { type Module, modulesUnder, planted } from './modules.ts'

/** The first words of all pages: `/employees`, `/hrDocuments`. */
const words = [...new Set(Object.values(places).map(({ path }) => path.split('/')[1] ?? ''))].filter(
  (word) => word !== '',
)
const page = `/(${words.join('|')})(?=[/?#"']|$)`
const anyWord = new RegExp(`/(${words.join('|')})\\b`)
const beginsAnAddress = new RegExp(`^${page}|href=["']${page}`)

/** The addresses of pages that are written by hand: whole strings, and templates that begin with one or put one behind a host. */
const addressesIn = ({ path, source }: Module): ReadonlyArray<string> => {
  const found: string[] = []
  // Most files have none, and reading takes its time.
  if (!anyWord.test(source)) return found
  const look = (text: string) => beginsAnAddress.test(text) && found.push(`${path} writes ${text}: ask pathTo`)
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') look(value)
    },
    TemplateLiteral({ quasis }) {
      const texts = quasis.map(({ value }) => value.raw)
      // What the API is asked for has paths of its own.
      if (!texts[0]?.startsWith('/api/')) for (const text of texts) look(text)
    },
  }).visit(parseSync(path, source).program)
  return found
}

/** The table itself, and the API, which has paths of its own. */
const writesThem = ({ path }: Module): boolean =>
  path === 'src/domain/session/places.ts' || path.startsWith('src/contract/')

const writtenByHand = (modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  modules.filter((module) => !writesThem(module)).flatMap(addressesIn)

const source = modulesUnder('src/**/*.{ts,tsx}')

describe('no address of a page is written by hand', () => {
  it('throughout src', () => {
    expect(words.length).toBeGreaterThan(30)
    expect(writtenByHand(source)).toEqual([])
  })

  it.each([
    [`const to = '/employees/'`],
    [`const to = '/hrDocuments?q=leave'`],
    [`const to = \`/employee/\${id}?tab=goals\``],
    [`const link = \`\${publicUrl}/certifications\``],
    [`const link = \`\${publicUrl}/employee/\${id}/compliance\``],
    [`const A = () => <a href="/company/audit">Audit</a>`],
    [`const mail = html\`<a href="/feedback">Write to us</a>\``],
  ])('and catches %s', (text) => {
    expect(writtenByHand(planted({ 'src/ui/goals/A.tsx': text }))).toHaveLength(1)
  })

  it.each([
    [`const to = pathTo('employee', { id })`],
    [`const to = \`\${pathTo("employee", { id })}?tab=goals\``],
    [`const root = '/'`],
    [`const to = '/employeesOfTheMonth'`],
    [`const next = \`/api/\${tenantId}/certifications?\${query}\``],
  ])('and lets pass %s', (text) => {
    expect(writtenByHand(planted({ 'src/ui/goals/A.tsx': text }))).toEqual([])
  })
})
