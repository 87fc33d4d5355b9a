import { useMemo } from 'react'
import type { EmployeeId, SecurityGroupId } from '../../domain/kernel/ids.ts'
import { accessChanges, leftToAdministrators, withGroup } from '../../domain/securityGroups/changes.ts'
import type { GroupDraft } from '../../domain/securityGroups/group.fields.ts'
import { changeInWords, leftInWords } from '../../domain/securityGroups/wording.ts'
import { Banner } from '../kit/Banner.tsx'
import { slot } from '../kit/classes.ts'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { grantingOf, useGroupList, useIsAdministrator, usePeople } from './area.ts'

/** How many people are named. */
const NAMED = 12

interface ChangePreviewProps {
  readonly id: SecurityGroupId
  readonly draft: GroupDraft
}

/** Who gains and who loses what, once the group is saved as it is typed. */
export const ChangePreview = ({ id, draft: { features, memberIds } }: ChangePreviewProps) => {
  const all = useGroupList()
  const people = usePeople()
  const isAdministrator = useIsAdministrator()
  const { changes, left } = useMemo(() => {
    const before = all.map(grantingOf)
    const after = withGroup(before, { id, features, memberIds })
    return {
      changes: accessChanges(before, after, isAdministrator),
      left: leftToAdministrators(before, after, isAdministrator),
    }
  }, [all, id, features, memberIds, isAdministrator])
  const nameOf = (person: EmployeeId) =>
    people.find((one) => one.id === person)?.fullName ??
    all.flatMap(({ members }) => members).find((member) => member.id === person)?.fullName ??
    'Someone'
  const more = changes.length - NAMED
  return (
    <Section title="Changes">
      {changes.length === 0 ? (
        <Text tone="muted">No one’s rights change.</Text>
      ) : (
        <ul className={slot('rows', 'list')} aria-label="Changes">
          {changes.slice(0, NAMED).map((change) => (
            <li key={change.person} className={slot('rows', 'item')}>
              {changeInWords(nameOf(change.person), change)}
            </li>
          ))}
          {more > 0 ? (
            <li className={slot('rows', 'item')}>{more === 1 ? 'And 1 more person' : `And ${more} more people`}</li>
          ) : null}
        </ul>
      )}
      {left.length === 0 ? null : <Banner tone="warning">{leftInWords(left)}</Banner>}
    </Section>
  )
}
