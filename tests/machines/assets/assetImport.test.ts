import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { AssetImport, AssetImportReport } from '../../../src/domain/assets/import/nouns.ts'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import { assetImport } from '../../../src/machines/assets/import/assetImport.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import { importRevert } from '../../../src/machines/kit/import/import.setup.ts'
import { aClock, held, refused, unreachable } from '../ports.ts'

const importId = (number: number) => `00000000-0000-4000-8000-00000000900${number}` as ItemId
const csv = new File(['Tag,What\nA-1,Drill'], 'assets.csv', { type: 'text/csv' })

const aReport = (over: Partial<AssetImportReport> = {}): AssetImportReport => ({
  encoding: 'utf-8',
  delimiter: ',',
  dateOrder: 'dayFirst',
  columns: [
    { header: 'Tag', samples: ['A-1'], field: 'number' },
    { header: 'What', samples: ['Drill'], field: 'name' },
  ],
  rowCount: 3,
  readyCount: 1,
  changedCount: 1,
  unchangedCount: 1,
  problemCount: 0,
  failedRows: [],
  preview: [],
  leftOutRows: [],
  missing: [],
  ...over,
})

const anImport = (over: Partial<AssetImport> = {}): AssetImport => ({
  id: importId(1),
  fileName: 'assets.csv',
  status: 'done',
  rowCount: 3,
  madeCount: 1,
  changedCount: 1,
  unchangedCount: 1,
  kept: [],
  leftOutCount: 0,
  leftOut: { headers: [], rows: [] },
  made: [],
  createdBy: 'Ava Lindqvist',
  createdUtc: '2026-11-21T01:00:00.000Z',
  revertedUtc: null,
  ...over,
})

type Answered = { readonly report: AssetImportReport; readonly made: AssetImport | null }

const anActor = async (imports: ReadonlyArray<AssetImport> = []) => {
  const validate = held<{ mapping: unknown; edits: unknown; leftOut: unknown }, Answered>()
  const create = held<{ id: string; leftOut: unknown }, Answered>()
  const list = held<void, ReadonlyArray<AssetImport>>()
  const one = held<object, AssetImport>()
  const revert = held<{ subject: object }, AssetImport>()
  const actor = createActor(
    assetImport.machine.provide({
      actors: {
        validateFile: validate.logic,
        createFromFile: create.logic,
        loadImports: list.logic,
        loadImport: one.logic,
        revert: importRevert.machine.provide({ actors: { run: revert.logic } }),
      },
    }),
    { clock: aClock() },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  actor.send({ type: 'page.opened' })
  await list.give(imports)
  const at = () => actor.getSnapshot()
  const offer = (file = csv) => actor.send({ type: 'files.offered', files: [file], id: importId(1) })
  /** Read, and on its way to be checked. */
  const checking = async (report = aReport()) => {
    offer()
    await validate.give({ report, made: null })
    actor.send({ type: 'mapping.confirmed' })
  }
  const reviewing = async (report = aReport()) => {
    await checking(report)
    await validate.give({ report, made: null })
  }
  const question = () => at().children.revert as unknown as ConfirmActor
  return { actor, validate, create, list, one, revert, toasts, at, offer, checking, reviewing, question }
}

describe('A file of assets', () => {
  it('nothing is asked before the page is shown', () => {
    const list = held<void, ReadonlyArray<AssetImport>>()
    createActor(assetImport.machine.provide({ actors: { loadImports: list.logic } })).start()
    expect(list.asked).toEqual([])
  })

  it('is read, its columns guessed, checked and imported under the id that was made with it', async () => {
    const { actor, create, toasts, at, reviewing } = await anActor()
    await reviewing()
    expect([at().value, toasts]).toEqual(['reviewing', ['success: The file can be imported']])
    actor.send({ type: 'import.asked' })
    actor.send({ type: 'import.asked' })
    expect(create.asked.map(({ id }) => id)).toEqual([importId(1)])
    await create.give({ report: aReport(), made: anImport() })
    expect([at().value, toasts.at(-1), at().context.imports.length]).toEqual([
      'done',
      'success: Assets imported successfully',
      1,
    ])
  })

  it('of another kind is told and changes nothing', async () => {
    const { validate, at, offer } = await anActor()
    offer(new File(['x'], 'assets.pdf', { type: 'application/pdf' }))
    expect([at().value, validate.asked, at().context.problem]).toEqual(['choosing', [], expect.stringContaining('CSV')])
  })

  it('that cannot be read says why, and another can be chosen', async () => {
    const { validate, at, offer } = await anActor()
    offer()
    await validate.refuse(refused('open_quote', 422))
    expect([at().value, at().context.refusal, at().context.file]).toEqual(['choosing', 'refused: open_quote', null])
    offer()
    expect(at().context.refusal).toBeNull()
  })

  it('is not checked while no column is the number', async () => {
    const { actor, validate, at, offer } = await anActor()
    offer()
    await validate.give({ report: aReport(), made: null })
    actor.send({ type: 'column.mapped', column: 0, field: null })
    actor.send({ type: 'mapping.confirmed' })
    expect([validate.asked.length, at().value]).toEqual([1, 'mapping'])
  })
})

describe('Nothing is imported', () => {
  it.each([
    ['as long as a line is wrong', { problemCount: 1 }],
    ['as long as a needed column is missing', { missing: ['number' as const] }],
    ['when everything is here already', { readyCount: 0, changedCount: 0 }],
  ])('%s', async (_, over) => {
    const { actor, create, at, reviewing } = await anActor()
    await reviewing(aReport(over))
    actor.send({ type: 'import.asked' })
    expect([create.asked, at().value]).toEqual([[], 'reviewing'])
  })

  it('of what was put right and not checked again', async () => {
    const { actor, create, validate, at, reviewing } = await anActor()
    await reviewing()
    actor.send({ type: 'cell.changed', line: 2, column: 0, value: 'A-2' })
    actor.send({ type: 'import.asked' })
    expect([create.asked, at().value]).toEqual([[], 'reviewing'])
    actor.send({ type: 'check.asked' })
    expect(validate.asked.at(-1)).toMatchObject({ edits: [{ line: 2, column: 0, value: 'A-2' }] })
  })
})

describe('A line that is left out', () => {
  const wrongLine = (line: number) => ({
    line,
    name: `Asset ${line}`,
    cells: ['', 'Drill'],
    problems: [{ column: 0, value: '', because: 'notValid', message: 'Enter a number' }],
  })
  const twoWrong = aReport({ problemCount: 2, failedRows: [wrongLine(3), wrongLine(4)] })

  it('is sent by its number, once the lines are checked again', async () => {
    const { actor, create, validate, at, reviewing } = await anActor()
    await reviewing(twoWrong)
    actor.send({ type: 'line.leftOut', line: 3 })
    actor.send({ type: 'line.leftOut', line: 4 })
    actor.send({ type: 'line.putBack', line: 3 })
    actor.send({ type: 'import.asked' })
    expect([create.asked, at().value, at().context.isChanged]).toEqual([[], 'reviewing', true])
    actor.send({ type: 'check.asked' })
    expect(validate.asked.at(-1)).toMatchObject({ leftOut: [4] })
  })

  it('all with problems are, besides those that were, and are checked at once', async () => {
    const { actor, create, validate, at, reviewing } = await anActor()
    await reviewing(twoWrong)
    actor.send({ type: 'line.leftOut', line: 9 })
    actor.send({ type: 'line.leftOut', line: 4 })
    actor.send({ type: 'problems.leftOut' })
    expect([at().value, validate.asked.at(-1)?.leftOut]).toEqual(['validating', [9, 4, 3]])
    await validate.give({ report: aReport({ leftOutRows: [wrongLine(3), wrongLine(4)] }), made: null })
    actor.send({ type: 'import.asked' })
    expect(create.asked[0]).toMatchObject({ leftOut: [9, 4, 3] })
  })

  it('is left out while the lines are checked again, of what the check before has found', async () => {
    const { actor, validate, at, checking } = await anActor()
    await checking(twoWrong)
    actor.send({ type: 'problems.leftOut' })
    expect([at().value, validate.asked.length, validate.asked.at(-1)?.leftOut]).toEqual(['validating', 3, [3, 4]])
    const report = aReport({ leftOutRows: [wrongLine(3), wrongLine(4)] })
    await validate.give({ report, made: null })
    expect([at().value, at().context.report]).toEqual(['validating', twoWrong])
    await validate.give({ report, made: null })
    expect([at().value, at().context.report]).toEqual(['reviewing', report])
  })

  it('or the columns are, without waiting for the check', async () => {
    const { actor, at, checking } = await anActor()
    await checking(twoWrong)
    actor.send({ type: 'mapping.reopened' })
    expect(at().value).toBe('mapping')
  })

  it('stays left out when the columns are changed, and not of another file or encoding', async () => {
    const { actor, validate, at, reviewing, offer } = await anActor()
    await reviewing(twoWrong)
    actor.send({ type: 'line.leftOut', line: 3 })
    actor.send({ type: 'mapping.reopened' })
    expect(at().context.leftOut).toEqual([3])
    actor.send({ type: 'encoding.chosen', encoding: 'windows-1252' })
    await validate.give({ report: twoWrong, made: null })
    expect(at().context.leftOut).toEqual([])
    actor.send({ type: 'mapping.confirmed' })
    await validate.give({ report: twoWrong, made: null })
    actor.send({ type: 'line.leftOut', line: 3 })
    actor.send({ type: 'file.discarded' })
    offer()
    expect(at().context.leftOut).toEqual([])
  })

  it('while the lines are being checked is not overwritten by the answer', async () => {
    const { actor, validate, at, reviewing } = await anActor()
    await reviewing(twoWrong)
    actor.send({ type: 'check.asked' })
    actor.send({ type: 'line.leftOut', line: 3 })
    await validate.give({ report: aReport(), made: null })
    expect([at().value, at().context.isChanged, at().context.leftOut]).toEqual(['reviewing', true, [3]])
  })
})

describe('What was mapped and put right stays, whatever the answer', () => {
  it('a lost connection is said, and asked again it is the same import', async () => {
    const { actor, create, toasts, at, reviewing } = await anActor()
    await reviewing()
    actor.send({ type: 'import.asked' })
    await create.refuse(unreachable)
    expect([at().value, toasts.at(-1), at().context.refusal]).toEqual([
      'reviewing',
      'error: Failed to import assets',
      expect.stringContaining('cannot be reached'),
    ])
    actor.send({ type: 'import.asked' })
    expect(create.asked.map(({ id }) => id)).toEqual([importId(1), importId(1)])
  })

  it.each([
    ['a number that was taken meanwhile', refused('number_in_use', 409)],
    ['a category that was merged meanwhile', refused('has_problems', 422)],
  ])('%s has the lines checked again', async (_, failure) => {
    const { actor, create, validate, at, reviewing } = await anActor()
    await reviewing()
    actor.send({ type: 'import.asked' })
    await create.refuse(failure)
    expect(at().value).toBe('validating')
    await validate.give({ report: aReport({ problemCount: 1 }), made: null })
    expect(at().value).toBe('reviewing')
  })

  it('a line that is put right while it is being checked is not overwritten by the answer', async () => {
    const { actor, validate, at, reviewing } = await anActor()
    await reviewing()
    actor.send({ type: 'check.asked' })
    actor.send({ type: 'cell.changed', line: 2, column: 1, value: 'Hammer drill' })
    await validate.give({ report: aReport(), made: null })
    expect([at().value, at().context.isChanged]).toEqual(['reviewing', true])
  })
})

describe('An earlier import', () => {
  it('is read whole, for a list says less of each', async () => {
    const { actor, one, at } = await anActor([anImport()])
    actor.send({ type: 'import.opened', id: importId(7) })
    expect(one.asked).toEqual([{ id: importId(7) }])
    const leftOut = { headers: ['Tag'], rows: [{ line: 3, name: 'A-3', cells: ['A-3'], problems: [] }] }
    await one.give(anImport({ id: importId(7), leftOutCount: 1, leftOut }))
    expect([at().value, at().context.current?.leftOut]).toEqual(['done', leftOut])
  })

  it.each([
    ['reverted', 'reverted'],
    ['done', 'done'],
  ] as const)('that is %s is shown as such', async (status, value) => {
    const { actor, one, at } = await anActor()
    actor.send({ type: 'import.opened', id: importId(1) })
    await one.give(anImport({ status }))
    expect(at().value).toBe(value)
  })

  it('that is not there says so, and leaves the list', async () => {
    const { actor, one, at } = await anActor([anImport()])
    actor.send({ type: 'import.opened', id: importId(9) })
    await one.refuse(refused('not_found', 404))
    expect([at().value, at().context.refusal]).toEqual(['choosing', 'refused: not_found'])
  })
})

describe('What an import made can be taken back', () => {
  it('later, behind a question that names the file', async () => {
    const { actor, one, revert, toasts, at, question } = await anActor([anImport()])
    actor.send({ type: 'import.opened', id: importId(1) })
    await one.give(anImport())
    actor.send({ type: 'revert.asked' })
    expect(question().getSnapshot().context.text).toContain('assets.csv')
    question().send({ type: 'dialog.confirmed' })
    expect(revert.asked[0]?.subject).toEqual({ id: importId(1) })
    await revert.give(anImport({ status: 'reverted' }))
    expect([at().value, toasts]).toEqual(['reverted', ['success: The import has been reverted']])
  })

  it('one that was taken back elsewhere is refused in the question', async () => {
    const { actor, one, revert, at, question } = await anActor([anImport()])
    actor.send({ type: 'import.opened', id: importId(1) })
    await one.give(anImport())
    actor.send({ type: 'revert.asked' })
    question().send({ type: 'dialog.confirmed' })
    await revert.refuse(refused('not_in_this_state'))
    expect(question().getSnapshot().context.refusal).toContain('refused: not_in_this_state')
    question().send({ type: 'dialog.cancelled' })
    expect(at().value).toBe('done')
  })
})
