import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { mayTakeEvidenceOf } from '../../domain/policies/evidenceAccess.ts'
import type { PersonEvidence } from '../../machines/certifications/evidence.ports.ts'
import type { DownloadActor } from '../../machines/kit/download.machine.ts'
import { useApp } from '../app/machines.tsx'
import { useActor, useTenant } from '../app/session.ts'
import { Menu } from '../kit/Menu.tsx'

interface EvidenceMenuProps {
  readonly employeeId: EmployeeId
  readonly fullName: string | null
}

/** Ours: all that a person has agreed to, with hashes, and what they owe now. */
export const EvidenceMenu = ({ employeeId, fullName }: EvidenceMenuProps) => {
  const { id: tenantId } = useTenant()
  const actor = useActor()
  const evidence = useApp().system.get('complianceEvidence') as DownloadActor
  const isExporting = useSelector(evidence, (snapshot) => snapshot.hasTag('busy'))
  if (!mayTakeEvidenceOf(actor, employeeId).allowed) return null
  const exporting = (format: PersonEvidence['format']) => () =>
    evidence.send({ type: 'download.asked', subject: { tenantId, employeeId, fullName, format } })
  return (
    <Menu
      label="Evidence"
      align="end"
      denied={isExporting ? 'The file is on its way.' : undefined}
      items={[
        { id: 'pdf', label: 'Evidence as PDF', onSelect: exporting('pdf') },
        { id: 'csv', label: 'Evidence as CSV', onSelect: exporting('csv') },
      ]}
    >
      <Download aria-hidden="true" />
      Evidence
    </Menu>
  )
}
