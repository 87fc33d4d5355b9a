import type { Act, Name, Sight, Thing } from '../drivers/driver.ts'
import type { Performance, PerformedStep, PerformedTour } from '../drivers/performance.ts'

/**
 * A spec that runs as it is: beside the browser tests of the project, or in any Playwright project whose `baseURL` is a
 * Tenure with the demo data. `holding` is the text of `drivers/holding.ts`, which it brings along; `effort` says what it costs
 * and follows, since the walks of the model are more.
 */
export const playwright = (
  title: string,
  performances: ReadonlyArray<Performance>,
  holding: string,
  effort: string,
): string =>
  [
    `// ${title}: walks generated from its state chart by Tenure. The steps and what is to be seen come from its driver.`,
    `// ${effort}`,
    holding
      .replace('import { expect, type', 'import { expect, test, type')
      .replaceAll(/^export /gm, '')
      .trim(),
    ...performances.map((performance) => `\n${described(title, performance)}`),
    '',
  ].join('\n')

const described = (title: string, { variant, scene, calls, tours }: Performance): string => {
  const enter = scene.isStranger
    ? [`await page.goto(${quoted(scene.path)})`]
    : [
        `await comeIn(page, ${quoted(scene.who)}, ${quoted(scene.path)})`,
        ...(scene.arrive ?? []).map(actCode),
        ...(scene.stopsClock ? ['await page.clock.install()'] : []),
        `const answer = await hold(page, ${callsCode(calls)})`,
        'await page.reload()',
      ]
  return [
    `test.describe(${quoted(`${title}: ${variant}`)}, () => {`,
    ...tours.flatMap((tour) => [
      `  test(${quoted(`${tour.id} ${tour.title}`)}, async ({ page }) => {`,
      `    test.setTimeout(${30_000 + tour.steps.length * 10_000})`,
      ...[
        ...(scene.isStranger ? strangersEntry(enter, scene.stopsClock, calls) : enter),
        ...scene.begin.map(actCode),
        ...(scene.stopsClock ? ['await stopClock(page)'] : []),
        ...tourCode(tour),
      ].map((line) => indented(line, 4)),
      '  })',
      '',
    ]),
    '})',
  ].join('\n')
}

/** Before anyone is signed in, the calls are held from the first page on. */
const strangersEntry = (enter: ReadonlyArray<string>, stopsClock: true | undefined, calls: Performance['calls']) => [
  ...(stopsClock ? ['await page.clock.install()'] : []),
  `const answer = await hold(page, ${callsCode(calls)})`,
  ...enter,
]

const tourCode = ({ start, steps }: PerformedTour): ReadonlyArray<string> => [
  ...start.map(sightCode),
  ...steps.map(stepCode),
]

const stepCode = ({ does, acts, sights }: PerformedStep): string =>
  [
    `await test.step(${quoted(does)}, async () => {`,
    ...[...acts.map(actCode), ...sights.map(sightCode)].map((line) => indented(line, 2)),
    '})',
  ].join('\n')

const actCode = (act: Act): string => {
  switch (act.does) {
    case 'clicks':
      return `await ${thingCode(act.on)}.click()`
    case 'clicks if there':
      return `if (await ${thingCode(act.on)}.isVisible()) await ${thingCode(act.on)}.click()`
    case 'points at':
      return `await ${thingCode(act.at)}.hover()`
    case 'fills':
      return `await ${thingCode(act.on)}.fill(${quoted(act.with)})`
    case 'chooses':
      return `await ${thingCode(act.on)}.selectOption(${quoted(act.option)})`
    case 'leaves':
      return `await ${thingCode(act.what)}.blur()`
    case 'presses':
      return `await page.keyboard.press(${quoted(act.key)})`
    case 'chooses file':
      return [
        `await ${thingCode(act.by)}.setInputFiles({`,
        `  name: ${quoted(act.file.name)},`,
        `  mimeType: ${quoted(act.file.mimeType)},`,
        `  buffer: Buffer.from(${quoted(act.file.base64)}, 'base64'),`,
        '})',
      ].join('\n')
    case 'opens':
      return `await page.goto(${quoted(act.path)})`
    case 'waits':
      return `await page.clock.runFor(${act.ms})`
    case 'waits for':
      return [
        'await expect(async () => {',
        '  await page.clock.runFor(100)',
        `  await expect(${thingCode(act.thing)}).toBeVisible({ timeout: 100 })`,
        '}).toPass()',
      ].join('\n')
    case 'sees':
      return sightCode(act.sight)
    case 'answers':
      return `await answer(${quoted(act.call)}, ${valueCode(act.reply)})`
    case 'forgets':
      return [
        `await page.evaluate((keys) => {`,
        `  for (const storage of [localStorage, sessionStorage])`,
        `    for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)`,
        `}, ${String(act.keys)})`,
      ].join('\n')
    case 'loses cookies':
      return 'await page.context().clearCookies()'
    case 'loses network':
      return 'await page.context().setOffline(true)'
    case 'finds network':
      return 'await page.context().setOffline(false)'
  }
}

const sightCode = ({ of, is, saying, holding, describedAs }: Sight): string => {
  const seen = `await expect(${thingCode(of)})`
  const more = [
    ...(saying === undefined ? [] : [`${seen}.toContainText(${nameCode(saying)})`]),
    ...(holding === undefined ? [] : [`${seen}.toHaveValue(${quoted(holding)})`]),
    ...(describedAs === undefined ? [] : [`${seen}.toHaveAccessibleDescription(${nameCode(describedAs)})`]),
  ]
  return [`${seen}.${looks[is]}`, ...more].join('\n')
}

const looks: Readonly<Record<Sight['is'], string>> = {
  there: 'toBeVisible()',
  gone: 'toBeHidden()',
  busy: `toHaveAttribute('aria-busy', 'true')`,
  denied: `toHaveAttribute('aria-disabled', 'true')`,
  focused: 'toBeFocused()',
  checked: 'toBeChecked()',
  unchecked: 'not.toBeChecked()',
}

const thingCode = (thing: Thing): string => {
  const from = thing.within ? thingCode(thing.within) : 'page'
  const which = thing.isOneOfMany ? '.first()' : ''
  if ('label' in thing) return `${from}.getByLabel(${nameCode(thing.label)}${exactly(thing.label, ', ')})${which}`
  if ('text' in thing) return `${from}.getByText(${nameCode(thing.text)}${exactly(thing.text, ', ')})${which}`
  const { role, name } = thing
  const options =
    name === undefined ? '' : `, { name: ${nameCode(name)}${typeof name === 'string' ? ', exact: true' : ''} }`
  return `${from}.getByRole(${quoted(role)}${options})${which}`
}

const exactly = (name: Name, before: string): string => (typeof name === 'string' ? `${before}{ exact: true }` : '')

const nameCode = (name: Name): string => (typeof name === 'string' ? quoted(name) : String(name))

const callsCode = (calls: Performance['calls']): string =>
  `{\n${Object.entries(calls)
    .map(([name, call]) => `  ${quoted(name)}: ${valueCode(call)},`)
    .join('\n')}\n}`

const valueCode = (value: object): string =>
  `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${one instanceof RegExp ? String(one) : JSON.stringify(one)}`)
    .join(', ')} }`

/** As JSON writes it, which is JavaScript too, in the quotes of the house. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))
