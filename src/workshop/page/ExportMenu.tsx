import { Download } from 'lucide-react'
import { useState } from 'react'
import { Menu } from '../../ui/kit/Menu.tsx'
import { fileRules } from '../draw/style.ts'
import { svgOf } from '../draw/svg.ts'
import { mermaid } from '../export/mermaid.ts'
import { scxml } from '../export/scxml.ts'
import { xstateConfig } from '../export/xstate.ts'
import type { Chart } from '../model/chart.ts'
import type { Drawing } from '../model/exhibit.ts'
import type { HeatMap } from '../model/heat.ts'
import { download } from './download.ts'
import { pngOf } from './picture.ts'

interface ExportMenuProps {
  readonly chart: Chart
  readonly drawing: Drawing
  readonly title: string
  /** Where it is looked at, it is on the pictures too. */
  readonly heat: HeatMap | null
}

/** The chart as a file: as it is drawn now, or as a description other tools read. */
export const ExportMenu = ({ chart, drawing, title, heat }: ExportMenuProps) => {
  const [failure, setFailure] = useState<string | null>(null)
  const png = () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    setFailure(null)
    pngOf(chart, drawing, theme, heat).then(
      (blob) => download(`${chart.id}.png`, blob),
      () => setFailure(`${title} could not be made into a PNG here; the SVG says the same.`),
    )
  }
  const file = (extension: string, content: () => string, type?: string) => () =>
    download(`${chart.id}.${extension}`, content(), type)
  return (
    <>
      <Menu
        label="Export"
        size="sm"
        items={[
          {
            id: 'svg',
            label: 'SVG picture',
            onSelect: file('svg', () => svgOf(chart, drawing.geometry, fileRules(), heat), 'image/svg+xml'),
          },
          { id: 'png', label: 'PNG picture', onSelect: png },
          'separator',
          { id: 'mermaid', label: 'Mermaid', onSelect: file('mmd', () => mermaid(chart)) },
          { id: 'scxml', label: 'SCXML', onSelect: file('scxml', () => scxml(chart), 'application/xml') },
          {
            id: 'xstate',
            label: 'XState config (JSON)',
            onSelect: () => download(`${chart.id}.machine.json`, xstateConfig(chart), 'application/json'),
          },
          {
            id: 'json',
            label: 'Chart data, for comparing (JSON)',
            onSelect: file('json', () => `${JSON.stringify(chart, null, 2)}\n`, 'application/json'),
          },
        ]}
      >
        <Download aria-hidden="true" />
        Export
      </Menu>
      {failure === null ? null : <span role="alert">{failure}</span>}
    </>
  )
}
