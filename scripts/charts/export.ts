import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileRules } from '../../src/workshop/draw/style.ts'
import { svgOf } from '../../src/workshop/draw/svg.ts'
import { heatOf } from '../../src/workshop/model/heat.ts'
import { root } from '../programs.ts'
import { allShown } from './chartsPlugin.ts'
import { acceptedOf } from './coverage.ts'
import { chartPage, indexPage } from './staticPages.ts'

/**
 * `npm run charts [-- folder]`: every chart as a picture and a page, and one page to find them by. It opens from the
 * disk, without a server and without a network.
 */
const folder = resolve(process.argv[2] ?? join(root, 'dist/charts'))
const { shown, failures } = await allShown(root)

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'index.html'), indexPage(shown, failures))
for (const one of shown) {
  const { listed, exhibit } = one
  const drawing = exhibit?.drawings.find(({ folded }) => folded.length === 0) ?? exhibit?.drawings[0]
  const svg = exhibit && drawing ? svgOf(exhibit.chart, drawing.geometry, fileRules()) : null
  if (svg !== null) writeFileSync(join(folder, `${listed.id}.svg`), `${svg}\n`)
  const runs = acceptedOf(listed.id)
  const heat = exhibit && runs.length > 0 ? heatOf(listed.id, exhibit.chart.transitions, runs, 'browser') : null
  const heated = exhibit && drawing && heat ? svgOf(exhibit.chart, drawing.geometry, fileRules(), heat) : null
  if (heated !== null) writeFileSync(join(folder, `${listed.id}.heat.svg`), `${heated}\n`)
  writeFileSync(
    join(folder, `${listed.id}.html`),
    chartPage(one, svg, heat && heated !== null ? { map: heat, svg: heated } : null),
  )
}

for (const failure of failures) console.error(failure)
for (const { listed } of shown) if (listed.failure !== null) console.error(`${listed.title}: ${listed.failure}`)
console.log(`${shown.length} charts in ${folder}: open index.html`)
process.exitCode = failures.length > 0 || shown.some(({ listed }) => listed.failure !== null) ? 1 : 0
