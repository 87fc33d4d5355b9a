import { type ColourName, palette } from '../../ui/theme/palette.ts'

/** How a chart looks, given the colours: the same rules for the page, for a file that stands alone and for a picture. */
const chartRules = (colour: (name: ColourName) => string): string =>
  `
.chart { background: ${colour('surface')}; font-family: 'Inter Variable', Inter, 'Inter fallback', system-ui, sans-serif; }
.chart-state > rect { fill: ${colour('surface')}; stroke: ${colour('border.strong')}; stroke-width: 1; }
.chart-state[data-depth='0'] > rect { fill: ${colour('surface.sunken')}; stroke: ${colour('border')}; }
.chart-state[data-depth='1'] > rect { fill: ${colour('surface')}; }
.chart-compound:not(.chart-closed)[data-depth='2'] > rect, .chart-parallel:not(.chart-closed)[data-depth='2'] > rect { fill: ${colour('surface.sunken')}; }
.chart-parallel > rect { stroke-dasharray: 5 3; }
.chart-closed > rect { stroke-width: 2; }
.chart-final > .chart-inner { fill: none; }
.chart text { fill: ${colour('fg')}; font-size: 11px; white-space: pre; }
.chart .chart-name { font-size: 13px; font-weight: 600; }
.chart .chart-runs { fill: ${colour('accent')}; }
.chart .chart-stays { fill: ${colour('fg.muted')}; }
.chart .chart-guard { fill: ${colour('fg.muted')}; }
.chart-words text { paint-order: stroke; stroke: ${colour('surface')}; stroke-width: 3px; stroke-linejoin: round; }
.chart-words[data-depth='0'] text { stroke: ${colour('surface.sunken')}; }
.chart .chart-event, .chart .chart-guard { paint-order: stroke; stroke: ${colour('surface')}; stroke-width: 3px; stroke-linejoin: round; }
.chart-line { fill: none; stroke: ${colour('border.strong')}; }
.chart-line:not([stroke-width]) { stroke-width: 1.2; }
.chart-reach { fill: none; stroke: transparent; stroke-width: 12; }
.chart-head { fill: ${colour('border.strong')}; }
.chart-dot { fill: ${colour('fg.muted')}; }
.chart .chart-state.is-chosen > rect, .chart .chart-state:target > rect { stroke: ${colour('accent')}; stroke-width: 3; fill: ${colour('accent.subtle')}; }
.chart .chart-state.is-lit > rect { stroke: ${colour('success')}; stroke-width: 3; fill: ${colour('success.subtle')}; }
.chart .chart-arrow.heat-seldom > .chart-line { stroke: ${colour('fg.subtle')}; }
.chart .chart-arrow.heat-seldom > .chart-head { fill: ${colour('fg.subtle')}; }
.chart .chart-arrow:is(.heat-often, .heat-most) > .chart-line { stroke: ${colour('success')}; }
.chart .chart-arrow:is(.heat-often, .heat-most) > .chart-head { fill: ${colour('success')}; }
.chart .chart-arrow.heat-failed > .chart-line { stroke: ${colour('warning')}; stroke-dasharray: 10 3; }
.chart .chart-arrow.heat-failed > .chart-head { fill: ${colour('warning')}; }
.chart .chart-arrow.heat-never > .chart-line { stroke: ${colour('danger')}; stroke-width: 1.6; stroke-dasharray: 4 4; }
.chart .chart-arrow.heat-never > .chart-head { fill: ${colour('danger')}; }
.chart text:is(.heat-often, .heat-most) { fill: ${colour('success')}; }
.chart text.heat-failed { fill: ${colour('warning')}; }
.chart text.heat-never { fill: ${colour('danger')}; }
.chart .chart-arrow.is-leaving > .chart-line { stroke: ${colour('accent')}; stroke-width: 1.8; }
.chart .chart-arrow.is-chosen > .chart-line, .chart .chart-arrow.is-walked > .chart-line { stroke: ${colour('accent')}; stroke-width: 3; }
.chart .chart-arrow:is(.is-leaving, .is-chosen, .is-walked) > .chart-head { fill: ${colour('accent')}; }
.chart .chart-state.is-walked > rect { stroke: ${colour('accent')}; stroke-width: 2.5; }
.chart text.is-chosen, .chart text.is-walked { fill: ${colour('accent')}; font-weight: 700; }
`.trim()

const light = (name: ColourName) => palette[name][0]
const dark = (name: ColourName) => palette[name][1]

/** For a page that knows both themes. */
export const pageRules = (): string => chartRules((name) => `light-dark(${light(name)}, ${dark(name)})`)

/** For a file: light, and dark where the viewer asks for it. */
export const fileRules = (): string =>
  `${chartRules(light)}\n@media (prefers-color-scheme: dark) {\n${chartRules(dark)}\n}`

/** For a picture of one theme. */
export const pictureRules = (theme: 'light' | 'dark'): string => chartRules(theme === 'dark' ? dark : light)
