import * as Result from 'effect/Result'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { button, clicks, done, there } from '../../../src/workshop/drivers/vocabulary.ts'
import { csv } from '../../../src/workshop/export/csv.ts'
import { json, readPaths } from '../../../src/workshop/export/json.ts'
import { playwright } from '../../../src/workshop/export/playwright.ts'
import { arrowsIn, effortOfAll, pathsOf } from '../../../src/workshop/model/paths.ts'
import type { Scenario } from '../../../src/workshop/model/scenario.ts'
import type { TestCase } from '../../../src/workshop/model/testCases.ts'
import { documentMachine } from '../model/toys.ts'

const document: Scenario = {
  machine: documentMachine,
  variants: [
    { label: 'an admin', input: { isAdmin: true } },
    { label: 'a reader', input: { isAdmin: false } },
  ],
}
const paths = pathsOf(document, { strategy: 'transitions' })
const cases = paths.flatMap((one) => one.cases)
const steps = cases.flatMap((one) => one.steps)

describe('paths', () => {
  it('have an id of their own in each situation, and say which it is', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    expect(cases.map(({ startsIn }) => startsIn[0])).toEqual(expect.arrayContaining(['an admin', 'a reader']))
  })

  it('can be had of one situation alone, or only to one state', () => {
    const ofReader = pathsOf(document, { strategy: 'transitions', variant: 'a reader' })
    expect(ofReader.map(({ variant }) => variant.label)).toEqual(['a reader'])
    expect(ofReader[0]?.cases[0]?.id).toBe('document-1')
    const [toSaving, blocked] = pathsOf(document, { strategy: 'states', to: 'document.page.saving' })
    expect(toSaving?.cases.at(-1)?.steps.at(-1)?.reached).toContain('page › saving')
    expect(blocked?.cases).toEqual([])
  })

  it('tell what they cost and cover together', () => {
    const effort = effortOfAll(paths)
    expect(effort).toMatchObject({ tests: cases.length, steps: steps.length })
    expect(effort.covered).toBe(effort.wanted)
    expect(arrowsIn(document, paths)).toEqual({ followed: 12, all: 12 })
  })
})

describe('CSV', () => {
  const rowsOf = (text: string) => papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })

  it('has a row for each step, which a spreadsheet reads back', () => {
    const { data, errors } = rowsOf(csv('Document', cases))
    expect(errors).toEqual([])
    expect(data).toHaveLength(steps.length)
    expect(data[0]).toMatchObject({ machine: 'Document', case: cases[0]?.id, step: '1', event: steps[0]?.event.type })
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is text and no formula', (evil) => {
    const [one] = cases as [TestCase]
    const { data } = rowsOf(csv(evil, [{ ...one, title: evil }]))
    for (const cell of [data[0]?.machine, data[0]?.title]) expect(cell).toBe(`'${evil}`)
  })

  it('keeps quotes, commas and line ends of a name in their cell', () => {
    const [one] = cases as [TestCase]
    const title = 'a "b", c\nd'
    expect(rowsOf(csv('Document', [{ ...one, title }])).data[0]?.title).toBe(title)
  })
})

describe('JSON', () => {
  it('can be read again', () => {
    const read = readPaths(json('document', 'Document', 'Reads and saves.', cases))
    expect(Result.getOrThrow(read)).toMatchObject({ machine: 'document', cases: JSON.parse(JSON.stringify(cases)) })
  })

  it('keeps of an event its type alone', () => {
    const [one] = cases as [TestCase]
    const secret = {
      ...one,
      steps: one.steps.map((step) => ({ ...step, event: { ...step.event, email: 'eve@x.test' } })),
    }
    expect(json('document', 'Document', '', [secret])).not.toContain('eve@x.test')
  })

  it.each([
    ['nonsense', '{', /not JSON/],
    ['something else', '{"a":1}', /no paths of Tenure/],
    ['another version', '{"format":"tenure-paths","version":2}', /version 2; version 1/],
    ['half of it', '{"format":"tenure-paths","version":1,"machine":"m"}', /missing or damaged/],
    [
      'a damaged step',
      '{"format":"tenure-paths","version":1,"machine":"m","title":"","purpose":"","cases":[{"id":"a","title":"","machine":"m","startsIn":[],"covers":[],"steps":[{}]}]}',
      /missing or damaged/,
    ],
  ])('with %s is refused in a sentence', (_, text, says) => {
    const read = readPaths(text)
    expect(Result.isFailure(read) && read.failure).toMatch(says)
  })
})

describe('a Playwright spec', () => {
  const spec = playwright(
    'It’s',
    [
      {
        machine: 'm',
        variant: 'a "person"',
        scene: { who: 'ava', path: '/', begin: [] },
        calls: { run: { method: 'PUT', url: /\/api\/x$/ } },
        tours: [
          {
            id: 'm-1',
            title: "it's done",
            start: [],
            atStart: [],
            steps: [
              {
                does: 'asks',
                acts: [clicks(button("O'Neil")), { does: 'answers', call: 'run', reply: done({ a: [1] }) }],
                sights: [there(button(/^Done/), { saying: 'Done' })],
                transitions: [],
                cases: [],
              },
            ],
          },
        ],
      },
    ],
    "import { expect, type Page } from '@playwright/test'\n\nexport const hold = 1\n",
    '1 tests, 1 steps.',
  )

  it('brings along all it needs, and exports nothing', () => {
    expect(spec).toContain("import { expect, test, type Page } from '@playwright/test'")
    expect(spec).not.toMatch(/^export /m)
  })

  it('does each step and looks at what is to be seen, by role and name', () => {
    expect(spec).toContain("await page.getByRole('button', { name: 'O\\'Neil', exact: true }).click()")
    expect(spec).toContain('await answer(\'run\', { kind: "done", data: {"a":[1]} })')
    expect(spec).toContain("await expect(page.getByRole('button', { name: /^Done/ })).toContainText('Done')")
    expect(spec).toContain("'m-1 it\\'s done'")
  })
})
