import { Download } from 'lucide-react'
import { wording } from '../../domain/orgChart/wording.ts'
import { useToasts } from '../app/machines.tsx'
import { Menu, type MenuEntry } from '../kit/Menu.tsx'
import { useExpanded, useShownTree } from './area.ts'
import type { ExportKind } from './exports/exporting.ts'

const kinds: ReadonlyArray<readonly [ExportKind, string]> = [
  ['png', 'Image (PNG)'],
  ['svg', 'Vector image (SVG)'],
  ['pdf', 'Document (PDF)'],
  ['csv', 'Table (CSV)'],
]

/** What of the chart is open, as a file; how that is done is loaded when it is wanted. */
export const ExportMenu = () => {
  const tree = useShownTree()
  const expanded = useExpanded()
  const toasts = useToasts()
  const say = (kind: 'success' | 'error', text: string) => toasts.send({ type: 'toast.announced', kind, text })
  const save = async (kind: ExportKind) => {
    try {
      const { exported } = await import('./exports/exporting.ts')
      const isReadable = await exported(kind, tree, expanded)
      if (!isReadable) say('error', wording.tooLarge)
    } catch {
      say('error', wording.exportFailed)
    }
  }
  const items: ReadonlyArray<MenuEntry> = kinds.map(([id, label]) => ({ id, label, onSelect: () => void save(id) }))
  return <Menu label="Export expanded chart" icon={<Download />} tone="outline" align="end" items={items} />
}
