import { palette } from '../../src/ui/theme/palette.ts'
import {
  countsInWords,
  heatInWords,
  levelWording,
  reachInWords,
  sourceTitle,
} from '../../src/workshop/heat/heatInWords.ts'
import type { Chart } from '../../src/workshop/model/chart.ts'
import { coverageSources, type HeatMap } from '../../src/workshop/model/heat.ts'
import { type Outlined, outlineOf } from '../../src/workshop/model/outline.ts'
import { eventInWords, inWords, stateInWords, transitionInWords } from '../../src/workshop/model/words.ts'
import type { Shown } from './exhibits.ts'

/** What the search of the page looks through; small letters, since it is typed in small letters. */
const wordsOf = ({ listed }: Shown): string =>
  [
    listed.title,
    listed.area,
    listed.purpose,
    ...listed.states.map(stateInWords),
    ...listed.events.flatMap((event) => [event, eventInWords(event)]),
    ...listed.cases.map(({ text }) => text),
    ...listed.guards.map(inWords),
    ...listed.actors.map(inWords),
    ...listed.docblock.rules,
    ...listed.sections.map((section) => `§${section} § ${section}`),
  ]
    .join(' ')
    .toLowerCase()

/** The one script: it hides what has not every word. A page from the disk may not load a module. */
const searching = `
const field = document.getElementById('find')
const rows = [...document.querySelectorAll('[data-words]')]
const count = document.getElementById('count')
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const row of rows) row.hidden = !words.every((word) => row.dataset.words.includes(word))
  count.textContent = rows.filter((row) => !row.hidden).length + ' charts'
})`

export const indexPage = (shown: ReadonlyArray<Shown>, failures: ReadonlyArray<string>): string =>
  page(
    'Charts of Tenure',
    [
      '<h1>Charts of Tenure</h1>',
      ...failures.map((failure) => `<p role="alert">${escaped(failure)}</p>`),
      '<p><label>Search <input id="find" type="search" autocomplete="off"></label> ',
      `<span id="count" role="status">${shown.length} charts</span></p>`,
      '<ul class="list">',
      ...shown.map(
        (one) =>
          `<li data-words="${escaped(wordsOf(one))}"><a href="./${one.listed.id}.html">${escaped(one.listed.title)}</a> ` +
          `<small>${escaped(one.listed.area)}</small><br>${escaped(one.listed.purpose)}</li>`,
      ),
      '</ul>',
      `<script>${searching}</script>`,
    ].join('\n'),
  )

/** How often each arrow was taken, as a picture and as the numbers behind it. */
export interface PicturedHeat {
  readonly map: HeatMap
  readonly svg: string
}

export const chartPage = ({ listed, exhibit }: Shown, svg: string | null, heat: PicturedHeat | null = null): string => {
  const { title, purpose, docblock, failure, id } = listed
  return page(
    title,
    [
      '<p><a href="./index.html">All charts</a></p>',
      `<h1>${escaped(title)}</h1>`,
      `<p>${escaped(purpose)}</p>`,
      svg === null
        ? `<p role="alert">${escaped(failure ?? 'It is too large to be drawn.')}</p>`
        : `<div class="chart-frame" tabindex="0">${linked(svg)}</div><p><a href="./${id}.svg" download>SVG</a></p>`,
      docblock.rules.length === 0 ? '' : `<h2>Rules it keeps</h2>${list(docblock.rules)}`,
      exhibit === null ? '' : `<h2>In words</h2>${outline(exhibit.chart)}`,
      exhibit === null || heat === null ? '' : heatSection(exhibit.chart, heat),
    ].join('\n'),
  )
}

/** `app.html#app.session.working` lights that state: the address's target is styled by `:target`. */
const linked = (svg: string): string => svg.replace(/(<g class="chart-state[^>]*data-state="([^"]*)")/g, '$1 id="$2"')

const outline = (chart: Chart): string => {
  const written = ({ state, transitions, inside }: Outlined): string =>
    `<li><strong>${escaped(inWords(state.name))}</strong>${list(transitions.map(transitionInWords))}${
      inside.length === 0 ? '' : `<ul>${inside.map(written).join('')}</ul>`
    }</li>`
  const whole = outlineOf(chart)
  return whole === null ? '' : `<ul>${written(whole)}</ul>`
}

const heatSection = ({ id, transitions }: Chart, { map, svg }: PicturedHeat): string => {
  const rows = transitions.map((arrow) => {
    const seen = map.transitions.get(arrow.id)
    const counts = coverageSources.map((source) => `<td>${seen?.bySource[source] ?? 0}</td>`)
    const counted = seen === undefined ? '' : `${levelWording[seen.level]}; ${countsInWords(seen)}`
    return `<tr><th scope="row">${escaped(transitionInWords(arrow))}</th>${counts.join('')}<td>${escaped(counted)}</td></tr>`
  })
  return [
    `<h2>How often each arrow was taken</h2><p>${heatInWords(map)}</p>`,
    list(coverageSources.map((source) => reachInWords(map, source))),
    `<div class="chart-frame" tabindex="0" role="region" aria-label="The chart with its heat">${svg}</div>`,
    `<p><a href="./${id}.heat.svg" download>SVG with the heat</a></p>`,
    '<table><thead><tr><th scope="col">Arrow</th>',
    ...coverageSources.map((source) => `<th scope="col">${sourceTitle[source]}</th>`),
    `<th scope="col">In words</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
  ].join('\n')
}

const list = (items: ReadonlyArray<string>): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

const both = (name: keyof typeof palette) => `light-dark(${palette[name].join(', ')})`

const style = `
:root { color-scheme: light dark; font: 14px/20px Inter, system-ui, sans-serif; color: ${both('fg')}; background: ${both('surface')}; }
body { margin: 24px auto; max-width: 1200px; padding: 0 16px; }
a { color: ${both('accent')}; }
small { color: ${both('fg.muted')}; }
input { font: inherit; padding: 6px 8px; min-width: 280px; }
.list { padding: 0; list-style: none; }
.list li { padding: 8px 0; border-bottom: 1px solid ${both('border')}; }
table { border-collapse: collapse; }
th, td { padding: 4px 8px; border-bottom: 1px solid ${both('border')}; text-align: left; vertical-align: top; font-weight: 400; }
.chart-frame { overflow: auto; max-height: 90vh; border: 1px solid ${both('border')}; }
`

const page = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
