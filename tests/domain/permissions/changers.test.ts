import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { allChangers } from '../../../src/domain/permissions/areaChangers.ts'
import { whyDenied } from '../../../src/domain/permissions/changers.ts'
import { denials } from '../../../src/domain/permissions/wording.ts'

const domain = join(import.meta.dirname, '../../../src/domain')
const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) => /[wW]ording\.ts$/.test(file))
type Table = Readonly<Record<string, string>>

/** Every table of sentences by the reasons of an area's rules. */
const tables: ReadonlyArray<readonly [string, Table]> = (
  await Promise.all(
    files.toSorted().map(async (file) =>
      Object.entries((await import(pathToFileURL(join(domain, file)).href)) as Readonly<Record<string, Table>>)
        .filter(([name]) => /denials$/i.test(name))
        .map(([name, table]) => [`${file}: ${name}`, table] as const),
    ),
  )
).flat()

describe('(ours) a denial says which rule denied, and who could change that', () => {
  test.each([
    ['moduleMissing', 'Your plan does not include this feature. An administrator can change the plan.'],
    ['flagOff', 'This feature is turned off for your company. An administrator can turn it on.'],
    ['adminOnly', 'Only an administrator can do this.'],
    ['adminOrManagerOnly', 'Only administrators and managers can see this. An administrator sets reporting lines.'],
    ['featureNotGranted', 'None of your permission groups allows this. An administrator can add you to a group.'],
  ] as const)('of the gate %s', (because, sentence) => expect(denials[because]).toBe(sentence))

  it('says it once, and of a rule that names who may nothing more', () => {
    expect(whyDenied('flagOff', denials.flagOff)).toBe(denials.flagOff)
    const rule = 'Only the author can delete a comment.'
    expect(whyDenied('notYourComment', rule)).toBe(rule)
    expect(whyDenied('toString', rule)).toBe(rule)
  })

  it('names nobody for what is a matter of the thing itself', () => {
    const rule = 'This template is already archived.'
    expect(whyDenied('alreadyArchived', rule, allChangers)).toBe(rule)
  })
})

/** What is said in the rows of a result is no sentence, and has no changer. */
const isSentence = (text: string) => text.endsWith('.')

describe('(ours) a button says what the refusal of its call says', () => {
  // The server puts a sentence of these through `whyDenied` (`server/http/denied.ts`), and a button shows it as it is: in each area it is written out, for a
  // call would keep the sentences in groups of pages that say none of them.
  it.each(tables)('%s', (_, table) => {
    const sentences = Object.entries(table).filter(([, sentence]) => isSentence(sentence))
    expect(sentences.map(([because, sentence]) => [because, whyDenied(because, sentence, allChangers)])).toEqual(
      sentences,
    )
  })

  it('in every area that knows such a reason', () => {
    const reasons = tables.flatMap(([, table]) => Object.keys(table).filter((because) => because in allChangers))
    expect(reasons.length).toBeGreaterThan(15)
    expect(new Set(reasons)).toEqual(new Set(Object.keys(allChangers)))
  })
})
