import { useEffect } from 'react'
import { isAdmin } from '../../domain/permissions/access.ts'
import type { EntryPagesActor } from '../../machines/audit/entryPages.machine.ts'
import { useAudit, useAuditState } from '../audit/area.ts'
import { Timeline } from '../audit/Timeline.tsx'
import { auditHref } from '../audit/useFilter.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useActor } from './area.ts'
import type { TabProps } from './tab.ts'

/** What happened to a person. */
export const TimelineTab = ({ employee: { id, version } }: TabProps) => {
  const audit = useAudit()
  const actor = useActor()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another change to tell
  useEffect(() => {
    audit.send({ type: 'timeline.opened', person: id })
    return () => audit.send({ type: 'timeline.closed' })
  }, [audit, id, version])
  const pages = useAuditState(({ children }) => children.timeline as EntryPagesActor | undefined)
  return (
    <Section
      title="Timeline"
      action={
        isAdmin(actor) ? (
          <LinkButton href={auditHref({ person: id })} tone="ghost" size="sm">
            Open in the audit
          </LinkButton>
        ) : null
      }
    >
      {pages === undefined ? <Skeleton height={96} /> : <Timeline pages={pages} />}
    </Section>
  )
}
