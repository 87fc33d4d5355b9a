import * as Result from 'effect/Result'
import { assetColumns } from '../../../src/domain/assets/csv.ts'
import { importColumns } from '../../../src/domain/employees/import/columns.ts'
import type { EmployeeImport } from '../../../src/domain/employees/import/nouns.ts'
import { goalColumns } from '../../../src/domain/goals/csv.ts'
import { importRevertWording } from '../../../src/domain/kernel/import/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { assetImport } from '../../../src/machines/assets/import/assetImport.ts'
import { employeeImport } from '../../../src/machines/employees/import/employeeImport.ts'
import { goalImport } from '../../../src/machines/goals/import/goalImport.ts'
import type { ImportShape } from '../../../src/machines/kit/import/import.setup.ts'
import { cellIn, type ImportContext } from '../../../src/machines/kit/import/importing.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  any,
  busy,
  button,
  chooses,
  choosesFile,
  clicks,
  combobox,
  denied,
  dialog,
  fills,
  gone,
  heading,
  labelled,
  link,
  progressbar,
  region,
  text,
  textbox,
  there,
  until,
  waitsFor,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { fileNamed } from './filesOffered.ts'
import { answersAs } from './moments.ts'

/** A page's code is waited for where its clock stands still. */
const title = heading(/^Import /)
const choice = region('Choose a file')
const matching = region('Match the columns')
const running = region(/^Importing /)
const unlisted = text(/^Earlier imports could not be loaded/)
const check = button(/^Check \d+ lines?$/)
const checkAgain = button('Check again')
const another = button('Choose another file')
const anotherImport = button('Import another file')
const imports = button(/^Import( \d.*)?$/)
const reverts = button('Revert this import')
const question = dialog('Revert this import?')
const confirm = button('Revert import', question)
const wrongCell = textbox(/^Second of line 3/)

const contextOf = ({ snapshot: { context } }: Moment) => context as ImportContext

/** A thing that is done where the screen offers it. */
const where =
  (isOffered: (context: ImportContext, moment: Moment) => boolean, ...acts: ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    isOffered(contextOf(moment), moment) ? acts : null

const corrects = (value: string) =>
  where(
    ({ report, edits, leftOut }) =>
      report?.problemCount === 1 && leftOut.length === 0 && cellIn(edits, 3, 1, 'eve') !== value,
    fills(wrongCell, value),
  )

/** What is wrong with the file that was offered last, or why nothing came of one. */
const told = ({ problem, refusal }: ImportContext): ReadonlyArray<Sight> => {
  const said = problem ?? refusal
  return said === null ? [] : [there(any(text(said)))]
}

interface Kind {
  readonly shape: Pick<ImportShape<never, never>, 'id' | 'mappingDenied' | 'messages'>
  readonly path: string
  readonly url: string
  /** How its second column is called. */
  readonly second: string
  /** It is done at once, as a whole: it neither runs nor fails. */
  readonly isAtOnce?: true
}

type Listed = EmployeeImport

/** By what became of it, so that each can be told from the others. */
const called = (made: Listed): Listed => ({ ...made, fileName: `${made.status}.csv` })

const changingOf = ({ failure: _, remainingCount: __, doneCount: ___, finishedUtc: ____, ...made }: Listed) => ({
  ...made,
  changedCount: 0,
  made: [],
})

const importDriver = ({ shape, path, url, second, isAtOnce }: Kind): Driver => {
  const { id, messages } = shape
  const asStored = (made: Listed) => (isAtOnce ? changingOf(called(made)) : called(made)) as Listed
  const listed = answersAs<ReadonlyArray<Listed>>((all) =>
    all.filter(({ status }) => !isAtOnce || (status !== 'importing' && status !== 'failed')).map(asStored),
  )('list')
  const uploaded = answersAs<{ readonly made: Listed | null }>((answer) => ({
    ...answer,
    made: answer.made && asStored(answer.made),
  }))('upload')
  // Where the list could not be read, that is said instead.
  const opens = (status: Listed['status']) =>
    where(({ listRefusal }) => listRefusal === null, clicks(link(`Open the import of ${status}.csv`)))
  const atOnce = 'It is done at once and as a whole, so that it neither runs nor fails.'
  const ours = (keys: ReadonlyArray<string>, why: string) => Object.fromEntries(keys.map((key) => [key, why]))
  return {
    machine: id,
    scenes: {
      'an admin with a file': {
        who: 'ava',
        path,
        ...(isAtOnce ? { begin: [] } : { begin: [waitsFor(title)], stopsClock: true }),
      },
    },
    calls: {
      list: { method: 'GET', url: new RegExp(`/api/[^/]+/${url}/batches$`) },
      // Its file is read, checked and imported by one call.
      upload: { method: 'POST', url: new RegExp(`/api/[^/]+/${url}/csv$`) },
      loadImport: { method: 'GET', url: new RegExp(`/api/[^/]+/${url}/batches/[^/]+$`) },
      revert: { method: 'POST', url: new RegExp(`/api/[^/]+/${url}/batches/[^/]+/revert$`) },
    },
    successes: {},
    acts: {
      // The page itself opens it.
      'page.opened': [],
      'xstate.done.actor.loadImports': listed,
      'xstate.done.actor.readFile': uploaded,
      'xstate.done.actor.validateFile': uploaded,
      'xstate.done.actor.createFromFile': uploaded,
      'xstate.done.actor.loadImport': answersAs<Listed>(called)('loadImport'),
      'xstate.done.actor.openImport': answersAs<Listed>(asStored)('loadImport'),
      'files.offered: a CSV file': [choosesFile(labelled('File'), fileNamed('list.csv'))],
      'files.offered: a picture': [choosesFile(labelled('File'), fileNamed('list.png'))],
      'import.opened: the import that is done': opens('done'),
      'import.opened: the import that is failed': opens('failed'),
      'import.opened: the import that is reverted': opens('reverted'),
      'encoding.chosen': [chooses(combobox('Encoding'), 'Western (Windows 1252)')],
      'dateOrder.chosen': where(
        ({ dateOrder }) => dateOrder !== 'monthFirst',
        chooses(combobox('Dates such as 3/4/2024'), 'Month first: 4th Mar 2024'),
      ),
      'column.mapped: the second column is what it was': where(
        ({ mapping }) => mapping?.[1] === null,
        chooses(combobox('Second'), second),
      ),
      'column.mapped: the second column is left out': where(
        ({ mapping }) => mapping?.[1] != null,
        chooses(combobox('Second'), 'Skip'),
      ),
      'mapping.confirmed': where(({ mapping }) => shape.mappingDenied(mapping ?? []) === undefined, clicks(check)),
      'mapping.reopened': [clicks(button('Change the columns'))],
      'cell.changed: the wrong cell': corrects('eve@example.test'),
      'cell.changed: the same cell again': corrects('max@example.test'),
      'line.leftOut: the wrong line': where(
        ({ leftOut, report }) => leftOut.length === 0 && report?.problemCount !== 0,
        clicks(button('Leave out line 3')),
      ),
      'line.putBack: the line that was left out': where(
        ({ leftOut, report }) => leftOut.length > 0 && report?.problemCount !== 0,
        clicks(button('Put back line 3')),
      ),
      'problems.leftOut': where(({ report }) => report?.problemCount !== 0, clicks(button('Leave out this line'))),
      'check.asked': where(
        ({ report, isChanged, file }, { snapshot }) =>
          snapshot.matches('failed') ? file !== null : isChanged || report?.problemCount !== 0,
        clicks(button(/^Check (again|the lines again)$/)),
      ),
      'import.asked': where(({ report, isChanged }) => !isChanged && report?.problemCount === 0, clicks(imports)),
      'file.discarded': [clicks(another)],
      'another.asked': [clicks(anotherImport)],
      'revert.asked': where(
        ({ current }) => (isAtOnce ? current?.status === 'done' : (current as Listed | null)?.remainingCount !== 0),
        clicks(reverts),
      ),
      'xstate.done.actor.revert: confirmed and done': (moment) => [
        clicks(confirm),
        until(busy(confirm)),
        ...answersAs<Listed>(asStored)('revert')(revertedIn(moment)),
      ],
      'xstate.done.actor.revert: cancelled': [clicks(button('Cancel', question))],
    },
    sights: {
      [`${id}.waiting`]: [],
      [`${id}.resuming`]: [gone(choice), gone(anotherImport)],
      [`${id}.choosing`]: (moment) => {
        const context = contextOf(moment)
        return [
          there(choice),
          gone(progressbar('Uploading')),
          context.listRefusal === null ? gone(unlisted) : there(unlisted),
          ...told(context),
        ]
      },
      [`${id}.opening.asking`]: [gone(choice)],
      [`${id}.opening.opened`]: [],
      [`${id}.reading`]: [there(progressbar('Uploading'))],
      [`${id}.mapping`]: (moment) => [there(matching), there(check), ...told(contextOf(moment))],
      [`${id}.validating`]: [gone(matching), busy(imports)],
      [`${id}.reviewing`]: (moment) => {
        const context = contextOf(moment)
        const { report, isChanged } = context
        const isRight = report?.problemCount === 0
        return [
          isRight ? there(any(text(messages.validated))) : there(region('Lines with problems')),
          ...(isRight && !isChanged ? [] : [there(checkAgain), denied(imports)]),
          ...told(context),
        ]
      },
      [`${id}.importing.asking`]: [there(running)],
      [`${id}.importing.pausing`]: (moment) => [there(running), ...told(contextOf(moment))],
      [`${id}.importing.polling`]: [there(running)],
      [`${id}.done`]: [there(any(text(messages.imported))), there(reverts), gone(question)],
      [`${id}.failed`]: (moment) => [
        there(any(text(messages.failed))),
        gone(reverts),
        contextOf(moment).file === null
          ? gone(button('Check the lines again'))
          : there(button('Check the lines again')),
      ],
      [`${id}.reverting`]: [there(question), there(text(/ (?:are|is) kept\./, question))],
      [`${id}.reverted`]: [there(any(text(importRevertWording.reverted))), there(reverts), gone(question)],
    },
    beyond: {
      ...ours(['xstate.error.actor.template', 'xstate.error.actor.failedRows'], 'A bug in what downloads a file.'),
      [`${id}.mapping · mapping.confirmed → stays`]: 'A button that is denied is not pressed.',
      [`${id}.reviewing · import.asked → stays`]: 'A button that is denied is not pressed.',
      [`${id}.failed · check.asked → stays`]: 'Without its file there is no such button.',
      ...(isAtOnce &&
        ours(
          [
            'xstate.done.actor.createFromFile: it takes longer',
            'xstate.done.actor.createFromFile: it comes to nothing',
            'xstate.done.actor.loadImports: one runs',
            'import.opened: the import that is failed',
            `${id}.resuming · xstate.done.actor.loadImports [hasRunning] → ${id}.importing.pausing`,
            'xstate.done.actor.openImport: it still runs',
            'xstate.done.actor.openImport: it has failed',
            `${id}.opening.opened · always [isRunning] → ${id}.importing.pausing`,
            `${id}.opening.opened · always → ${id}.failed`,
            `${id}.importing.following · always [isRunning] → ${id}.importing.pausing`,
            `${id}.importing.following · always → ${id}.failed`,
            `${id}.importing.pausing`,
            `${id}.importing.polling`,
            `${id}.failed`,
            `${id}.reverted · revert.asked → ${id}.reverting`,
            `${id}.reverting · xstate.done.actor.revert [isLeftReverted] → ${id}.reverted`,
          ],
          atOnce,
        )),
    },
  }
}

/** The confirmation's answer, as a call answers. */
const revertedIn = (moment: Moment): Moment => {
  const { output } = moment.event as unknown as { readonly output: { readonly answer: Listed } }
  return { ...moment, event: { ...moment.event, output: Result.succeed(output.answer) } }
}

/** From a file to records, and back: of people, assets and goals. */
export const importDrivers: ReadonlyArray<Driver> = [
  importDriver({
    shape: employeeImport.shape,
    path: pathTo('employeeImport'),
    url: 'employees/import',
    second: importColumns.email.header,
  }),
  importDriver({
    shape: assetImport.shape,
    path: pathTo('assetImport'),
    url: 'assets/import',
    second: assetColumns.name.header,
    isAtOnce: true,
  }),
  importDriver({
    shape: goalImport.shape,
    path: pathTo('goalImport'),
    url: 'goals/import',
    second: goalColumns.title.header,
    isAtOnce: true,
  }),
]
