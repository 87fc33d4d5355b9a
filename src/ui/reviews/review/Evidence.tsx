import { FileSearch } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { evidenceWording } from '../../../domain/reviews/evidence/wording.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { lazily } from '../../app/lazily.ts'
import { useRunningApp, useToasts } from '../../app/machines.tsx'
import { Button } from '../../kit/Button.tsx'
import type { CitedInto } from '../evidence/citedInto.ts'

/** Code and machine of its own, for those who ask for it. */
const panel = lazily(async () => (await import('../evidence/EvidencePanel.tsx')).EvidencePanel)

export interface Evidence {
  readonly into: CitedInto | null
  readonly open: (into: CitedInto) => void
  /** Beside the page, while it is open. */
  readonly shown: ReactNode
}

export const useEvidence = (review: PerformanceReview): Evidence => {
  const app = useRunningApp()
  const toasts = useToasts()
  const [into, setInto] = useState<CitedInto | null>(null)
  const Panel = panel.loaded()
  return {
    into,
    open: (asked) => {
      Promise.all([panel.load(), app.openArea('reviews/evidence')]).then(
        () => setInto(asked),
        () => toasts.send({ type: 'toast.announced', kind: 'error', text: evidenceWording.notLoaded }),
      )
    },
    shown: into && Panel ? <Panel review={review} into={into} onClose={() => setInto(null)} /> : null,
  }
}

interface EvidenceButtonProps {
  readonly evidence: Evidence
  readonly into: CitedInto
}

export const EvidenceButton = ({ evidence: { into: open, ...evidence }, into }: EvidenceButtonProps) => (
  <span>
    <Button
      size="sm"
      tone="ghost"
      label={`Evidence: ${into.name}`}
      aria-expanded={open?.key === into.key && open.part === into.part}
      onClick={() => evidence.open(into)}
    >
      <FileSearch aria-hidden="true" />
      Evidence
    </Button>
  </span>
)
