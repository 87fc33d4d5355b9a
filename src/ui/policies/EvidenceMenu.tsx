import { Download } from 'lucide-react'
import { Menu } from '../kit/Menu.tsx'

type Format = 'pdf' | 'csv'

interface EvidenceMenuProps {
  /** One file is being made: a second is not asked for meanwhile. */
  readonly isExporting: boolean
  readonly onChoose: (format: Format) => void
}

/** Ours: the evidence about one policy or one person, as a file. */
export const EvidenceMenu = ({ isExporting, onChoose }: EvidenceMenuProps) => (
  <Menu
    label="Evidence"
    align="end"
    denied={isExporting ? 'Uploading the file…' : undefined}
    items={[
      { id: 'pdf', label: 'Evidence as PDF', onSelect: () => onChoose('pdf') },
      { id: 'csv', label: 'Evidence as CSV', onSelect: () => onChoose('csv') },
    ]}
  >
    <Download aria-hidden="true" />
    Evidence
  </Menu>
)
