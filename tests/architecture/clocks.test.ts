import { describe, expect, it } from 'vitest'
import { type Module, modulesUnder, planted } from './modules.ts'

/**
 * Times are the client's (`DateText`, `kernel/days`), and no file asks the clock of the reader, or of the machine that
 * answers, for a day or an hour.
 */
const askingTheReader: ReadonlyArray<readonly [found: RegExp, because: string]> = [
  [/\.toLocale(Date|Time)String\(/g, 'writes an instant in the reader’s zone'],
  [/\.(get|set)(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(/g, 'asks the reader’s calendar'],
  [/DateTimeFormat\((?![^)]*timeZone)/g, 'writes an instant in no zone that was chosen'],
  [/from 'date-fns(?!\/constants')/g, 'reckons in the zone of the machine (docs/decisions/0015-time.md)'],
  [/from '@date-fns\/tz(?!\/tzOffset')/g, 'sets a date through the zone of the machine (docs/decisions/0015-time.md)'],
  [
    /<DateText\s(?=[^>]*value=\{[^}]*(?:Utc|UTC|expiryDate)\b)(?![^>]*timeZone)[^>]*>/g,
    'shows an instant without its zone',
  ],
]

/**
 * Days, times and numbers are written for a person in one place, `kernel/locale`, by what they or their client have chosen.
 * Beside it stands only what asks for the name of a zone, and what reads a typed day as ISO 8601.
 */
const formatting: ReadonlyArray<readonly [found: RegExp, because: string]> = [
  [/\.toLocale(Date|Time)?String\(/g, 'writes for a person'],
  [/\bIntl\.\w+Format\(/g, 'writes for a person'],
  [/\b(lightFormat|formatDistance|formatRelative|intlFormat)\w*\(/g, 'writes for a person'],
]

const mayFormat = [
  'src/domain/kernel/locale.ts',
  'src/domain/kernel/zones.ts',
  'src/ui/kit/readerZone.ts',
  'src/ui/kit/fields/typedDay.ts',
  'src/server/machineZone.ts',
]

const formatters = (modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  modules
    .filter(({ path }) => !mayFormat.includes(path))
    .flatMap(({ path, source }) =>
      formatting.flatMap(([found, because]) =>
        [...source.matchAll(found)].map(([written]) => `${path}: ${written} ${because}; ask kernel/locale`),
      ),
    )

/** Where the reader's zone is asked for, to name the client's beside it, and the machine's, to propose it for a new client. */
const askForTheZone = ['src/ui/kit/readerZone.ts', 'src/server/machineZone.ts']

/** What somebody typed is read and written again in one zone, whichever it is. */
const readsTheTyped = 'src/ui/kit/fields/typedDay.ts'

const clocksAsked = (modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  modules
    .filter(({ path }) => path !== readsTheTyped && !askForTheZone.includes(path))
    .flatMap(({ path, source }) =>
      askingTheReader.flatMap(([found, because]) =>
        [...source.matchAll(found)].map(([written]) => `${path}: ${written} ${because}`),
      ),
    )

/**
 * A call and scheduled work ask the time of Effect's `Clock`, which a test sets. Outside of both stand what is made with a
 * clock of its own (`now`), the processes of the database, the log and the rows of the demo.
 */
const besideEffect =
  /^src\/server\/(store\/embedded\/|log\.ts|mail\/outbox\.ts|files\/abandoned\.ts|identity\/(provider|accessTokens|local)\.ts|http\/rateLimit\.ts|demo\/)/

const clocksOfTheMachine = (modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  modules
    .filter(({ path }) => path.startsWith('src/server/') && !besideEffect.test(path))
    .flatMap(({ path, impurities }) =>
      impurities.filter((asked) => /Date/.test(asked)).map((asked) => `${path} asks for ${asked}`),
    )

/**
 * What is true, what happens when and what is drawn follow from a time that is given to them, so that a test can say what it
 * is, and a page that is left open goes on to the next day.
 */
const clocksOfTheProgram = (modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  modules
    .filter(({ path }) => /^src\/(domain|machines|ui)\//.test(path) && !(path in mayAskTheClock))
    .flatMap(({ path, impurities }) =>
      impurities.filter((asked) => /Date|performance/.test(asked)).map((asked) => `${path} asks for ${asked}`),
    )

const mayAskTheClock: Readonly<Record<string, string>> = {
  'src/ui/kit/clock.ts': 'the clock of a piece of the kit that is drawn outside of the program',
  'src/ui/policies/editor/view.ts': 'measures the pause since the last change, whatever time it is',
}

const source = modulesUnder('src/**/*.{ts,tsx}').filter(({ path }) => !path.startsWith('src/workshop/'))

describe('no time is the reader’s own', () => {
  it('throughout src', () => {
    expect(source.length).toBeGreaterThan(100)
    expect(clocksAsked(source)).toEqual([])
  })

  it.each([
    [`export const a = (at: Date) => at.toLocaleDateString('en-AU')`],
    [`export const a = (at: Date) => at.getHours()`],
    [`export const a = new Intl.DateTimeFormat('en-AU').format(0)`],
    [`import { format } from 'date-fns'`],
    [`import { addMonths } from 'date-fns/addMonths'`],
    [`import { TZDateMini } from '@date-fns/tz/date/mini'`],
    [`export const A = () => <DateText value={one.createdUtc} withTime />`],
  ])('and catches %s', (text) => {
    expect(clocksAsked(planted({ 'src/ui/goals/A.tsx': text }))).toHaveLength(1)
  })

  it.each([
    [`export const a = (count: number) => count.toLocaleString('en-AU')`],
    [`export const a = new Intl.DateTimeFormat('en-AU', { timeZone }).format(0)`],
    [`import { millisecondsInDay } from 'date-fns/constants'`],
    [`import { tzOffset } from '@date-fns/tz/tzOffset'`],
    [`export const A = () => <DateText value={one.createdUtc} withTime timeZone={timeZone} />`],
    [`export const A = () => <DateText value={goal.dueDate} />`],
  ])('and lets pass %s', (text) => {
    expect(clocksAsked(planted({ 'src/ui/goals/A.tsx': text }))).toEqual([])
  })
})

describe('days and numbers are written by one formatter', () => {
  it('throughout src', () => {
    expect(formatters(source)).toEqual([])
    expect(source.map(({ path }) => path)).toEqual(expect.arrayContaining(mayFormat))
  })

  it.each([
    [`export const a = (count: number) => count.toLocaleString('en-AU')`],
    [`export const a = (at: Date) => at.toLocaleDateString('en-AU', { timeZone })`],
    [`export const a = new Intl.NumberFormat('en').format(1000)`],
    [`export const a = new Intl.DateTimeFormat('en-AU', { timeZone }).format(0)`],
    [`export const a = new Intl.RelativeTimeFormat('en').format(1, 'day')`],
    [`export const a = lightFormat(at, 'd MMM')`],
  ])('and catches %s', (text) => {
    expect(formatters(planted({ 'src/ui/goals/A.tsx': text }))).toHaveLength(1)
  })

  it.each([
    [`export const a = new Intl.Collator('en')`],
    [`export const a = new Intl.Segmenter('en')`],
    [`export const A = () => writtenNumber(useLocale(), count)`],
  ])('and lets pass %s', (text) => {
    expect(formatters(planted({ 'src/ui/goals/A.tsx': text }))).toEqual([])
  })
})

describe('the time is given to rules, machines and views', () => {
  it('throughout the program', () => {
    expect(clocksOfTheProgram(source)).toEqual([])
  })

  it.each(Object.keys(mayAskTheClock))('and %s, which is excused, does ask', (path) => {
    const asking = source.find((one) => one.path === path)?.impurities ?? []
    expect(asking.some((asked) => /Date|performance/.test(asked))).toBe(true)
  })

  it.each([
    ['src/domain/goals/a.ts', 'export const a = () => Date.now()'],
    ['src/machines/goals/a.machine.ts', 'export const a = new Date().toISOString()'],
    ['src/ui/goals/A.tsx', 'export const A = () => <Due by={performance.now()} />'],
    ['src/ui/goals/A.tsx', 'export const clock = tickingClock(Date.now)'],
  ])('and catches it in %s: %s', (path, text) => {
    expect(clocksOfTheProgram(planted({ [path]: text }))).toHaveLength(1)
  })

  it.each([
    ['src/ui/goals/A.tsx', 'export const a = (at: number) => new Date(at).toISOString()'],
    ['src/ui/goals/A.tsx', 'export const A = () => <Due by={useNow()} />'],
    ['src/areas/goals.ts', 'export const input = () => ({ now: Date.now() })'],
  ])('and lets pass in %s: %s', (path, text) => {
    expect(clocksOfTheProgram(planted({ [path]: text }))).toEqual([])
  })
})

describe('no call asks the clock of the machine', () => {
  it('throughout the server', () => {
    expect(clocksOfTheMachine(source)).toEqual([])
  })

  it.each(['export const a = () => Date.now()', 'export const a = () => new Date()'])('and catches %s', (text) => {
    expect(clocksOfTheMachine(planted({ 'src/server/goals/goals.handlers.ts': text }))).toHaveLength(1)
  })

  it.each(['export const a = (at: number) => new Date(at)', 'export const a = Clock.currentTimeMillis'])(
    'and lets pass %s',
    (text) => {
      expect(clocksOfTheMachine(planted({ 'src/server/goals/goals.handlers.ts': text }))).toEqual([])
    },
  )
})
