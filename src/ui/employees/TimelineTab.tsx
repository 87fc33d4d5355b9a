import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { groupsFor, isTimelineGroup, type TimelineGroup } from '../../domain/audit/timeline.ts'
import { groupWords } from '../../domain/audit/words.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import { pathTo } from '../../domain/session/places.ts'
import { timelineOf } from '../../machines/audit/audit.ports.ts'
import type { EntryPagesActor } from '../../machines/audit/entryPages.machine.ts'
import { useNavigation } from '../app/machines.tsx'
import { useAudit, useAuditState } from '../audit/area.ts'
import { Timeline } from '../audit/Timeline.tsx'
import { auditHref } from '../audit/useFilter.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Columns, Stack } from '../kit/Stack.tsx'
import { useActor } from './area.ts'
import type { TabProps } from './tab.ts'

/** What happened to a person. Which kind of it stands in the address, and nowhere else. */
export const TimelineTab = ({ employee: { id, version } }: TabProps) => {
  const audit = useAudit()
  const actor = useActor()
  const navigation = useNavigation()
  const asked = new URLSearchParams(useSearch()).get('of')
  const groups = groupsFor(isAdmin(actor) || actor.employeeId === id)
  const group = isTimelineGroup(asked) && groups.includes(asked) ? asked : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another change to tell; another group reaches the timeline that is open
  useEffect(() => {
    audit.send({ type: 'timeline.opened', person: id, group })
    return () => audit.send({ type: 'timeline.closed' })
  }, [audit, id, version])
  const pages = useAuditState(({ children }) => children.timeline as EntryPagesActor | undefined)
  useEffect(() => {
    if (pages !== undefined && pages.getSnapshot().context.filter.kind !== group)
      pages.send({ type: 'filter.changed', filter: timelineOf(id, group) })
  }, [pages, id, group])
  const narrow = (chosen: string) =>
    navigation.send({ type: 'address.rewritten', to: hrefOf(id, chosen), replace: true })
  return (
    <Section
      title="Timeline"
      action={
        isAdmin(actor) ? (
          <LinkButton href={auditHref({ person: id })} tone="ghost" size="sm">
            Open in audit log
          </LinkButton>
        ) : null
      }
    >
      <Stack gap={4}>
        <Columns of="card">
          <SelectField
            label="Show"
            placeholder="Everything"
            value={group ?? ''}
            choices={groups.map((value: TimelineGroup) => ({ value, label: groupWords[value] }))}
            onChange={narrow}
          />
        </Columns>
        {pages === undefined ? <Skeleton height={96} /> : <Timeline pages={pages} isNarrowed={group !== undefined} />}
      </Stack>
    </Section>
  )
}

const hrefOf = (id: EmployeeId, group: string): string =>
  `${pathTo('employee', { id })}?tab=timeline${group === '' ? '' : `&of=${group}`}`
