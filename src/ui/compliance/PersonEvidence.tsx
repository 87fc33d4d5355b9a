import { useSelector } from '@xstate/react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { mayTakeEvidenceOf } from '../../domain/policies/evidenceAccess.ts'
import type { DownloadActor } from '../../machines/kit/download.machine.ts'
import { useApp } from '../app/machines.tsx'
import { useActor } from '../app/session.ts'
import { EvidenceMenu } from '../policies/EvidenceMenu.tsx'

interface PersonEvidenceProps {
  readonly employeeId: EmployeeId
  readonly fullName: string | null
}

/** Ours: all that a person has agreed to, with hashes, and what they owe now. */
export const PersonEvidence = ({ employeeId, fullName }: PersonEvidenceProps) => {
  const actor = useActor()
  const evidence = useApp().system.get('complianceEvidence') as DownloadActor
  const isExporting = useSelector(evidence, (snapshot) => snapshot.hasTag('busy'))
  if (!mayTakeEvidenceOf(actor, employeeId).allowed) return null
  return (
    <EvidenceMenu
      isExporting={isExporting}
      onChoose={(format) => evidence.send({ type: 'download.asked', subject: { employeeId, fullName, format } })}
    />
  )
}
