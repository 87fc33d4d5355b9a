import type { PersonPolicy } from '../../domain/employees/nouns.ts'
import { binding, type PolicyDutyStatus } from '../../domain/employees/personPolicies.ts'
import { listed } from '../../domain/kernel/lists.ts'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { EditableSection, type SectionProps } from './EditableSection.tsx'
import type { Form } from './EmployeeForm.tsx'

interface PoliciesSectionProps extends SectionProps {
  readonly policies: ReadonlyArray<PersonPolicy>
  /** Then it is told how it stood (`askedUntil`). */
  readonly until: string | null
}

/** § 3 What the person owes and has agreed to; edited by choosing which policies bind them. */
export const PoliciesSection = ({ policies, until, ...section }: PoliciesSectionProps) => {
  const bound = binding(policies)
  return (
    <EditableSection {...section} title="HR policies" fields={(form) => <Choice form={form} policies={policies} />}>
      {bound.length === 0 ? (
        <Text tone="muted">
          {until === null ? 'No policies apply to this person.' : `No policies applied ${until}.`}
        </Text>
      ) : (
        <>
          {until === null ? null : <Text tone="muted">{`As it stood ${until}.`}</Text>}
          <ul className={slot('profile', 'list')} data-whole>
            {bound.map((policy) => (
              <li key={policy.id} className={slot('profile', 'position')}>
                <Line policy={policy} hasLeft={until !== null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </EditableSection>
  )
}

const looks: Record<PolicyDutyStatus, { readonly label: string; readonly tone: 'success' | 'warning' | 'danger' }> = {
  agreed: { label: 'Agreed', tone: 'success' },
  outdated: { label: 'To agree again', tone: 'warning' },
  owed: { label: 'To agree', tone: 'warning' },
  late: { label: 'Overdue', tone: 'danger' },
}

/** Nobody can agree any more. */
const afterLeaving: Record<PolicyDutyStatus, string> = {
  agreed: 'Agreed',
  outdated: 'Renewal outstanding',
  owed: 'Not agreed',
  late: 'Not agreed, overdue',
}

const Line = ({ policy, hasLeft }: { readonly policy: PersonPolicy; readonly hasLeft: boolean }) => {
  const timeZone = useTimeZone()
  const dutyStatus = policy.standing ?? 'owed'
  const { label, tone } = looks[dutyStatus]
  return (
    <>
      <span className={slot('profile', 'words')}>
        <span>{policy.title}</span>
        <small>
          {[policy.category, `Version ${policy.versionNo}`].filter(Boolean).join(' · ')}
          {dutyStatus === 'agreed' && policy.agreementDateUtc !== null ? (
            <>
              {' · '}
              <DateText value={policy.agreementDateUtc} timeZone={timeZone} />
            </>
          ) : null}
          {dutyStatus !== 'agreed' && policy.dueUtc !== null ? (
            <>
              {' · Due '}
              <DateText value={policy.dueUtc} timeZone={timeZone} />
            </>
          ) : null}
        </small>
      </span>
      <Badge tone={tone}>{hasLeft ? afterLeaving[dutyStatus] : label}</Badge>
    </>
  )
}

/** As everybody is, or by what the person is: nothing to choose here. */
const isBound = ({ isForAll, applies, isChosen }: PersonPolicy) => isForAll || (applies && !isChosen)

const Bound = ({ how, policies }: { readonly how: string; readonly policies: ReadonlyArray<PersonPolicy> }) =>
  policies.length === 0 ? null : <Text tone="muted">{`${how}: ${listed(policies.map(({ title }) => title))}.`}</Text>

interface ChoiceProps {
  readonly form: Form
  readonly policies: ReadonlyArray<PersonPolicy>
}

/** Those that bind the person whatever is chosen are named, not offered. */
const Choice = ({ form: { draft, change }, policies }: ChoiceProps) => {
  const choose = (id: PersonPolicy['id']) => (isChosen: boolean) =>
    change({ documentIds: isChosen ? [...draft.documentIds, id] : draft.documentIds.filter((one) => one !== id) })
  return (
    <Stack gap={2}>
      {policies
        .filter((policy) => !isBound(policy))
        .map(({ id, title }) => (
          <CheckboxField key={id} label={title} checked={draft.documentIds.includes(id)} onChange={choose(id)} />
        ))}
      <Bound how="Apply to everyone" policies={policies.filter(({ isForAll }) => isForAll)} />
      <Bound
        how="Apply by department, position or tag"
        policies={policies.filter((policy) => isBound(policy) && !policy.isForAll)}
      />
    </Stack>
  )
}
